import { emptyWords } from '../text/text.ts'

/** Everyday words that are never part of a name. Words that are names too ("Mark", "Rose", "Will") are left out. */
const words = new Set(
  `above actually add address after afternoon against ago ah ahead ai almost already alright although always
  anonymous another answer anybody apartment anyone anything anyway apologies appointment appreciate appreciated
  april aren't around asap august available away aye back bad before best better between big bloody boiler boiling
  book booked booking boss bot broken brother btw bugger business busy bye call called calling calls
  came cancel cannot car card care cell change charge cheap check cheerio cheers child children close closed
  colour come comes coming company complain complaint confidential confused cost couldn't crap customer
  dad damn date daughter day days december definitely didn't difference doctor doing done door down duck due
  each early easy eh either email emergency enough erm even evening ever every everyone everything family father
  february find fine first five fix flat floor follow freezing forget four free friday friend friends fuck fucking gas gets
  getting give goes gone good goodbye grand grateful guess guy half haircut happy hasn't haven't hear heard
  hell help helps hers him hiya hm hmm hold home hospital hours house huh human hurry idea idiot ill im
  information instead instructions isn't january job july june kitchen landline landlord language last late leave left
  less letter likely line list little local locked long look lot lots love make manager march mean means
  meet meeting message mid midday mind minute minutes mobile moment monday money more morning most mother moving
  mum music myself nah name name's named neighbor neighbour neither never new next nice night no nobody noon
  nope not nothing november now nowhere number numbers october office oi oil once only open others over
  owner past pay people per person personal phone pick piss place play pls plz pm possible post postcode pounds prefer
  price private problem put quarter question questions quick quickly quite radiator recommend reference
  regarding repeat reservation right ring ringing rings room rubbish safe said same saturday say saying says
  see september service set seven since shit shop sick sister somebody someone something sometimes somewhere
  sat sit sitting son soon sooner sorry speak speaking spell spelled spelling spelt staff started stood stuck stupid sunday sure ta table take
  taking talk talking tenant thankful that's there's they're thursday till time times today telephone told tomorrow
  tonight try trying tuesday u uh under unit unless until urgent use wait waiting wake wasn't water way we'll website
  wednesday week weekend weren't when's where's white who's without work working works world wouldn't
  wow writing wrong zoom skype facetime whatsapp priority provisional broke bust mouldy manky dodgy leaky chaos awful terrible horrible dead yeah year yep yesterday yet you'd you'll you've yours yup two three six eight nine ten cold warm damp draughty outside inside indoors
  eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty
  british english scottish welsh irish polish french german italian spanish portuguese romanian ukrainian american
  indian pakistani chinese asian european muslim jewish catholic sikh hindu plot soonest earliest latest whatever whenever anytime diabetic pregnant disabled deaf surname
  double treble triple both leg legs paw paws ear ears eye eyes tooth teeth front upstairs downstairs worse whichever
  ive youve weve youre theyre dont didnt cant couldnt isnt wasnt wont hes shes thats theres whats wheres whos yeh yh leccy lecky electric electrics
  champion smashing mint belting magic lush bostin mostly mainly nails claws lovely brilliant perfect great fab super cool wonderful excellent fantastic blimey crikey righto existing client employed retriever labrador lab spaniel terrier poodle cockapoo road near`.split(
    /\s+/,
  ),
)
// Empty words that are names too.
const NAMES = ['may', 'will']

/** "Ooh", "hmm", "aah", however long. */
const INTERJECTION = /^(?:o+h+|a+h+|h+m+|e+r+m*|u+m+|u+h+|a+w+|m+)$/

/** Whether a word in small letters is an everyday word rather than part of a name. */
export const isCommonWord = (word: string) =>
  words.has(word) || INTERJECTION.test(word) || (emptyWords.has(word) && !NAMES.includes(word))
