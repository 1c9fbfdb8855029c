// Names of groups of goods, and whom goods are given to: a line is "owners | kinds > goods". "Dog
// stuff" and "stuff for my dog" find the goods, and "gift for dad" those of the second table. The
// goods that are meant most come first; "#slug" is a whole category.
import type { Purpose } from './purposes.ts';

/** Kinds that add nothing to whose the goods are. */
const ANY = `stuff, thing, gear, equipment, supplies, accessories, accessory, essentials, items,
  goods, needs, products`;

const GROUPS = `
dog, puppy | * > dog bed, dog crate, leash, dog life jacket, pet grooming, pet stroller
dog, puppy | * > pet fountain
cat, kitten, kitty | * > cat tree, litter box, cat feeder, pet fountain, pet grooming, pet stroller
pet, animal | * > #pets
baby, newborn, infant, nursery | *, furniture > #baby
kid, child, children, little kid, grandkid | toy > #toys
toddler | *, toy > balance bike, train set, building tiles, stuffed animal, play kitchen, #toys
boy, little boy, son, nephew, grandson | toy > remote control car, train set, nerf
boy, little boy, son, nephew, grandson | toy > building tiles, #toys
girl, little girl, daughter, niece, granddaughter | toy > dollhouse, stuffed animal
girl, little girl, daughter, niece, granddaughter | toy > play kitchen, #toys
kids, children, childrens | stuff, thing > kids desk, play kitchen, balance bike, #toys
kids, children | furniture, room > kids desk, crib, dollhouse
kitchen, cooking, chef | * > cookware, frying pan, dutch oven, chef knife, cutting board
kitchen, cooking, chef | * > mixing bowl, blender, air fryer, toaster oven, coffee maker, #kitchen
kitchen, cooking, chef | * > stand mixer, espresso machine, multi cooker, microwave, refrigerator
kitchen, cooking, chef | * > dishwasher, electric range
kitchen, cooking | tool, gadget, utensil > chef knife, cutting board, mixing bowl, frying pan
kitchen, cooking | tool, gadget > blender, stand mixer, french press, wok, can opener, serving board
baking | *, tool > stand mixer, mixing bowl, baking sheet, toaster oven, dutch oven
coffee | *, gadget > coffee maker, espresso machine, french press, kettle, coffee grinder
grilling, bbq, barbecue | *, tool > grill, gas grill, charcoal grill, serving board
outdoor | stuff, thing, items, goods, living > patio set, adirondack chair, patio umbrella
outdoor | stuff, thing, items, goods, living > fire pit table, grill, solar light, garden hose
camping, camp, hiking, outdoor, backpacking, hunting | * > #camping
camping, camp | furniture > camping chair, sleeping pad, zero gravity chair, hammock
art, craft, drawing | * > pen, paper, marker
beach, lake | * > cooler, wagon, patio umbrella, beach towel, swim goggles, swim trunks
beach, lake | * > paddle board
beach, lake | * > canopy, waterproof speaker, kayak, sunglasses
pool | * > swim goggles, swim trunks, pool float, patio umbrella, zero gravity chair, paddle board
swim, swimming | * > swim goggles, swim trunks, pool float, paddle board
tailgate, tailgating, picnic | * > cooler, canopy, wagon, folding chair, grill, bluetooth speaker
gym, workout, fitness, exercise, training | *, machine > dumbbells, weight bench, resistance bands
gym, workout, fitness, exercise, training | *, machine > treadmill, exercise bike, yoga mat
gym, workout, fitness, exercise, training | *, machine > kettlebell
sports, sport | * > #sports
yoga | * > yoga mat, resistance bands
golf | * > golf rangefinder, golf club, golf ball, golf bag
tennis | * > tennis rackets
pickleball | * > pickleball paddles
bike, biking, cycling, bicycle | * > bike rack, bike helmet, bike pump, mountain bike
running, jogging | * > running shoes, fitness watch, treadmill, earbuds
car, auto, truck, vehicle, automotive | *, care > #automotive
mechanic, automotive, car, auto repair | tool > mechanic tool set, socket set, floor jack
mechanic, automotive, car, auto repair | tool > jack stand
mechanic, automotive, car, auto repair | tool > impact wrench, code reader, tool chest, car polisher
power, electric, cordless, battery | tool > drill, impact wrench, circular saw, miter saw, sander
power, electric, cordless, battery | tool > multi tool, nail gun, reciprocating saw, grinder
power | tool > table saw, chainsaw, #tools
hand | tool > tool set, socket set, screwdriver, hammer, level, laser measure
woodworking, carpentry, carpenter | * > miter saw, circular saw, sander, table saw, nail gun, drill
wood, woodworking, carpentry, carpenter | tool > miter saw, circular saw, sander, table saw
wood, woodworking, carpentry, carpenter | tool > nail gun, drill, multi tool, level
measuring | tool > laser measure, tape measure, level
air | tool > nail gun, air compressor, impact wrench
garage, workshop | * > tool chest, shelving unit, work light, shop vac, floor jack, air compressor
garage, workshop | * > storage bin, ladder
garden, gardening, yard, lawn, backyard, landscaping | *, tool > lawn mower, string trimmer
garden, gardening, yard, lawn, backyard, landscaping | *, tool > leaf blower, wheelbarrow
garden, gardening, yard, lawn, backyard, landscaping | *, tool > garden hose
garden, gardening, yard, lawn, backyard, landscaping | *, tool > planter box, composter, rake
garden, gardening, yard, lawn, backyard, landscaping | *, tool > shovel
garden, gardening, yard, lawn, backyard, landscaping | *, tool > hedge trimmer, sprinkler
garden, gardening, yard, lawn, backyard | *, decor > solar light, bird feeder
patio, porch, deck | * > patio set, adirondack chair, zero gravity chair, patio umbrella
patio, porch, deck | * > fire pit table, grill, solar light
cleaning | *, tool > mop, spin mop, steam mop, vacuum, stick vacuum, robot vacuum, handheld vacuum
cleaning | *, tool > carpet cleaner, broom, bucket, trash can
laundry, laundry room | * > laundry hamper, ironing board, washer, dryer, drying rack, garment rack
bathroom, bath | furniture > bathroom shelf, vanity
bathroom, bath, shower | *, decor, set > shower curtain, bath mat, bath towel, bathroom shelf
bathroom, bath, shower | *, decor > bathroom scale, vanity mirror
bedroom | *, decor > bed frame, nightstand, comforter, sheet, pillow, quilt, table lamp, curtains
bedroom | * > mattress topper, floor mirror, dresser, rug
bedroom | furniture, set > bed frame, nightstand, dresser, headboard, armoire, ottoman, armchair
living room, family room, lounge | * > coffee table, armchair, sofa, sofa bed, tv stand, bookcase
living room, family room, lounge | furniture, set > sofa, sofa bed, armchair, coffee table, tv stand
living room, family room, lounge | furniture, set > bookcase, ottoman, console table, end table
living room, family room, lounge | *, decor > floor lamp, area rug, wall art, throw blanket
living room, family room, lounge | * > tv, table lamp, console table, ottoman, soundbar
living room, family room, lounge | *, decor > blackout curtain, curtain, floor mirror, clock
dining room, dining, kitchen | furniture, set > dining table, dining chair, counter stool, bar stool
dining room | * > dining table, dining chair, counter stool, bar stool, dinnerware
entryway, hallway, foyer | *, furniture, decor > console table, shoe rack, runner rug
entryway, hallway, foyer | *, furniture, decor > floor mirror
office, home office, work | furniture > office chair, desk, standing desk, file cabinet, bookcase
office, home office | * > office chair, desk, standing desk, monitor, file cabinet, desk lamp
office, home office | *, machine > copy paper, pen, label maker, laminator, shredder, printer
office, home office | * > whiteboard, file cabinet, desk lamp, monitor riser, office chair
desk | *, organizer > desk lamp, monitor riser, pen, label maker, mouse, keyboard, wireless charger
school, classroom, student, back to school | * > school backpack, backpack, kids desk
school, classroom, student, back to school | * > pen, paper, desk lamp, laminator
school, classroom, student, back to school | * > notebook
school, classroom, student | * > whiteboard
teacher | * > whiteboard, laminator, pen, label maker, paper
dorm, dorm room, college | * > mini fridge, storage bin, desk lamp, string light, mattress topper
dorm, dorm room, college | * > sheet, backpack, garment rack, towel, laundry hamper
computer, pc, laptop | *, parts > mouse, keyboard, monitor, webcam, docking station, external drive
computer, pc, laptop | *, parts > headset, monitor riser
gaming, gamer | *, setup > gaming headset, gaming monitor, keyboard, mouse, gaming chair
phone, iphone, cell phone, smartphone, electronics | * > power bank, wireless charger, earbuds
phone, iphone, cell phone, smartphone, electronics | * > phone case, headphones
tv, television | * > soundbar, streaming player, tv stand, tv mount
home theater, movie night, movie room | *, setup > projector, soundbar, tv, streaming player
audio, music, sound | *, system > speaker, headphones, soundbar, turntable, earbuds
photo, photography, camera | * > instant camera, action camera, digital photo frame, tripod
smart home, home automation | *, device, gadget > thermostat, video doorbell, door lock
smart home, home automation | *, device > security camera, robot vacuum, smart plug
home security, security | *, system, device > security camera, video doorbell, door lock
travel, trip, vacation, road trip | * > luggage, power bank, cargo bag, travel mug, headphones
travel, trip, vacation | * > earbuds, storage bag
fishing, boat, boating | * > fishing rod, kayak, life jacket, cooler
emergency, power outage, hurricane, survival | *, kit > power station, lantern, power bank
emergency, power outage, hurricane, survival | *, kit > jump starter
emergency, power outage, hurricane, survival | *, kit > camping stove, sleeping bag, cooler
warm | clothes > cardigan, sweater, vest, wool sock, boots
winter, cold weather | *, clothes > heated blanket, work glove, wool sock, vest, cardigan, boots
winter, cold weather | * > comforter
summer | * > air conditioner, cooler, patio umbrella, swim trunks, paddle board, swim goggles
christmas, xmas, holiday | *, decor, decoration > christmas tree, string light, wreath, ornament
party, birthday party | * > canopy, string light, cooler, bluetooth speaker, board game
game night, family night | * > board game, puzzle, game table
hair, styling | *, tool > hair dryer, curling iron, hair straightener, hair brush
beauty, skin care, skincare, makeup, self care | *, tool > facial steamer, vanity mirror
beauty, skin care, skincare, makeup, self care | *, tool > curling iron
beauty, skin care, skincare, makeup, self care | *, tool > hair dryer, massager
grooming, shaving | *, tool, kit > shaver, beard trimmer, toothbrush
dental, oral care, teeth | * > toothbrush, water flosser
sleep, sleeping | *, aid > white noise machine, weighted blanket, pillow, mattress topper
aquarium, fish | *, tank > aquarium
bird | * > bird feeder, bird cage
hamster, guinea pig, rabbit, small animal | * > hamster cage
stocking | stuffer, filler > earbuds, candle, power bank, puzzle, wireless charger, flashlight
stocking | stuffer, filler > swim goggles, pen, multi tool
storage | solution, idea, space, furniture, organizer > storage bin, shelving unit, storage bag
storage | solution, idea, space, furniture, organizer > basket
storage | solution, idea, furniture, organizer > bookcase, tool chest, ottoman, shoe rack, hamper
bathroom, bath, toilet | storage, organizer > bathroom shelf, basket
office, home office, desk | storage > file cabinet, bookcase, wire shelving, storage bin
kitchen, pantry | storage, organizer > wire shelving, storage bin, food container
bedroom | storage, organizer > dresser, nightstand, storage bin, storage bag, garment rack
toy | storage, organizer > storage bin, basket
closet | *, organizer, storage, system > garment rack, storage bin, storage bag, shoe rack, hanger
closet | * > armoire
playground, backyard play | *, set > trampoline, swing set, basketball hoop
moving | * > storage bin, hand truck, storage bag
wall | decor, decoration > wall art, wall basket, mirror, clock
`;

const RECIPIENTS = `
dad, father, fathers day, husband, boyfriend, grandpa, grandfather, man, guy, him > tool set, drill
dad, father, fathers day, husband, boyfriend, grandpa, grandfather, man, guy, him > grill, gas grill
dad, father, fathers day, husband, boyfriend, grandpa, grandfather, man, guy, him > charcoal grill
dad, father, fathers day, husband, boyfriend, grandpa, grandfather, man, guy, him > multi tool
dad, father, fathers day, husband, boyfriend, grandpa, grandfather, man, guy, him > golf rangefinder
dad, father, fathers day, husband, boyfriend, grandpa, grandfather, man, guy, him > fitness watch
dad, father, fathers day, husband, boyfriend, grandpa, grandfather, man, guy, him > socket set
dad, father, fathers day, husband, boyfriend, grandpa, man, guy, him > cooler, shaver
brother, uncle > tool set, grill, bluetooth speaker, headphones, fitness watch, action camera
mom, mother, mothers day, wife, girlfriend, grandma, grandmother, woman, lady > massager
mom, mother, mothers day, wife, girlfriend, grandma, grandmother, woman, lady > vanity mirror
mom, mother, mothers day, wife, girlfriend, grandma, grandmother, woman, lady > candle
mom, mother, mothers day, wife, girlfriend, grandma, grandmother, woman, lady > facial steamer
mom, mother, mothers day, wife, girlfriend, grandma, grandmother, woman, lady > heated blanket
mom, mother, mothers day, wife, grandma, grandmother, woman > digital photo frame, stand mixer
mom, mother, mothers day, wife, girlfriend, woman > hair dryer, curling iron, espresso machine
sister, aunt, friend, best friend, bestie > candle, massager, facial steamer, instant camera
sister, aunt, friend, best friend, bestie > bluetooth speaker, french press
parent, elderly parent, grandparent, elderly, senior, in laws > digital photo frame, massager
parent, elderly parent, grandparent, elderly, senior, in laws > heated blanket, candle
parent, elderly parent, grandparent, elderly, senior, in laws > bird feeder, coffee maker
kid, child, grandkid, grandchild, grandchildren, children, little one > building tiles, puzzle
kid, child, grandkid, grandchild, grandchildren, children, little one > board game, #toys
toddler > balance bike, train set, building tiles, stuffed animal, play kitchen, #toys
boy, little boy, son, nephew, grandson > remote control car, train set, nerf, building tiles, #toys
girl, little girl, daughter, niece, granddaughter > dollhouse, stuffed animal, play kitchen, #toys
teen, teenager, teenage boy, teenage girl, tween > headphones, earbuds, bluetooth speaker
teen, teenager, teenage boy, teenage girl, tween > instant camera, gaming headset, board game
teen, teenager, teenage boy, tween > basketball hoop
baby, newborn, infant, baby shower, new mom, new parent, expecting mom > #baby
dog, puppy, dog lover, dog owner, dog mom > dog bed, leash, dog life jacket, dog crate
cat, kitten, cat lover, cat owner, cat mom, kitty > cat tree, cat feeder, pet fountain, litter box
pet, pet lover, pet owner, animal lover > #pets
housewarming, new home, new house, new apartment, homeowner, new homeowner > candle, serving board
housewarming, new home, new house, new apartment, homeowner, new homeowner > heated throw, wall art
housewarming, new home, new house, new apartment, homeowner, new homeowner > table lamp, bath towel
housewarming, new home, new house, new apartment, host, hostess > coffee maker, dinnerware, cookware
housewarming, new home, new house, new apartment > french press, espresso machine
host, hostess > candle, serving board, kitchen towel
wedding, newlywed, couple, bride, bridal shower, anniversary > stand mixer, dutch oven, cookware
wedding, newlywed, couple, bride, bridal shower, anniversary > dinnerware, bath towel, sheet
wedding, newlywed, couple, bride, bridal shower, anniversary > espresso machine, serving board
teacher > pen, candle, desk lamp, label maker, laminator, french press
boss, coworker, colleague, secret santa, white elephant, employee > candle, french press, pen
boss, coworker, colleague, secret santa, employee > wireless charger, desk lamp, power bank
nurse, doctor > massager, fitness watch, candle, sneakers
student, college student, graduate, graduation, grad > backpack, laptop, headphones, desk lamp
student, college student, graduate, graduation, grad > power bank, bluetooth speaker
gamer > gaming headset, gaming monitor, keyboard, board game
cook, chef, foodie, baker, home cook > chef knife, dutch oven, stand mixer, cutting board, cookware
cook, chef, foodie, baker, home cook > wok
coffee lover, coffee drinker > espresso machine, french press, coffee maker, kettle, coffee grinder
wine lover > wine cooler, serving board
music lover, musician > turntable, headphones, bluetooth speaker, earbuds
gardener, plant lover, garden lover > planter box, bird feeder, solar light, wheelbarrow
gardener, plant lover, garden lover > garden hose
bird lover > bird feeder
golfer > golf rangefinder
runner, gym rat, athlete > fitness watch, running shoes, resistance bands, yoga mat, dumbbells
camper, hiker, camping lover, outdoorsman, outdoorsy > hiking backpack, hammock, lantern
camper, hiker, camping lover, outdoorsman, outdoorsy > camping stove, sleeping bag
camper, hiker, camping lover, outdoorsman, outdoorsy > cooler
traveler > power bank, headphones, luggage, cargo bag
mechanic, car guy, car lover > mechanic tool set, socket set, floor jack, impact wrench
mechanic, car guy, car lover > car polisher
handyman, carpenter, woodworker, builder > drill, tool set, multi tool, miter saw, sander
handyman, carpenter, woodworker, builder > tool chest
tech lover, techie, geek, nerd > fitness watch, headphones, wireless charger, action camera, tablet
birthday, christmas, xmas, holiday, stocking > board game, headphones, candle, bluetooth speaker
birthday, christmas, xmas, holiday > massager, instant camera, puzzle, digital photo frame
valentine, valentines, valentines day > candle, massager, vanity mirror, headphones
family > board game, puzzle, fire pit, projector
`;

const GIFTS = ['gift', 'present', 'gift idea', 'presents idea'];

const listed = (text: string | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '');

const anyKinds = listed(ANY);

/** The names of groups and of gifts, in all their forms, with their goods. */
export const groups = (): Purpose[] => [
  ...GROUPS.trim()
    .split('\n')
    .map((line) => {
      const [names, goods] = line.split('>');
      const [owners, kinds] = (names ?? '').split('|');
      const all = listed(kinds).flatMap((kind) => (kind === '*' ? anyKinds : [kind]));
      return { goods: listed(goods), tasks: formsOf(listed(owners), all) };
    }),
  ...RECIPIENTS.trim()
    .split('\n')
    .map((line) => {
      const [owners, goods] = line.split('>');
      return { goods: listed(goods), tasks: formsOf(listed(owners), GIFTS) };
    }),
];

/** "Dog stuff" and "stuff for dog". */
const formsOf = (owners: readonly string[], kinds: readonly string[]): string[][] =>
  owners.flatMap((owner) =>
    kinds.flatMap((kind) => [`${owner} ${kind}`.split(' '), `${kind} for ${owner}`.split(' ')]),
  );
