// What goods are for: a line is "verbs | objects > goods". "Mow my lawn", "mowing lawn" and "lawn
// mowing" find the goods; without verbs, the objects alone do.
import { singular } from '../singular.ts';

const PURPOSES = `
cut, mow, trim | grass, lawn, yard > lawn mower, string trimmer
cut, trim, kill, pull, get rid of | weed > string trimmer
trim, cut | hedge, bush > hedge trimmer
trim, cut | branch, tree > chainsaw, pruner
blow, clear, rake, suck up, pick up, clean up | leaf, leaves > leaf blower, rake
water | garden, lawn, plant, flower, yard > garden hose, sprinkler
plant, grow | flower, vegetable, herb, tomato > planter box, planter
move, haul | dirt, soil, mulch > wheelbarrow
shovel, clear, remove | snow > snow blower, snow shovel
feed, attract | bird > bird feeder
shade | patio, yard > patio umbrella, canopy
light | path, yard, driveway, garden > solar light
mop, wash, clean, scrub, steam | floor, tile > mop, spin mop, steam mop
sweep | floor > broom
vacuum, clean | carpet, rug, upholstery > carpet cleaner
vacuum | floor, house, hair, pet hair > vacuum, robot vacuum, stick vacuum, handheld vacuum
clean | house > vacuum, robot vacuum, stick vacuum, mop
clean, vacuum | car > handheld vacuum, shop vac, pressure washer
wash, clean | driveway, deck, siding, patio, car, truck, fence > pressure washer
clean, wash | window > squeegee
wash, do | dish, dishes > dishwasher
wash | clothes, laundry > washer
dry | clothes, laundry > dryer, drying rack
do | laundry > washer, dryer, laundry hamper
collect, sort, hold | laundry, dirty clothes > laundry hamper
hang, hang up | clothes, coat, shirt, dress > garment rack, hanger
iron, press | shirt, clothes > iron, ironing board
store, organize, put away, hold | clothes > storage bin, storage bag, garment rack, dresser
store, organize, hold | shoe > shoe rack
organize | closet, room > storage bin, storage bag, garment rack, shoe rack, shelving unit
organize | garage > shelving unit, tool chest, storage bin
put, keep | toys in, clothes in, things in, stuff in > storage bin, basket
store, organize | toy, blanket, stuff, thing > storage bin, basket
store, organize, carry, hold | tool > tool box
store, organize, hold | book > bookcase
store, file, organize | paper, document, file > file cabinet
sew | clothes > sewing machine
keep | food cold, food frozen, food fresh > refrigerator, freezer, cooler
keep | drinks cold, beer cold, ice, things cold, cold > cooler
chill, store, keep | wine > wine cooler
freeze | food, meat > freezer
keep | coffee hot, drinks hot > thermos, travel mug
make, brew | coffee > coffee maker, espresso machine, french press
make, brew | espresso, latte, cappuccino > espresso machine
make, brew | tea > kettle, teapot
boil, heat | water > kettle
make, blend | smoothie, smoothies, shake > blender
mix | dough, cake, batter, batter > stand mixer, mixing bowl
bake | bread, cake, cookie, pie, pizza > stand mixer, toaster oven, baking sheet
toast | bread, bagel > toaster, toaster oven
make | toast > toaster, toaster oven
fry | chicken, food, fish, french fries > air fryer, deep fryer
cook, make | rice > rice cooker, multi cooker
cook, make | soup, stew, chili > multi cooker, dutch oven, slow cooker
cook, fry, make | egg, pancake, bacon > frying pan, griddle
cook | outside, outdoors, camping > grill, camping stove
grill, cook, barbecue, smoke | burger, steak, meat, hot dog, ribs > grill
cook, make | dinner, food > range, cookware, multi cooker
chop, cut, slice, dice | vegetable, veggie, onion, meat, fruit > chef knife, cutting board
heat, reheat, warm | food > microwave
store, keep | leftovers, food > food container
serve | cheese > serving board
brush, clean | teeth > toothbrush
shave | face, beard, head > shaver
trim, shave | beard > beard trimmer, shaver
cut | hair > hair clipper
dry | hair > hair dryer
curl | hair > curling iron
straighten | hair > hair straightener
weigh | myself > bathroom scale
put on, do | makeup > makeup mirror
| back pain, neck pain, sore neck, sore back, stiff neck > massager
relieve, help, massage | back pain, neck pain, neck, back, shoulder > massager
fall, help | asleep, sleep, me sleep, me fall asleep > white noise machine, weighted blanket
keep, get | baby asleep > white noise machine
charge, power | phone, iphone, cell phone > power bank, wireless charger
charge, jump, jump start, start | car, dead battery > jump starter
charge | car battery, battery > battery charger
fix, fill, inflate, pump, pump up, air up, blow up | tire, flat tire, flat > tire inflator
change | tire, flat tire > floor jack, impact wrench
change | oil > motor oil
lift, jack up, raise | car, truck > floor jack, jack stand
polish, wax, buff | car > polisher
read, clear | code, engine code > code reader
record | drive, road > dash cam
carry, haul, transport | bike > bike rack
carry, haul | luggage, cargo > cargo bag
tow | trailer > trailer hitch
watch | movie, tv, show, netflix, film > tv, projector, streaming player
stream | movie, tv, show, netflix > streaming player
listen to, play | music, song > speaker, headphones, earbuds, turntable
listen to, play | record, vinyl > turntable
block | noise > noise cancelling headphones
take | picture, photo > instant camera, action camera, digital camera
print | photo, picture > inkjet printer, photo printer
print | document, page > printer, inkjet printer, laser printer
scan | photo, document > scanner, printer with scanner
shred, destroy | paper, document > shredder
laminate | paper, document > laminator
print, make | label > label maker
write on | wall, board > whiteboard
back up, store | file, photo, computer > external drive
see who is at, answer | door > video doorbell
watch, monitor | house, home > security camera
watch, monitor | baby, sleeping baby > baby monitor
lock | door > door lock
drill | hole > drill
drive | screw > drill
cut, saw | wood, lumber, board, plywood > circular saw, miter saw, multi tool, table saw
sand | wood, floor > sander
nail | trim, board > nail gun
hang | picture > level, drill
measure | room, distance > laser measure
reach | high places, ceiling, roof > ladder
clean | gutter > extension ladder
loosen, remove | lug nut > impact wrench
fix, repair | car, bike > mechanic tool set, socket set
light | garage, workshop > work light
cool, cool down | room, house, bedroom > air conditioner, fan
heat, warm | room, house, garage > heater, fireplace
remove | moisture, humidity > dehumidifier
clean | air > air purifier
sleep | outside, outdoors, camping > sleeping bag, tent, sleeping pad, hammock
stay, keep | warm, me warm, myself warm > blanket, heated blanket
warm, warm up, heat up | bed > heated blanket
work | from home > desk, office chair, laptop, webcam, monitor
fix, replace, repair | sink, faucet > faucet
block | light, sun > blackout curtains
sit, sit on | in living room, living room, inside > sofa, sofa bed, armchair, recliner
sleep | on > bed frame, mattress, sofa bed, air mattress, sleeping pad
| baby to sleep, baby to sleep in, baby to sleep on > crib, bassinet
hang | on wall, on walls > wall art, wall basket, floor mirror
put | tv on > tv stand
cover | window > curtain, blind
sit, sit on | at desk, at my desk > office chair
keep | bugs away, mosquitoes away > mosquito net
mix, blend | drink > blender
read | in bed > table lamp, bedside lamp, nightstand
| wet carpet, water on floor, flooded basement > shop vac, carpet cleaner, dehumidifier
| noisy room, noisy apartment, too loud, loud neighbors > white noise machine
| noisy room, noisy apartment, too loud, loud neighbors > noise cancelling headphones
| stinky trash, smelly trash > trash can
| sleepless night, restless sleep > white noise machine, weighted blanket
| hot upstairs, hot attic, hot office > air conditioner, fan
| do with kids, keep kids busy, entertain kids > board game, puzzle, science kit, #toys
play with | dog, puppy, cat > dog toy, chew toy, cat toy
sit, sit on, relax | outside, outdoors > patio chair, adirondack chair, zero gravity chair
walk | dog > leash
feed | cat, dog, pet > pet feeder
wash, groom, brush | dog, cat, pet > pet grooming
train, crate | dog, puppy > dog crate
| art > wall art
lose | weight > treadmill, exercise bike, bathroom scale
lift | weight > dumbbells, weight bench
exercise, work out | at home, home > treadmill, exercise bike, dumbbells, weight bench
run | indoors, inside > treadmill
do | yoga, pilates > yoga mat
play | basketball > basketball hoop
play | tennis > tennis racket
play | pickleball > pickleball paddles
play | golf > golf rangefinder, golf
| damp basement, wet basement, humid basement, moldy basement, musty basement, damp > dehumidifier
| damp room, humid room, humid house, musty smell, mold, mildew, condensation > dehumidifier
| humidity, moisture, damp house, too humid > dehumidifier
| hot room, hot bedroom, room too hot, hot house, heat wave, hot apartment > air conditioner, fan
| hot summer, hot nights > air conditioner, fan
| cold room, cold house, drafty room, room too cold > heater, fireplace, heated blanket, blanket
| cold feet, cold toes > wool sock, heated blanket, heated throw, slippers
| cold hands, cold fingers > work gloves, gloves
| cold bed, cold nights, feel cold, always cold > heated blanket, comforter, blanket
| floor dirty, floor is dirty > robot vacuum, stick vacuum, steam mop, spin mop, mop
| car dirty, car is dirty > pressure washer, car polisher, handheld vacuum, shop vac
| back hurts, neck hurts, feet hurt > massager
| room is hot, hot in room, room is too hot, house is hot > air conditioner, fan
| grass too tall, grass is too tall, tall grass, long grass > lawn mower, string trimmer
| baby cant sleep, baby wont sleep, cant sleep > white noise machine
| house is humid, house humid > dehumidifier
| phone dies, phone dies fast, phone dead, dead phone > power bank
| no wifi, no wifi in bedroom, bad wifi, slow wifi > mesh system, router
| dusty floor, dirty floor, crumbs, crumbs on floor, dust bunnies > robot vacuum, stick vacuum
| dirty floor, sticky floor, muddy floor > spin mop, steam mop, mop, robot vacuum
| dust, dusty house > vacuum, robot vacuum, stick vacuum, air purifier
| pet hair, dog hair, cat hair, shedding dog, shedding > handheld vacuum, pet grooming vacuum
| pet hair, dog hair, cat hair, shedding dog > robot vacuum, stick vacuum
| stained carpet, carpet stain, dirty carpet, dirty couch, pet stain, stain > carpet cleaner
| dog pee, dog pee on rug, dog pee on carpet, cat pee on carpet, urine smell > carpet cleaner
| vegetable garden, herb garden, grow vegetables > planter box
| stuffy room, stuffy house, stuffy bedroom > fan, air conditioner, air purifier
| smelly carpet, carpet smell, carpet odor, smelly couch, smelly rug > carpet cleaner
| weeds > string trimmer
| pilates > yoga mat, resistance bands
| rabbit, bunny, pet rabbit > hamster cage
| plumbing, plumber > faucet
| grass, tall grass, overgrown lawn, overgrown yard > string trimmer, lawn mower
| fallen leaves, leaf pile, leaves > leaf blower, rake
| dirty driveway, dirty deck, dirty siding, dirty patio > pressure washer
| dirty car > pressure washer, car polisher, handheld vacuum
| scratched car, car scratch, dull paint > car polisher
| food waste, kitchen scraps, food scraps > compost tumbler, trash can
| snoring, snoring husband, noisy neighbors > white noise machine, noise cancelling headphones
| cant sleep, insomnia, trouble sleeping, bad sleep > white noise machine, weighted blanket
| cant sleep, insomnia, trouble sleeping > blackout curtains, memory foam pillow
| anxiety, stress > weighted blanket, massager
| for back, for neck, for shoulder, for shoulders > massager
| sore feet, foot pain, tired feet > foot massager, foot spa
| sore muscles, sore shoulder, tight shoulder, muscle pain, shoulder pain > massager
| back pain at work, bad back, bad posture, posture > office chair, standing desk, massager
| uncomfortable bed, hard mattress, hard bed > mattress topper
| dead battery, car battery dead, car wont start, dead car battery > jump starter
| dead battery, car battery dead, car wont start, dead car battery > battery charger
| zoom call, zoom calls, video call, video calls, zoom meeting, zoom meetings > webcam
| dead phone, phone dying, low battery, dead phone battery > power bank, wireless charger
| flat tire, low tire, low tire pressure > tire inflator, floor jack, impact wrench
| check engine, car trouble > code reader
| slow internet, slow wifi, bad wifi, weak wifi, no wifi signal > mesh wifi
| internet, home internet, better internet, faster internet, bad internet > mesh wifi
| power outage, blackout, no power > power station, lantern, power bank
| package thief, porch pirate, burglar, break in > video doorbell, security camera, door lock
| lost key, locked out > door lock
| bad breath, yellow teeth, cavities > toothbrush
| clogged pores, acne, blackheads, dry skin > facial steamer
| frizzy hair, wet hair > hair dryer, hair straightener
| wrinkled clothes, wrinkled shirt, wrinkles in clothes > ironing board, iron
| dirty dishes > dishwasher
| dirty clothes, dirty laundry > washer, laundry hamper
| wet clothes > dryer, drying rack
| messy closet, messy room, clutter, messy house > storage bin, storage bag, garment rack
| messy closet, messy room, clutter > shoe rack, shelving unit
| messy garage, cluttered garage > shelving unit, tool chest, storage bin
| new puppy, new dog > dog bed, dog crate, leash, pet grooming, pet fountain
| new kitten, new cat > cat tree, litter box, cat feeder, pet fountain
| college dorm, dorm college > mini fridge, storage bin, desk lamp, sheet, backpack, hamper
| going to college, off to college > mini fridge, storage bin, desk lamp, sheet, backpack, hamper
| first apartment, first place > sofa, bed frame, cookware, towel, dinnerware, floor lamp
| first apartment, first place > coffee maker, microwave, vacuum, shower curtain, storage bin
| sleep better, better sleep > white noise machine, weighted blanket, pillow, mattress topper
| dark room, dark corner > floor lamp, table lamp
| dark garage, dark garage > work light
| dark path, dark yard, dark driveway > solar light
| sun in bedroom, too much light, bright bedroom > blackout curtains
| sunny patio, too much sun > patio umbrella, canopy
| crying baby, fussy baby > baby bouncer, white noise machine
| smelly diaper, diaper smell > diaper pail
| bored dog, dog pulling > leash
| bored kid, rainy day > board game, puzzle, science kit
| cat scratching, cat scratching furniture, bored cat > cat tree
| cat scratching couch, cat scratching sofa > cat tree
| smelly litter, cat pee, litter smell > litter box
| small apartment, small space > sofa bed, folding table, storage ottoman
| overnight guest, house guest > sofa bed, air mattress
| mosquito, bugs > mosquito net
| adjustable weights > dumbbells
push, carry | baby > stroller
feed | baby > high chair, baby bottle
calm, soothe | baby > baby bouncer, white noise machine
`;

/** What is wrong with a thing. */
const faults = new Set(
  `bad clogged cluttered cold damp dark dead dirty drafty dry dull dusty flat frizzy hot humid low
  messy moldy muddy musty noisy scratched slow smelly sore stained sticky weak wet wrinkled`.split(
    /\s+/,
  ),
);

export interface Purpose {
  readonly tasks: readonly (readonly string[])[];
  readonly goods: readonly string[];
}

const listed = (text: string | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '');

const lines = PURPOSES.trim()
  .split('\n')
  .map((line) => {
    const [tasks, goods] = line.split('>');
    const [verbs, objects] = (tasks ?? '').split('|');
    return { verbs: listed(verbs), objects: listed(objects), goods: listed(goods) };
  });

/** The tasks, in all their forms, with their goods. `isGoods`: whether a word names goods. */
export const purposes = (isGoods: (word: string) => boolean): Purpose[] =>
  lines.map(({ verbs, objects, goods }) => ({
    goods,
    tasks: objects.flatMap((object) => {
      const things = object.split(' ');
      return verbs.length === 0
        ? [things, ...complaintsOf(things)]
        : verbs.flatMap((verb) => formsOf(verb.split(' '), things, isGoods));
    }),
  }));

/** "Slow wifi" is also said as "wifi slow" and "wifi is slow". */
function complaintsOf([fault = '', thing, ...more]: readonly string[]): string[][] {
  if (thing === undefined || more.length > 0 || !faults.has(fault)) return [];
  return [
    [thing, fault],
    [thing, 'is', fault],
    [thing, 'are', fault],
  ];
}

/**
 * "Mow lawn", "mowing lawn", "lawn mowing" and "lawn mower"; the last only where the doer is no
 * name of goods, as "dryer" is.
 */
function formsOf(
  [doing = '', ...more]: readonly string[],
  things: readonly string[],
  isGoods: (word: string) => boolean,
): string[][] {
  const stem = stemOf(doing);
  return [
    [doing, ...more, ...things],
    [`${stem}ing`, ...more, ...things],
    [...things, `${stem}ing`],
    ...(isGoods(`${stem}er`) ? [] : [[...things, `${stem}er`]]),
  ];
}

/** Cut doubles its last letter, and make loses it. */
function stemOf(verb: string): string {
  if (/[^aeiou]e$/.test(verb)) return verb.slice(0, -1);
  return /^[^aeiou]*[aeiou][^aeiouwxy]$/.test(verb) ? `${verb}${verb.at(-1)}` : verb;
}

const verbWords = new Set(
  lines.flatMap(({ verbs }) =>
    verbs.flatMap((verb) => {
      const [doing = ''] = verb.split(' ');
      return [doing, `${stemOf(doing)}ing`];
    }),
  ),
);
const taskWords = new Set(
  lines.flatMap(({ objects }) =>
    objects.flatMap((object) => object.split(' ').flatMap((word) => [word, singular(word)])),
  ),
);

/** What somebody does: no goods, so no search of its own. */
export const isVerb = (word: string): boolean =>
  verbWords.has(word) || verbWords.has(singular(word));

/** Of a task, so no typing error. */
export const isTaskWord = (word: string): boolean =>
  isVerb(word) || taskWords.has(word) || taskWords.has(singular(word));
