/** Everyday words that are no part of a name. Names that are words too ("Mark", "Rose", "Will") are left out. */
export const commonWords: ReadonlySet<string> = new Set(
  `a about above accept account across actually add address after afternoon again against ago agree ahead all almost
  already also although always am amount an and another answer any anybody anyone anything anyway appointment are aren't
  around as ask asking at available away back bad bank be because been before begin being best better between big bill
  bit book booked booking both bring broken business busy but buy by bye call called calling calls came can can't cancel
  cannot car card care change charge cheap check cheers child children city clean clear close closed code cold come
  comes coming company correct cost could couldn't country credit customer date day days dead deal definitely delivery
  did didn't difference different do doctor does doesn't doing don't done door down drive due during each early easy
  eat either else emergency end english enough er erm even evening ever every everyone everything exactly explain
  extra family far fast feel few find fine first five fix flight follow food for forget four free friend friends from
  full fun game get gets getting give go goes going gone good goodbye got great guess guy had haircut half happen
  happy hard has hasn't have haven't having he hear heard hello help her here hers hey hi high him his hiya hold
  holiday home hospital hot hour hours house how however hundred hurry hurt husband i i'd i'll i'm i've idea
  if ignore important in information inside instead instructions interested into is isn't it it's its job joke just
  keep kind kitchen know language last late later learn least leave left less let let's letter life light like likely
  line list little live ll local long look looking lost lot lots love low machine made mail make man many market matter
  maybe me mean meaning means meet meeting message might mind mine minute minutes moment money month months more
  morning most move movie mr's much mum music must my myself name name's named near need needed needs never new news
  next nice night nine no nobody none nope nor not nothing now number numbers of off office oh ok okay old on once
  one ones only open opening or order other others ought our out outside over own paid parents part pay people per
  perhaps person phone pick place plan play please plus point possible possibly post postcode prefer price private
  probably problem pull put question questions quick quickly quite rather ready real really reason recipe recommend
  refuse remember remind repeat reservation rest restaurant right ring road robot room run said same say saying
  says schedule second see seem seen send sense service set seven several shall she shop should show side since sir
  six slot small so some somebody someone something sometimes somewhere soon sooner sorry sort sound sounds speak
  speaking spell spelled spelling spelt start started state stay still stop store story stuff such suggest suppose sure system table
  take taken taking talk talking tell ten text than thank thanks that that's thats the their them then there
  there's these they they're thing things think this those though thought three through ticket till time times tired to
  today together told tomorrow tonight too top total town travel trip true try trying turn two type um under
  understand unfortunately until up upset urgent us use used using usually very wait waiting wake want wanted wants
  was wasn't watch water way we we'll we're we've weather website week weekend weeks well went were weren't what
  what's whatever when when's where where's whether which while who who's whole whose why wife will's wish with without
  won't wonder wondering word words work working works world worry would wouldn't wrong yeah year years yep yes
  yesterday yet you you'd you'll you're you've your yours yourself yup ain't u whant wanna gonna gotta til haha lol
  hm hmm uh huh eh ah oi wow damn fuck fucking shit bloody hell stupid idiot crap rubbish piss bugger
  monday tuesday wednesday thursday friday saturday sunday january february march april june july august september
  october november december oclock am pm noon midday eight zero double triple eleven twelve twenty thirty asap ai
  human bot virtual assistant none nah nowhere per via etc calculate convert translate define search battery color colour
  percent dollars pounds euros temperature movies songs song sports team score facts fact history science math weather
  located location directions traffic flights hotel hotels restaurants nearest closest average cheapest fastest
  biggest largest tallest population capital president meaning definition synonym recipes calories ingredients
  update updates status reset password email login internet wifi computer laptop phone's bluetooth app apps
  asdf ghjk lorem ipsum dolor afraid allergic btw read wash delete adjust finish display acquire replay consult restart google print upload download install remove move edit create write draw clean cook drink drive fill fold sell rent repair replace record save scan share sign sing skip sleep sort submit swap switch translate unlock wipe wrap whats hows wheres text texts white black red blue green yellow please thankful grateful helpful curious awesome kindly appreciated farewell locked stuck lost worried pregnant moving pretty messed sorry great buhbye byebye cheerio tara ta appreciate apologies appropriate anonymous nevermind blank
  private confidential rings ringing texted regarding reference complaint complain manager owner boss staff
  happened happens helps hungry thirsty sick ill tired bored sad angry annoyed confused daughter's son's
  mother father sister brother dad daughter son wife's husband's neighbour neighbor landlord tenant boiler radiator`.split(
    /\s+/,
  ),
)
