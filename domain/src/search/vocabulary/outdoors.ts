// The format is explained in vocabulary.ts.
export const OUTDOORS = `
# sports
dumbbell = dumb bell = hand weight = free weight = bowflex = adjustable dumbbell = dumbell
weights = weight lifting = weightlifting > dumbbells, weight bench
weights ! weighted blanket
weights = weight set = free weights = lifting weights > dumbbells, kettlebell, barbell, weight bench
weight bench = workout bench = bench press = exercise bench = gym bench = lifting bench
kettlebell = kettle bell
treadmill = tread mill = running machine = walking pad = jogging machine
exercise bike = stationary bike = peloton = spin bike = indoor bike = stationary bicycle
exercise bike = indoor cycle
elliptical = elliptical machine = cross trainer
rowing machine = rower
exercise equipment = workout equipment = gym equipment = fitness equipment = home gym > treadmill
exercise equipment > exercise bike, dumbbells, weight bench, resistance bands, yoga mat, elliptical
yoga mat = yoga matt = exercise mat = workout mat = pilates mat = gym mat = fitness mat
resistance band = exercise band = workout band = stretch band
bike = bicycle = cycle > mountain bike, road bike, balance bike, e bike ! exercise bike
mountain bike = mtb = mountain bicycle = trail bike
e bike = electric bike = ebike
bike helmet = bicycle helmet
paddle board = paddleboard = sup = sup board = stand up paddle board = standup paddleboard = isup
basketball hoop = basketball goal = basketball net = basket ball hoop = hoop = backboard
golf rangefinder = rangefinder = range finder = golf range finder = golf laser
golf > golf club, golf ball, golf bag, golf rangefinder
+ golf club, golf bag, golf ball, golf cart, golf tee
pickleball = pickle ball = pickleball paddle = pickleball set = pickle ball paddle
pickleball = pickleball racket
tennis racket = tennis racquet = racquet = racket = tennis
trampoline = trampolin
swim goggles = goggles = swimming goggles = snorkel set = swim fins = flippers = snorkel
swim goggles = diving mask
skateboard = skate board = longboard
scooter = kick scooter = electric scooter
roller skate = rollerblade = inline skate = roller blade
soccer goal = soccer net = soccer ball
punching bag = heavy bag
foosball table = foosball = air hockey = pool table = ping pong table = game table
fitness = workout = exercise > #sports
sporting goods = sports > #sports
barbell = weight bar > dumbbells
exercise machine = workout machine = fitness machine = gym machine = cardio machine > treadmill
exercise machine > exercise bike, elliptical, rowing machine, weight bench
basketball = bball
basketball > basketball hoop
inflatable = blow up
trampoline = jumping trampoline = jump trampoline = bounce trampoline = rebounder
trampoline = jumper trampoline = backyard trampoline
swim goggles = snorkel gear = snorkeling gear = snorkel mask = scuba gear = swim gear
swim goggles = swimming gear
exercise bike = bike machine = cycling machine = gym bike = pedal bike machine
yoga mat = stretching mat = floor exercise mat = gym floor mat
dumbbell = arm weight = weight dumbbell = dumb bells
resistance band = rubber band for exercise = fitness band set = pull band = elastic band
golf rangefinder = golf distance finder = golf scope
mountain bike = off road bike = dirt bicycle = adult bike = mens bike
basketball hoop = bball goal = basketball stand = basketball rim
weight bench = lifting bench press = incline bench
+ bat, ball, baseball, football, volleyball, hockey, bow, arrow, ski, snowboard, surfboard
+ wetsuit, jersey
+ helmet, net, goal, frisbee, darts, dartboard, boxing gloves, gym bag, stopwatch, whistle
+ barbell, boat
# camping
tent = camping tent = cabin tent = family tent > canopy tent, pop up tent
canopy = canopy tent = pop up canopy = popup canopy = easy up = ez up = pop up tent = shade tent
canopy = popup tent
sleeping bag = mummy bag
cooler = cooler box = ice chest = yeti = igloo = icechest = ice cooler = yeti cooler = esky
cooler = beer cooler
cooler = rolling cooler ! wine cooler, swamp cooler
camping stove = propane stove = gas camping stove = propane camp stove
camping stove = camp stove = portable stove = coleman stove = campstove = backpacking stove
hiking backpack = hiking bag = hiking pack = backpacking pack = camping backpack = osprey
lantern = camping lantern = camp light = camping light = led lantern
kayak = canoe = inflatable kayak > inflatable boat
inflatable boat > inflatable kayak
sleeping pad = camping mat = camping pad = sleeping mat = camping mattress = camp bed
power station = portable power station = solar generator = jackery = portable generator
power station = battery generator
power station = ecoflow = camping generator
wagon = folding wagon = beach wagon = utility wagon = beach cart = collapsible wagon = pull cart
wagon = garden wagon
mosquito net = bug net = insect net
hammock = camping hammock = hanging bed
camping chair = camp chair = folding chair > zero gravity chair, adirondack chair
flashlight = torch = head lamp = headlamp > camping lantern, lantern
fishing pole = fishing rod = fishing reel
life jacket = life vest = pfd
camping = camping gear = hiking gear = hiking = backpacking = camp gear > #camping
canopy = party tent = event tent = wedding tent = tailgate tent = shade canopy = sun shelter
canopy = pop up gazebo = market tent
hammock = swing bed = hanging hammock = tree hammock = hammock swing
camping stove = camping cooker = camp cooker = camping burner = propane burner = two burner stove
sleeping pad = self inflating mattress = camping air mattress = ground pad = sleep pad = camping bed
kayak = blow up boat = inflatable canoe = rowboat = row boat = rowing boat
lantern = battery lantern = tent light = emergency lantern = emergency light
cooler = ice box = picnic cooler = wheeled cooler = drinks cooler = cooler on wheels
power station = power pack = backup battery = backup power = battery power station = camping battery
power station = emergency power
wagon = kids wagon = pull wagon = foldable wagon = collapsible cart = folding cart
hiking backpack = trekking backpack = trail pack = camping bag = trekking bag = backpacking backpack
tent = house tent = camp tent
+ hunting blind, compass, canteen, binoculars, tarp, knife, campfire, raft, paddle, oar, cot
+ telescope
+ rifle, ammo, bait
`;
