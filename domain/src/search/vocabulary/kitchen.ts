// The format is explained in vocabulary.ts.
export const KITCHEN = `
# kitchen
pot = pots and pans = cookware = cookware set = pan set = pot set > saucepan, stock pot, dutch oven
pots and pans > cookware, frying pan
frying pan = fry pan = skillet = frypan = saute pan = nonstick pan = non stick pan
pan > frying pan, skillet, cookware, sheet pan, baking pan, wok, saucepan
dutch oven = cast iron pot = enameled pot = le creuset = cast iron dutch oven
cast iron skillet = cast iron pan > cast iron
cast iron > cast iron dutch oven, cast iron skillet
baking sheet = cookie sheet = sheet pan = baking pan = baking tray = bakeware
wok = stir fry pan
knife = kitchen knife = chef knife = chefs knife = cooking knife > knife set, cutlery
knife set = cutlery = knife block
silverware = flatware = cutlery set = utensils = forks and spoons = eating utensils
cutting board = chopping board = cheese board = cutting block = butcher block > serving board
charcuterie board = cheese board = serving board = serving tray = platter
mixing bowl = bowl set = bowl = kitchen bowl = salad bowl
plate = dish = dinnerware = dish set = dishes = plate set = dinner plate = dinner set
plate = dinnerware set = tableware = china = corelle
cup = mug = coffee mug = coffee cup > tumbler, travel mug ! compost tumbler
glass = drinking glass = glassware = tumbler ! compost tumbler
wine glass = stemware = goblet
water bottle = hydro flask = stanley cup = yeti cup = drink bottle > tumbler ! compost tumbler
thermos = vacuum flask = insulated bottle
tupperware = food container = food storage = meal prep container = lunch container
tupperware = leftover container
tupperware = pyrex = food storage container = glass container = snap container
lunch box = lunchbox = lunch bag = bento box
mason jar = canning jar = jar
ziploc bag = zip bag = sandwich bag = freezer bag
aluminum foil = tin foil = reynolds wrap
kettle = tea kettle = teakettle = water kettle = gooseneck kettle > electric kettle, teapot
kettle ! charcoal grill
teapot = tea pot
french press = coffee press = press pot = bodum
pour over = chemex = drip cone = pour over coffee maker
measuring cup = measuring jug = measuring spoon
can opener = tin opener
rolling pin = dough roller
kitchen towel = dish towel = tea towel = dish cloth = dishcloth = hand towel
oven mitt = pot holder = oven glove
dish rack = dish drainer = drying rack
spice rack = spice organizer
salt and pepper = salt shaker = pepper mill = pepper grinder
ice tray = ice cube tray
kitchenware = housewares > #kitchen
soup pot = stew pot = stockpot = stock pot > dutch oven, cookware, multi cooker
frying pan = egg pan = omelet pan = omelette pan = cooking pan = teflon pan
dutch oven = enamel pot = braising pot = enameled cast iron pot
pour over = coffee dripper = manual coffee maker = coffee cone
teapot > kettle ! charcoal grill
knife = butcher knife = chopping knife = carving knife = meat knife = meat cleaver = big knife
charcuterie board = cheese tray = cheese platter = cheese plate = wood serving tray = wooden tray
charcuterie board = snack board
kitchen towel = dish rag = dishrag = kitchen rag = dishtowel = kitchen cloth = drying towel
plate = dishware = dining set dishes
tupperware = glass tupperware = pyrex container = food box = meal container = lunch box container
wok = asian pan = stir fry wok
+ spatula, ladle, whisk, tongs, colander, strainer, grater, peeler, spoon, fork, pitcher, carafe
+ tray, lid, saucepan, casserole, steamer basket, corkscrew, apron, napkin, tablecloth
+ placemat, coaster
# kitchen appliances
coffee maker = coffeemaker = coffee machine = coffee pot = coffeepot = coffee brewer = drip coffee
coffee maker > pour over coffee maker, espresso machine, french press
keurig = nespresso = mr coffee = k cup = kcup = coffee pod > coffee maker, espresso machine
espresso machine = espresso = expresso = espresso maker = cappuccino machine = cappuccino maker
espresso machine = latte machine = expresso machine = breville
coffee grinder = bean grinder
blender = smoothie maker = vitamix = nutribullet = magic bullet = bullet blender = smoothie blender
blender = ninja blender = personal blender > food processor, immersion blender
hand blender = immersion blender = stick blender
food processor = cuisinart = food chopper = chopper
stand mixer = kitchenaid = kitchen aid = cake mixer = kitchenaid mixer = kitchen mixer
mixer = electric mixer > stand mixer, hand mixer
hand mixer = handheld mixer = egg beater
air fryer = airfryer = air frier = ninja foodi = ninja air fryer
deep fryer = fryer = fry daddy > air fryer
fry > air fryer, frying pan, deep fryer
instant pot = instapot = instantpot = insta pot = pressure cooker > multi cooker, multicooker
crock pot = crockpot = slow cooker = slowcooker > multi cooker, multicooker
rice cooker = rice maker = rice steamer > multi cooker
multi cooker = multicooker = all in one cooker = electric cooker
toaster oven = countertop oven = convection oven = toaster > air fryer oven
toaster = bread toaster > toaster oven
waffle maker = waffle iron
griddle = pancake griddle = electric griddle = blackstone
george foreman = indoor grill = panini press = sandwich maker
bread maker = bread machine
ice cream maker = creami = ice cream machine
juicer = juice maker = juice machine
electric kettle = hot water kettle
vacuum sealer = foodsaver = food saver = food sealer
food dehydrator = dehydrator = jerky maker
popcorn maker = popcorn machine = popcorn popper
soda maker = sodastream = soda stream = sparkling water maker
air fryer = oil less fryer = oilless fryer = oil free fryer = healthy fryer
stand mixer = dough mixer = baking mixer = standing mixer = bread mixer = cookie mixer
stand mixer = dough machine
blender = smoothie machine = shake maker = smoothie mixer = drink mixer = protein shake maker
blender = milkshake maker
toaster oven = mini oven = small oven = tabletop oven = counter oven = pizza oven
cooker > multi cooker, slow cooker, rice cooker, electric range
espresso machine = coffee espresso maker = barista machine = latte maker = italian coffee maker
multi cooker = electric pressure cooker = all in one pot = instant cooker
coffee maker = drip machine = coffee brewing machine
# appliances
fridge = fridge freezer = refrigerator freezer = refrigerator with freezer
fridge = refrigerator = icebox = frig = ice box > mini fridge
mini fridge = minifridge = compact refrigerator = dorm fridge = small fridge = beverage cooler
mini fridge = beer fridge = bar fridge = office fridge > wine cooler, wine fridge
freezer = ice cream freezer = meat freezer = garage freezer
freezer = deep freezer = chest freezer = deep freeze = upright freezer
washer and dryer = washer dryer = washer dryer set > washer, dryer
washer and dryer ! pressure washer, hair dryer, bottle sterilizer
washer = washing machine = clothes washer = laundry machine = front loader
washer > washer and dryer, washer dryer, washer dryer set ! pressure washer
dryer = clothes dryer = tumble dryer = drying machine = laundry dryer = electric dryer = gas dryer
dryer ! hair dryer, blow dryer, bottle sterilizer
dishwasher = dish washer = dish washing machine
stove = range = oven range = kitchen range = stovetop > electric range, gas range, camping stove
oven = wall oven > toaster oven, electric range, gas range ! dutch oven
electric stove = electric oven = electric range
gas stove = gas range = gas oven
cooktop = hot plate = burner = induction cooktop = stove top
cooktop > electric range, gas range ! grill
microwave = microwave oven = micro wave = over the range microwave
range hood = vent hood = exhaust hood = stove hood
garbage disposal = disposal = insinkerator
wine cooler = wine fridge = wine refrigerator = wine chiller = beverage cooler = wine cellar
ice maker = icemaker = ice machine
ac = ac unit = a c = air con = aircon = air conditioner = air conditioning = window unit
ac = room air conditioner = window ac = portable ac > mini split
swamp cooler = evaporative cooler = air cooler > air conditioner, tower fan, box fan
dehumidifier = humidity remover = moisture absorber
humidifier = vaporizer = cool mist
air purifier = air cleaner = air filter = hepa filter = levoit
space heater = room heater = electric heater = portable heater = heater
fan = cooling fan > tower fan, box fan, ceiling fan, floor fan, pedestal fan
water heater = hot water heater
water filter = brita = water purifier = filtered pitcher
sewing machine = singer = serger
appliance = home appliance > #appliances
kitchen appliance = cooking appliance
kitchen appliance > refrigerator, electric range, gas range, dishwasher, microwave
kitchen appliance > freezer, toaster oven, air fryer, blender, stand mixer, multi cooker
kitchen appliance > espresso machine, coffee maker, wine cooler
small appliance = small kitchen appliance = countertop appliance > air fryer, blender, toaster oven
small appliance > multi cooker, stand mixer, espresso machine, coffee maker, toaster, kettle
wine cooler = beverage fridge = beverage refrigerator = drink fridge = drinks fridge = bottle cooler
wine cooler = wine refrigerator cabinet
stove = kitchen stove = cooking range = cooking stove = electric cooker
ac = room cooler = cooling unit = window cooler = air conditioning unit = window air con
dehumidifier = moisture remover = water remover = damp remover = basement dehumidifier
microwave = hood microwave = microwave hood = range hood microwave = above range microwave
microwave = stove microwave = range microwave = over stove microwave
freezer = big freezer = standalone freezer = floor freezer = meat locker
fridge = french door fridge = double door fridge = kitchen fridge = two door fridge
washer = front loading washer = laundry washer = front load washing machine
+ wood stove, pellet stove, standing fan
+ furnace, boiler, generator, hotplate, percolator, sous vide, warmer
`;
