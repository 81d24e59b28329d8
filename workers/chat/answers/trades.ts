import {
  industries,
  isIndustrySlug,
  moreIndustries,
  type IndustryLink,
} from '#app/site/industries.ts'

/** Every trade that the site names, with a page or without. */
export const trades: readonly IndustryLink[] = [
  ...industries,
  ...moreIndustries.filter(({ slug }) => !isIndustrySlug(slug)),
]

/** What people of a trade call themselves, beside the names that the site uses. */
const alsoCalled: Record<string, string> = {
  'estate-agents':
    'estate agent, estate agency, real estate, realtor, letting agent, letting agency, lettings agency, lettings agent, estate agents',
  lawyers:
    'lawyer, solicitor, law firm, barrister, conveyancer, legal practice, attorney, paralegal',
  'property-management':
    'property management, property manager, landlord, block management, blocks of flats, managing agent, manage flats, manage properties, rental properties',
  'sales-teams': 'sales team, sales rep, sales department, salesforce team',
  'customer-support':
    'customer support, customer service, support team, online shop, online store, ecommerce, e commerce, webshop',
  recruitment:
    'recruitment, recruiter, recruiting, staffing agency, temp agency, employment agency, headhunter',
  healthcare:
    'healthcare, health care, dentist, dental, dental practice, doctor, gp, clinic, surgery, medical practice, physio, physiotherapist, optician, hospital, therapist, podiatrist, osteopath',
  finance:
    'finance, accountant, accountancy, accounting, bookkeeper, mortgage broker, tax adviser, ifa',
  chiropractors: 'chiropractor, chiropractic',
  contractors:
    'contractor, builder, roofer, electrician, carpenter, joiner, decorator, plasterer, construction, handyman, tradesman, tradesmen, bricklayer, scaffolder, painter, tiler, kitchen fitter',
  'emergency-restoration':
    'emergency restoration, flood restoration, restoration company, water damage',
  'financial-services': 'financial services, wealth management, wealth manager',
  franchises: 'franchise, franchisee',
  hvac: 'hvac, air conditioning, air con, heating engineer, heating company, boiler engineer',
  insurance: 'insurance, insurance broker, insurer',
  landscaping: 'landscaping, landscaper, gardener, gardening, tree surgeon',
  'pest-control': 'pest control, exterminator, rat catcher',
  plumbing: 'plumbing, plumber, gas engineer, drainage',
  restaurants: 'restaurant, cafe, takeaway, pizzeria, bistro, pub, bar, hotel restaurant',
  salons:
    'salon, hairdresser, barber, hair salon, nail bar, beautician, beauty salon, hairdressing, spa',
  towing: 'towing, tow truck, breakdown recovery, vehicle recovery',
  veterinary: 'veterinary, vet, animal hospital',
}

/** The words by which a question names each trade. **Shape**: as in `synonyms.ts`. */
export const tradeWords: Record<string, string> = Object.fromEntries(
  trades.map(({ slug, label, menuLabel }) => [
    `trade-${slug}`,
    [label, menuLabel, alsoCalled[slug]].filter(Boolean).join(', '),
  ]),
)
