// Brands whose absence must not hide goods of other makers. In lines like those of vocabulary.ts.
export const BRANDS = `
samsung, sony, lg, panasonic, toshiba, philips, vizio, tcl, hisense, sharp, sanyo, jvc
insignia, onn
bose, jbl, beats, sonos, klipsch, skullcandy, sennheiser, anker, soundcore, apple, google, amazon
dell, hp, lenovo, asus, acer, microsoft, logitech, razer, corsair, msi, canon, nikon, epson, brother
netgear, linksys, tp link, eero, garmin, fitbit, gopro, kodak, fujifilm, polaroid, roku, nest, ring
arlo, wyze, blink, ecobee, oculus, nintendo, western digital, seagate, sandisk, motorola, nokia
dewalt, milwaukee, makita, ryobi, bosch, craftsman, black and decker, black decker, ridgid, kobalt
porter cable, stanley, husky, irwin, klein, snap on, dremel, skil, metabo, worx, ego, greenworks
o cedar, harbor freight, bauer, hercules, werner, little giant, gorilla, rubbermaid, sterilite
bostitch, campbell hausfeld, shop vac, ridgid, kwikset, schlage, yale, moen, delta, kohler, hunter
toro, honda, husqvarna, stihl, john deere, troy bilt, cub cadet, scotts, sun joe, karcher, simpson
weber, traeger, blackstone, char broil, charbroil, coleman, yeti, igloo, rtic, hydro flask, thermos
whirlpool, ge, maytag, frigidaire, kenmore, bosch, electrolux, kitchenaid, hamilton beach, oster
ninja, instant pot, cuisinart, keurig, nespresso, breville, vitamix, mr coffee, black decker
crock pot
calphalon, lodge, pyrex, corelle, le creuset, t fal, tfal, oxo, tupperware, farberware, zwilling
dyson, shark, bissell, hoover, eureka, irobot, roomba, ecovacs, roborock, dirt devil, miele, oreck
honeywell, levoit, lasko, vornado, delonghi, midea, haier, danby, soleus, holmes, vicks
ikea, ashley, wayfair, sauder, la z boy, serta, sealy, tempur pedic, casper, purple, zinus, novilla
nike, adidas, puma, reebok, new balance, under armour, skechers, converse, vans, crocs, ugg, levis
columbia, north face, patagonia, carhartt, timberland, hanes, champion, lululemon, gap, old navy
graco, chicco, britax, evenflo, fisher price, baby trend, safety first, uppababy, bugaboo, munchkin
lego, hasbro, mattel, melissa and doug, little tikes, step2, barbie, hot wheels, nerf, ravensburger
purina, pedigree, kong, petsafe, furminator, midwest, frisco, petmate, iris, litter robot
oral b, sonicare, revlon, conair, remington, norelco, braun, gillette, wahl, waterpik, olay, dove
schwinn, huffy, trek, bowflex, nordictrack, proform, peloton, spalding, wilson, callaway, titleist
titleist, franklin, head, prince, sun dolphin, intex, ozark trail, rei, kelty, jackery, ecoflow
michelin, goodyear, castrol, mobil, pennzoil, valvoline, armor all, noco, thule, yakima, weathertech
mainstays, kirkland, great value, costco, walmart, target, sams club, home depot, lowes, hyper tough
`;

// What a brand is known for, for a search by the brand alone: a line is "brands: goods".
export const BRAND_GOODS = `
dyson: vacuum, stick vacuum, hair dryer, tower fan, air purifier
bissell, hoover, eureka, dirt devil, oreck, miele: vacuum, carpet cleaner, steam mop
shark: vacuum, robot vacuum, steam mop, carpet cleaner
irobot, roomba, ecovacs, roborock: robot vacuum
ninja: blender, air fryer, multi cooker, food processor, toaster oven
kitchenaid: stand mixer, mixer, dishwasher, refrigerator
cuisinart, hamilton beach, oster, black and decker: blender, toaster oven, coffee maker, mixer
breville, delonghi: espresso machine, toaster oven, coffee maker
mr coffee: coffee maker
calphalon, lodge, farberware, t fal, tfal: cookware, frying pan, dutch oven
pyrex, corelle, tupperware: food container, dinnerware
frigidaire, maytag, whirlpool, kenmore, ge, electrolux: refrigerator, washer, dryer, dishwasher
frigidaire, maytag, whirlpool, kenmore, ge, electrolux: range, freezer
lg: tv, refrigerator, washer, dryer, monitor
samsung: tv, refrigerator, washer, tablet, monitor, phone
haier, danby, midea: freezer, air conditioner, dehumidifier, wine cooler
honeywell, lasko, vornado, holmes, levoit: fan, heater, air purifier, thermostat, humidifier
makita, dewalt, craftsman, ryobi: drill, impact wrench, circular saw, miter saw, sander, tool set
milwaukee, bosch, ridgid, kobalt: drill, impact wrench, circular saw, miter saw, sander, tool set
porter cable, skil, metabo, worx, hercules: drill, impact wrench, circular saw, sander, multi tool
bauer, hyper tough, irwin, stanley, husky, klein, snap on: drill, tool set, socket set, tool box
bostitch, campbell hausfeld: nail gun, air compressor
werner, little giant: ladder
kwikset, schlage, yale: door lock
moen, delta, kohler: faucet, shower head, toilet
hunter: ceiling fan
ego, greenworks, toro, husqvarna, stihl, troy bilt, cub cadet, john deere: lawn mower
ego, greenworks, toro, husqvarna, stihl, ryobi: string trimmer, leaf blower, chainsaw
sun joe, karcher, simpson: pressure washer
char broil, charbroil: grill
coleman: tent, cooler, camping stove, lantern, sleeping bag
ozark trail, rei, kelty: tent, sleeping bag, backpack, canopy
rtic, igloo: cooler
intex, sun dolphin: kayak, pool, paddle board, air mattress
sonos, klipsch: speaker, soundbar, subwoofer
sony, panasonic, toshiba, philips, vizio, tcl, hisense, sharp, sanyo, insignia, onn: tv, soundbar
sony, skullcandy, sennheiser, soundcore: headphones, earbuds
dell, hp, lenovo, asus, acer, microsoft, msi: laptop, monitor, desktop
hp, canon, epson, brother: printer
logitech, razer, corsair: mouse, keyboard, webcam, headset
netgear, linksys, tp link: router
canon, nikon, kodak, fujifilm: camera
seagate, sandisk, western digital: ssd, memory card
graco, chicco, britax, evenflo, baby trend, safety first: stroller, car seat, high chair, crib
uppababy, bugaboo: stroller
fisher price, little tikes, step2, melissa and doug: toy, baby bouncer, ride on
furminator, petmate, midwest, frisco, petsafe: dog bed, dog crate, pet feeder, pet grooming
ikea, ashley, wayfair, sauder: bookcase, desk, bed frame, sofa, nightstand
serta, sealy, tempur pedic, casper, zinus, novilla: mattress, mattress topper, pillow, bed frame
rubbermaid, sterilite: storage bin, trash can
nordictrack, proform: treadmill, exercise bike
schwinn, huffy, trek: bike, exercise bike
spalding: basketball hoop
wilson, prince, head: tennis racket
callaway, titleist: golf
noco, armor all: battery charger, jump starter
yakima: cargo bag, bike rack
valvoline: motor oil
conair, revlon, remington, braun: hair dryer, curling iron, shaver
gillette: razor
adidas, puma, reebok, new balance, skechers, vans, converse: sneakers, running shoes
columbia, north face, patagonia, carhartt: jacket, vest, boots
under armour, hanes, champion: shirt, socks, leggings
`;
