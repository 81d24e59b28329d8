import { allIndustries } from '#app/site/industries.ts'
import { readLists } from '../synonyms.ts'

/** What people of a trade call themselves; `other` lists trades that the site doesn't name. */
const alsoCalled = readLists(`
estate-agents: estate agent, estate agency, real estate, realtor, letting agent, letting agency, lettings agency, lettings agent, property agent
lawyers: lawyer, solicitor, law firm, barrister, conveyancer, attorney, paralegal, legal practice
property-management: property manager, landlord, block management, blocks of flats, managing agent, manage flats, housing association, rental properties
sales-teams: sales team, sales rep, sales department
customer-support: customer service, support team, online shop, online store, ecommerce, e commerce, webshop, call handling team
recruitment: recruiter, recruiting, recruitment agency, staffing agency, temp agency, employment agency, headhunter
healthcare: health care, dentist, dental practice, dental, doctors surgery, gp surgery, gp practice, clinic, medical practice, physio, physiotherapist, optician, therapist, podiatrist, osteopath, doctor surgery, surgeries, dental surgery, pharmacy
finance: accountant, accountancy, accounting, bookkeeper, mortgage broker, tax adviser, ifa, finance firm
chiropractors: chiropractor, chiropractic
contractors: contractor, builder, roofer, electrician, carpenter, joiner, decorator, plasterer, construction, handyman, tradesman, tradesmen, bricklayer, scaffolder, painter, tiler, kitchen fitter, locksmith, sparky, spark, brickie, chippie, glazier, window fitter, kitchen and bathroom fitter, groundworker
emergency-restoration: flood restoration, restoration company, water damage company
financial-services: wealth management, wealth manager, financial adviser
franchises: franchise, franchisee
hvac: hvac, air conditioning, air con, heating engineer, heating company, boiler engineer
insurance: insurance broker, insurer, insurance company
landscaping: landscaper, gardener, gardening, tree surgeon
pest-control: exterminator, rat catcher
plumbing: plumber, plumbing firm, gas engineer, drainage
restaurants: restaurant, cafe, takeaway, pizzeria, bistro, pub, chip shop, chippy, fish and chip shop, coffee shop, curry house, kebab shop, caterer, catering, bakery
salons: salon, hairdresser, barber, hair salon, nail bar, beautician, beauty salon, hairdressing, spa
towing: tow truck, breakdown recovery, vehicle recovery
veterinary: vet, animal hospital, vets, veterinary practice, veterinary surgery
other: window cleaner, cleaner, cleaning company, garage, mechanic, car dealer, florist, photographer, driving instructor, driving school, tutor, dog groomer, kennels, cattery, nursery, childminder, gym, personal trainer, yoga studio, taxi firm, taxi company, minicab, funeral director, hotel, guest house, bed and breakfast, b and b, school, college, church, charity, architect, surveyor, engineer, designer, agency, print shop, printer, upholsterer, chimney sweep, removals, removal firm, courier, haulage, skip hire, scrap yard, tattoo studio, wedding planner, event company, travel agent, it support, it company, web designer, security firm, farm, butcher, jeweller, tailor, dry cleaner, laundrette, care home, home care, counsellor, marketing agency, clothes shop, shop, corner shop, bike shop, pet shop, music teacher, holiday lets, campsite, letting rooms, storage company, wholesaler, manufacturer, factory
`)

/** The words that name each trade in a question, including the site's own names. */
export const tradeWords: readonly [slug: string, list: string][] = [
  ...alsoCalled,
  ...allIndustries.map(({ slug, label, menuLabel }): [string, string] => [
    slug,
    `${label}, ${menuLabel}`,
  ]),
]
