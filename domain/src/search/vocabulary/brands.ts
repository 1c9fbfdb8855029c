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
harbor freight, bauer, hercules, werner, little giant, werner, gorilla, rubbermaid, sterilite
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
