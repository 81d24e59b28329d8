import { expect, test } from 'vitest'
import { callOf } from '#tests/support/call.ts'
import { findDanger } from './danger.ts'
import { plain } from '../text/text.ts'

test.each([
  ['carbon-monoxide', 'everyone in the house feels sick since the heating came on'],
  ['gas', "there's a funny smell and hissing where they dug"],
  ['wet-electrics', 'rainwater is running into my fuse box'],
  ['wet-electrics', "the fuse board's under the leak"],
  ['fire', 'burning plastic smell coming from the sockets'],
  ['fire', "smoke's pouring out of the bonnet and I'm stuck inside"],
  ['fire', "there's a fire on the second floor"],
  ['fire', 'help, fire!'],
  ['crime', "some bloke's trying to drag me out of my car"],
  ['crime', 'send the police please'],
  ['life', 'I might as well be dead with this bill'],
  ['medical', "my husband's had a stroke"],
  ['medical', "I've lost the feeling in both legs"],
  ['medical', 'he has swallowed a whole packet of paracetamol'],
  ['medical', 'one of your temps has fallen off the scaffold'],
  ['medical', 'a guest has fallen from the balcony'],
  ['medical', "the pupil's having an asthma attack and her inhaler's not working"],
  ['medical', "my mum's been sick blood since your meal"],
  ['medical', 'he has gone a funny blue colour'],
  ['medical', "she fell and her bone's sticking out"],
  ['animal', "my rabbit's not moving and feels cold"],
] as const)('%s: %s', (danger, line) => expect(findDanger(plain(line))).toBe(danger))

test.each([
  "should I ring 999? a pipe's burst",
  "the fire in the lounge won't light",
  'there was a power cut and now the clock blinks',
  'the clutch smells of burning',
  "my neighbour's fence collapsed on my car",
  'my landlord threatens to evict me',
  "I can't lift my arm above my head",
  "I've been in a crash a few weeks back",
  'one side of the radiator is cold',
  "I've taken painkillers but it still hurts",
  'she took her tablets this morning, can she have the blood test',
  'someone in the flat upstairs plays the drums',
  'a man in the room next door snores',
])('no danger: %s', (line) => expect(findDanger(plain(line))).toBe(null))

test('where animals are looked after, "he" is one unless the line speaks of a person', () => {
  for (const line of [
    "he's been hit by a car",
    "she's choking on a bone",
    "I'm so worried, she's collapsed and her gums are white",
    "he's having a fit",
  ])
    expect([line, findDanger(plain(line), 'animals')]).toEqual([line, 'animal'])
  for (const line of [
    "I can't breathe",
    'my husband has collapsed in your car park',
    "your dog's bitten my son and he's bleeding badly",
    'one of your customers has fallen down the stairs',
  ])
    expect([line, findDanger(plain(line), 'animals')]).toEqual([line, 'medical'])
  expect(findDanger("he's been hit by a car")).toBe('medical')
})

test('a pet that only lies there, or cannot stand, is in danger', () => {
  expect(findDanger("my cat's been sick and she's just lying there")).toBe('animal')
  expect(findDanger("the dog won't get up")).toBe('animal')
  expect(findDanger("she's just lying there on the sofa watching telly")).toBeNull()
})

test('an illness that is over is no emergency', () => {
  expect(findDanger('I need some exercise after my heart attack')).toBeNull()
  expect(findDanger("I think he's had a heart attack")).toBe('medical')
  expect(findDanger(plain("me dog's eaten a whole bar of dark chocolate"))).toBe('animal')
})

test('danger is heard in the words of somebody who only describes what they see', () => {
  for (const [line, danger] of [
    ["he's gone grey and clammy and there's a weight on his chest", 'medical'],
    ['a fella on the bench has slumped over and I can’t get a pulse', 'medical'],
    ["her eyes have rolled back and she's thrashing about", 'medical'],
    ['he ran the grinder across his thigh', 'medical'],
    ['the toddler has had a swig of descaler', 'medical'],
    ['I’m thirty weeks pregnant and I’m bleeding', 'medical'],
    ["he's got red blotches, a fever and he's gone all limp", 'medical'],
    ['the lass is locked in the car and it’s roasting', 'medical'],
    ['the sofa has caught and it’s spreading', 'fire'],
    ['some bloke is trying to boot me front door in', 'crime'],
    ["he's outside with a crowbar shouting the odds", 'crime'],
    ["I can't find my daughter anywhere, she was by the tills", 'crime'],
    ["Dad's got dementia and he's wandered off", 'crime'],
    ["she's on the far side of the parapet", 'life'],
    ['since he died I just want to be with him again', 'life'],
    ['the storm has brought a branch down on the wires and they’re fizzing', 'electricity'],
    ['the socket has gone black and it smells like fish', 'fire'],
    ['nan left the gas on without a flame all afternoon', 'gas'],
    ['the alarm above the cooker keeps bleeping', 'carbon-monoxide'],
  ] as const)
    expect([line, findDanger(plain(line))]).toEqual([line, danger])
})

test('how somebody died, a figure of speech and a thing that chokes are no danger', () => {
  for (const line of [
    'my uncle passed away on Sunday, a stroke in the end, and we need a wreath',
    'sort it out before my mother has a fit at the state of it',
    'I look like I have been electrocuted, can you calm my hair down?',
    'our plans have gone up in smoke, so we need to cancel',
    'the mower chokes a bit when you start it',
    'I took the last of my tablets today and need more',
    "it's dripping, but well away from the sockets",
    'I want a heat alarm fitting and an outside light',
    'I can’t find my daughter a tutor',
    'lock the baby seat in the car for me',
  ])
    expect([line, findDanger(plain(line))]).toEqual([line, null])
})

test('despair is heard without the word for it', () => {
  for (const line of [
    "I can't see a way out of this and they'd be better off if I wasn't here",
    'she has written a note to say goodbye and gone out',
    "by the time you read it I'll be gone, tell Mum sorry",
    "I've lost my job and I'm on the bridge",
  ])
    expect([line, findDanger(plain(line))]).toEqual([line, 'life'])
  for (const line of [
    "by the time you get here I'll be gone, so use the side door",
    'the flat by the railway bridge, I lost the keys',
    "there's a note on the gate to say good morning",
    'that class was so hard I thought I was going to die, same again please',
  ])
    expect([line, findDanger(plain(line))]).toEqual([line, null])
})

test('danger is heard in broken grammar, and of a child or a neighbour who is shut in', () => {
  for (const [line, danger] of [
    ['please, the baby no can breathe', 'medical'],
    ['a boy is stuck in the lift and he is screaming', 'medical'],
    [
      'Mr Shah has not been seen since Friday and I can hear groaning through the letterbox',
      'medical',
    ],
    ['she had a bang on the head and now she is drowsy', 'medical'],
    ['his tongue is huge, he has a sesame allergy', 'medical'],
    ['the shock threw her across the kitchen', 'medical'],
    ['he is coming at me with a spanner', 'crime'],
    ['three of us woke up with headaches and the heater was on all night', 'carbon-monoxide'],
    ['the burner was not lit and now it stinks in here', 'gas'],
    ['I just want to go to sleep and never wake up', 'life'],
  ] as const)
    expect([line, findDanger(plain(line))]).toEqual([line, danger])
  for (const line of [
    'can you put in a carbon monoxide alarm?',
    'next door attacked our hedge with a strimmer',
    'it jolts as if it is having a fit',
    'no bleach please, it makes me cough',
    'the key is stuck in the lock of the shed',
  ])
    expect([line, findDanger(plain(line))]).toEqual([line, null])
})

test('ordinary calls that share words with danger are no emergency', () => {
  for (const line of [
    "By the time she gets here I'll be gone to work, sorry about that",
    "My dog's being put to sleep tomorrow and I want to be with him",
    "I need a bridge but I've lost my job, do you do payment plans?",
    "My bridge has come out again, I've had enough of it",
    'When you find me work just give me a ring',
    "He's six and he's never been to a dentist",
    'My mum has a hammer toe and she said you treat them',
    'Mum has dementia and she has missing teeth',
    'We had a break-in, someone kicked the door in yesterday, it needs boarding from the outside',
    "The stopcock's buried under the drive",
    'my hot waters gone since this morning',
    "Water's squirting out of the side of the boiler",
    'Can you drill through my back wall for a cable?',
    'I need a window replaced and carpet laid',
    "I've had a look, I've used drain cleaner and no luck",
    "My daughter left her goggles, they're at the bottom of the pool",
    'I get pain in the front of my shoulder when I lift my arm',
    "My tooth's gone grey and my jaw aches",
    "I'm ten weeks pregnant and need a blood test",
    "My son's bitten his tongue and it's sore",
    "I'm stuck in traffic, in the car with my daughter, running late",
    'The side of my face is numb after my filling this morning',
    "I've a leak on a copper pipe under the sink and I've got kids in the house",
    'The carpet has a smell of urine, can we switch to Friday?',
    "The shed's gone up and we love it, now we want a patio",
    "there's no flame coming on",
    "I'm ringing to get an alarm fitted by the boiler",
  ])
    expect([line, findDanger(plain(line))]).toEqual([line, null])
})

test('a figure of speech or a death in a line hides no danger beside it', () => {
  for (const [line, danger] of [
    ["He won't wake up, I think it's a heart attack", 'medical'],
    ["We're at a funeral and my uncle's having a heart attack", 'medical'],
    ["My mum died of a stroke and I think I'm having a stroke now", 'medical'],
    ["She's choking a bit, she's swallowed a grape", 'medical'],
    ["There's a man in the road, looks like he's been hit by a car", 'medical'],
    ["I've just took the last of my tablets, the whole bottle", 'medical'],
    ["The fryer's just gone up in smoke", 'fire'],
    ["he's stabbed her in the back, she's on the floor", 'crime'],
    ["I can't keep the water away from the sockets", 'wet-electrics'],
  ] as const)
    expect([line, findDanger(plain(line))]).toEqual([line, danger])
})

test('danger is heard in what a caller sees, and not in lines with some of the same words', () => {
  for (const [line, danger] of [
    ['she is at the foot, no, at the bottom of the stairs and she is not moving', 'medical'],
    ['he has cut two of his fingers off', 'medical'],
    ['the drain cleaner splashed up into my eyes', 'medical'],
    ['a toddler has fallen down a shaft', 'medical'],
    ["I've had enough of living", 'life'],
    ['we lost our little girl, she was right here', 'crime'],
    ['the window was jemmied and they are still upstairs', 'crime'],
    ['the water has reached the sockets', 'wet-electrics'],
    ['the headaches go off when we are out', 'carbon-monoxide'],
  ] as const)
    expect([line, findDanger(plain(line))]).toEqual([line, danger])
  for (const line of [
    "I've had enough of living in this flat",
    'the finger rail has come off',
    'I supported people with suicidal thoughts in my last job',
    'the paint splashed on my shoes',
    'we lost our keys down a hole',
  ])
    expect([line, findDanger(plain(line))]).toEqual([line, null])
})

test.each([
  "my nan can't climb into the tub any more, so we want a wet room",
  'he struggles to climb in, could you fit a rail',
  'the grandkids climb in and out of the sink',
  'my brother forced the window lock and it snapped',
  'a tenant broke the lock on the meter cupboard',
  "Mum's plate has broken in two",
  'my son broke his brace in half and he has school',
  'the missus will kill me if you are late',
  "they said I'm not needed any more, so they've let me go",
  'some kids broke the window with a football',
  "my landlord's threatening us with court",
  "grandad's dying and wants to change his will",
  "he's going to kill me if it isn't done by Friday",
])('no crime: %s', (line) => expect(findDanger(plain(line))).toBeNull())

test.each([
  'a man is climbing in through our kitchen window',
  'two lads are climbing in next door',
  "he's climbing over the garden fence and he isn't allowed near me",
  'somebody is breaking the lock on my shop',
  "he's threatening us with a hammer",
  "she's not let me go out for a week",
  "he's going to kill me",
])('crime: %s', (line) => expect(findDanger(plain(line))).toBe('crime'))

test.each([
  ["we want a walk-in shower, my aunt can't climb in the bath", null],
  ['my grandad struggles to climb into the tub', null],
  ['somebody will have to climb in the loft to see the tank', null],
  ['the builders have broken through the tiles', null],
  ['my wife broke the lock on the bathroom door', null],
  ['the tenant has broken the door handle', null],
  ["my neighbour's tree has broken through the fence", null],
  ["she loves getting in the car, she'll be fine", null],
  ["somebody's climbing in through the bathroom window", 'crime'],
  ['there is a man climbing into my garden', 'crime'],
  ['he came to break my door down', 'crime'],
  ["he can't break in, so he is smashing the window", 'crime'],
  ['they have broken into our flat', 'crime'],
  ['my ex wants to break in', 'crime'],
])('who breaks or climbs in for harm does so without need: "%s"', (line, danger) => {
  expect(findDanger(plain(line))).toBe(danger)
})

test.each([
  ['gas', 'my gran left a ring on and it never lit'],
  ['gas', 'the whole flat is filled with gas'],
  ['carbon-monoxide', 'we have all got thumping heads and the stove has been on since tea'],
  ['medical', "my mam's gone a strange colour"],
  ['medical', 'she banged her head and now she is making no sense'],
  ['medical', "my missus can't get her words out"],
  ['medical', "Grandad's mouth has gone over to one side"],
  ['medical', 'the chimney has come down and the lads are trapped under it'],
  ['medical', 'I reckon the old man upstairs is dead, the neighbour, I think he is dead'],
  ['medical', "I can see her on the floor and she's not answering"],
  ['medical', 'the pan tipped and boiling fat has gone right down my arm'],
  ['medical', 'my cousin ate a cashew and his tongue is puffing up'],
  ['medical', 'the switch sparked and I got thrown across the shed'],
  ['medical', 'he has sliced the end of his thumb clean off'],
  ['medical', 'she has swallowed a piece of glass'],
  ['medical', "my jaw is swollen, I can hardly open my mouth and I'm shivering"],
  ['life', "I can't cope and I want it to be over"],
  ['life', 'I do not see the point of being here'],
  ['life', "I've got the pills lined up here in front of me"],
  ['crime', "there's a woman at my door and she won't leave"],
  ['crime', 'my ex is outside hammering on the door and I am scared of him'],
  ['crime', "he's battering my brother"],
  ['crime', 'she keeps slapping me'],
  ['crime', "I'm hiding in the bathroom and he's kicking off"],
  ['crime', 'the door was kicked in when I got home and I think they might be still inside'],
  ['crime', 'two customers are fighting and one has got a knife'],
] as const)('%s in the words of somebody frightened: %s', (danger, line) =>
  expect(findDanger(plain(line))).toBe(danger),
)

test.each([
  'the water has gone a strange colour',
  "Mam's not making sense of your quote",
  'I think the pump is dead',
  'I took my hand off the valve and it dripped',
  'my landlord slapped me with a charge',
  'the fence came down and my neighbour is under a lot of stress',
  'the tenant on the floor above is not answering his phone',
  'the neighbours are fighting over the bins again',
  'we have a nut allergy at the table and one who hates fish',
  'I do not see the point of a survey',
  'the ring on the hob will not light',
])('no danger, though it sounds alike: %s', (line) => expect(findDanger(plain(line))).toBeNull())

test('who asks whether it is gas or the drain smells it, and two jobs are no smell', () => {
  for (const line of ['is that gas or the drain?', 'is it gas or just the drains'])
    expect([line, findDanger(plain(line))]).toEqual([line, 'gas'])
  for (const line of ['wait, is that the gas cert or the sink?', 'the gas or the sink first?'])
    expect([line, findDanger(plain(line))]).toEqual([line, null])
})

test('what is so again is a danger, whatever was so last year', () => {
  for (const [line, danger] of [
    ['Nan had a stroke last year and now her mouth has dropped again', 'medical'],
    ['he had a fit two months ago and he is having another', 'medical'],
    ['we had a gas leak in March, and I can smell gas again', 'gas'],
    ['my ex hit me last month and he is outside banging on the door again', 'crime'],
  ] as const)
    expect([line, findDanger(plain(line))]).toEqual([line, danger])
  for (const line of [
    'he had a heart attack last year and now he cannot do the stairs',
    'we had a gas leak in March and need the boiler looking at again',
    'the ceiling came down on me last year and I have just had a letter about it',
  ])
    expect([line, findDanger(plain(line))]).toEqual([line, null])
})

test.each([
  ["he'd have a heart attack if you charged that", null],
  ['my sister had a seizure as a child', null],
  ['the pup has had a fit before, is that a problem?', null],
  ['she has never had a seizure before', 'medical'],
  ['she had a fit before and she is having another one', 'medical'],
  ['I laughed till I could hardly breathe', null],
  ['she was laughing at table four and now she is choking', 'medical'],
  ['I am passing out the menus', null],
  ['Dad is passing out', 'medical'],
  ['he was unconscious of the mess', null],
  ['I collapsed into bed at nine', null],
  ['she collapsed on the settee after the walk, the lazy thing', null],
  ['he collapsed on the sofa and his lips are blue', 'medical'],
  ['he collapsed on the sofa after dinner', 'medical'],
  ['he chokes on his lead', null],
  ["he's choking on a chip", 'medical'],
  ["I'd rather die than have braces", null],
  ["I'd rather die than go on like this", 'life'],
  ['do you do suicide inquests?', null],
  ['we had a break-in and the lock needs doing', null],
  ['a man is in my kitchen fitting the sink', null],
  ['there is a man in my kitchen', 'crime'],
  ['my uncle attacked the pudding with a spoon', null],
  ['there is no smoke without fire', null],
  ['I read about the stabbing in the local paper', null],
] as const)('a story, a joke or a habit is no danger, its look-alike is: %s', (line, danger) =>
  expect(findDanger(plain(line))).toBe(danger),
)

test('what an animal ate or how hot it is tells of danger in whatever words', () => {
  for (const line of [
    "she's pinched a bag of raisins",
    'he has had half an easter egg',
    "he's overheated and he's wobbling about",
  ])
    expect([line, findDanger(plain(line), 'animals')]).toEqual([line, 'animal'])
  for (const line of [
    'we had a chocolate labrador once',
    'it is really hot in your shop',
    'he ate a grape once and was fine',
  ])
    expect([line, findDanger(plain(line), 'animals')]).toEqual([line, null])
})

test.each([
  ['gas', 'the gas is blowing out of a pipe that I cut'],
  ['carbon-monoxide', 'we all feel dizzy when the fire is on'],
  ['fire', 'a candle has caught the blinds'],
  ['medical', 'I had a molar out and I have filled two bowls with blood'],
  ['medical', 'my gum is bleeding since the extraction and my pillow is soaked'],
  ['medical', "she's that swollen her eye has nearly closed"],
  ['medical', 'the toddler has gone limp'],
  ['medical', "Gran's been on the kitchen floor since tea and she can't get up"],
  ['medical', 'a wardrobe has fallen on top of my missus'],
  ['medical', 'he fell down the cellar steps, down the lift shaft nearly'],
  ['medical', "my waters have broke and it's only March"],
  ['medical', "he's got a chicken bone stuck and he's choking"],
  ['life', "my brother says he'll hang himself"],
  ['life', 'tell my mum I love her, I am so sorry, goodbye'],
  ['life', "he's threatening to jump off the car park"],
  ['crime', "she's coming round to hurt me"],
  ['crime', 'he had me by the throat just now'],
  ['crime', 'two lads are outside with a cricket bat'],
  ['crime', 'there is a strange bloke in my kitchen'],
  ['crime', 'she is throwing plates at me'],
  ['crime', 'he says he will burn the house down'],
  ['crime', 'somebody is trying to get in the skylight'],
  ['crime', 'a drunk is attacking our waiter'],
] as const)('%s as it is told by who sees it: %s', (danger, line) =>
  expect(findDanger(plain(line))).toBe(danger),
)

test.each([
  'the fan is blowing out cold air',
  'tell my wife I love her choice of tiles',
  'there is a bat in the loft',
  'the boys are outside with a bat and ball',
  'a bloke in my house from your firm said to ring',
  'a woman in our flat block gave me your number',
  'two men tried the door handles out',
  'he got knocked down on the price',
  'I have not seen the cleaner for a week and the bins smell',
  'tell Dad I am running late',
])('no danger in a line that shares its words: %s', (line) =>
  expect(findDanger(plain(line))).toBeNull(),
)

test('an animal that is run over, bloated or stung needs a vet, not an ambulance', () => {
  for (const line of [
    'the pup has been run over',
    "she's bloated and trying to be sick",
    "she's been stung, her face is swelling and she's struggling to breathe",
    'he ate some sugar free gum',
    'his neck is swollen and he can hardly swallow',
  ])
    expect([line, findDanger(plain(line), 'animals')]).toEqual([line, 'animal'])
  expect(findDanger('he was run over years ago and limps', 'animals')).toBeNull()
})

test.each([
  'my tom is straining in his tray and only drops are coming out',
  "she keeps squatting on the litter and nothing's coming",
  "our kitten hasn't had a wee since yesterday",
  "he's trying to wee and he can't, he's howling",
  'I think he has a blocked bladder',
  "my dog keeps being sick and there's blood in it",
  "she's bringing up blood",
  "there's blood in her wee",
])('a blocked bladder, or blood, makes an animal urgent at a vet: %s', (line) => {
  expect(callOf([line], { setup: { trade: 'vet' } }).card.urgency).toBe('urgent')
})

test.each([
  "my cat won't use her tray, she's weeing on the carpet",
  "she's not weeing in the house any more",
  "have you got the wee sample results, nothing's come back yet",
  'he was sick once on Sunday but he is fine now',
])('a cat that soils, a sample or an upset stomach that is over is not urgent: %s', (line) => {
  expect(callOf([line], { setup: { trade: 'vet' } }).card.urgency).toBe('normal')
})

test.each([
  'my eyelids are swelling up after the tint',
  "she had her hair dyed with you and her eyes have come up, it's all puffed up",
  "my scalp's itching and my forehead is swollen since the colour",
  "did the patch test and now my eye's puffing up",
])('a face that swells from hair dye is an emergency: %s', (line) => {
  expect(callOf([line], { setup: { trade: 'hairdresser' } }).card.urgency).toBe('emergency')
})

test.each([
  'my scalp is a bit itchy since the colour',
  'my eyes are swollen from crying about my hair',
  "I've a swollen ankle, can I still come for my colour?",
  'can I have my brows tinted?',
])('an itch, tears or a swelling elsewhere is none: %s', (line) => {
  expect(callOf([line], { setup: { trade: 'hairdresser' } }).card.urgency).toBe('normal')
})

test.each([
  ["my lips aren't swollen, I only want a patch test", null],
  ["Her face is not swelling, it's a test before the colour", null],
  ["my lips aren't swollen but my tongue is", 'medical'],
  ["his face isn't swollen, his tongue is", 'medical'],
  ["his face isn't swollen yet, it was nuts", 'medical'],
  ["her face isn't swollen, but she can't breathe", 'medical'],
  ['my lips are swollen', 'medical'],
])('a swelling that is denied is none, and the rest of the line counts: %s', (line, danger) => {
  expect(findDanger(line)).toBe(danger)
})

test.each([
  'do I keep taking my tablets in the morning?',
  'should she stop taking her blood pressure pills before it?',
  'can he still take his antibiotics tonight?',
])('who asks whether to take a medicine has taken no overdose: "%s"', (line) => {
  expect(findDanger(plain(line), 'teeth')).toBeNull()
})

test('who has taken too much has, whatever is asked about the rest', () => {
  const lines = [
    "he's taken all his pills, should he take the rest?",
    'I keep taking my tablets and I feel drowsy',
  ]
  for (const line of lines) expect(findDanger(plain(line)), line).toBe('medical')
})
