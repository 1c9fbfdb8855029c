// The format is explained in vocabulary.ts.
export const WORKSHOP = `
# tools
drill = power drill = cordless drill = electric drill = drill driver = battery drill > hammer drill
screwdriver = screw driver = electric screwdriver = power screwdriver
screwdriver > drill driver, drill and driver
drill bit = bit set = drill bit set
impact wrench = impact gun = air gun wrench = lug wrench = torque gun
impact driver = impact drill > impact wrench
circular saw = skil saw = skilsaw = skill saw = skillsaw = buzz saw
miter saw = chop saw = mitre saw = compound saw = chopsaw
jigsaw = jig saw = saber saw
reciprocating saw = sawzall = recip saw
table saw = bench saw
chainsaw = chain saw
saw > circular saw, miter saw, jigsaw, reciprocating saw, table saw ! jigsaw puzzle
sander = orbital sander = palm sander = belt sander = electric sander
multi tool = multitool = oscillating tool = dremel = rotary tool = oscillating multi tool
grinder = angle grinder
nail gun = nailer = brad nailer = finish nailer = nailgun = brad gun = air nailer = framing nailer
staple gun = stapler gun
air compressor = aircompressor = compressor = pancake compressor
tool set = toolset = mechanic set = mechanics set = tool kit = toolkit
socket set = rachet set
socket set = socket wrench set = ratchet set = socket wrench = ratchet = wrench set = sockets
socket set > mechanic tool set
wrench = spanner > socket set, impact wrench, torque wrench, mechanic tool set
tool box = toolbox = tool chest = tool cabinet = tool storage = rolling tool box = tool cart
ladder > extension ladder, step ladder, stepladder
extension ladder = straight ladder
step ladder = stepladder = folding ladder = step stool = kitchen ladder > ladder ! extension ladder
work light = garage light = workshop light
work light = shop light = flood light = floodlight = job light = construction light
laser measure = tape measure = measuring tape = distance measure = laser tape = laser measuring tool
level = spirit level = bubble level = laser level = box level
door lock = smart lock = keypad lock = deadbolt = dead bolt = keyless entry = electronic lock
door lock = door knob = keyless lock = keyless door lock = smart door lock = digital lock
sandpaper = sand paper = sanding paper > sander
hammer drill = rotary hammer > drill
faucet = kitchen faucet = sink faucet = tap = sink tap = bathroom faucet
sink = kitchen sink = wash basin > faucet, kitchen faucet, sink faucet, bathroom faucet
stud finder = wall scanner
caulk gun = caulking gun
soldering iron = solder gun
heat gun = hot air gun
paint sprayer = paint gun
workbench = work bench = sawhorse = saw horse
hand truck = dolly = moving dolly = furniture dolly = hand cart
safety glasses = goggles = eye protection ! swim goggles
tarp = canvas cover
tools = hardware > #tools
drill = hand drill = screw gun = drill gun = driver drill = drill and driver = screwdriver drill
impact wrench = air wrench = lug nut gun = lug nut remover = lug gun = tire gun = pneumatic wrench
impact wrench = power wrench
multi tool = vibrating tool = vibrating saw = oscillating saw
laser measure = range finder tool = measuring tool = laser ruler = laser distance meter
laser measure = measuring device = measuring laser
work light = job site light = jobsite light = work lamp = shop lamp = garage lamp = site light
work light = led work light
air compressor = air pump compressor = air tank = shop compressor = portable compressor
door lock = keyless deadbolt = electronic deadbolt = keypad deadbolt = code lock = front door lock
door lock = digital door lock
miter saw = sliding saw = cut off saw = angle saw
sander = sanding machine = orbital sanding machine = wood sander
level = leveling tool = leveler = carpenter level
nail gun = nailing gun = trim gun = finishing nailer
tool set = repair kit = home tool kit = automotive tool set
tool box = tool drawers = tool storage chest = mechanic box = mechanic tool box = rolling toolbox
extension ladder = tall ladder = roof ladder = long ladder
step ladder = small ladder = stepping stool = short ladder
shelving unit = garage storage rack
garage storage = garage organizer > shelving unit, storage bin, tool chest, garage shelf
+ tool belt, hammer, plier, clamp, vise, chisel, crowbar, mallet, nail, screw, bolt, washers, hinge
+ padlock, chain
+ rope, wire, cord, hook, handle, knob, valve, pipe, hose clamp, paint, roller, brush, ruler
+ anvil, axe
+ shovel, pickaxe, jack, winch, hoist, pulley, welder, torch, respirator, mask, glove, helmet
+ vest, tile
# garden
lawn mower = lawnmower = grass cutter = push mower = mower = mowing machine = grass mower
lawn mower = riding mower
string trimmer = weed eater = weed wacker = weed whacker = weedwhacker = weed whip = weedeater
string trimmer = grass trimmer
string trimmer = trimmer line = edger = line trimmer = weed trimmer = strimmer
leaf blower = blower = leafblower = yard blower = leaf vacuum
hedge trimmer = hedge clipper = bush trimmer
pressure washer = power washer = powerwasher = jet washer = pressure cleaner = high pressure washer
garden hose = water hose = hose = hosepipe = watering hose = yard hose
sprinkler = lawn sprinkler = irrigation
patio umbrella = beach umbrella = outdoor umbrella = table umbrella = market umbrella = parasol
patio furniture = outdoor furniture = lawn furniture = deck furniture = garden furniture
wicker furniture = rattan furniture = wicker patio furniture = rattan patio furniture
wicker furniture > wicker patio set, wicker set, wicker chair, rattan set
wicker chair = rattan chair = wicker patio chair > wicker patio set, wicker set
patio set = outdoor dining set = patio dining set = outdoor set = outdoor table and chairs
patio set = patio furniture = outdoor furniture = lawn furniture = deck furniture
patio set = garden furniture
patio furniture > adirondack chair, zero gravity chair, patio chair, outdoor chair, porch swing
patio furniture > lounge chair, patio umbrella, fire pit table
patio chair = lawn chair = outdoor chair = deck chair = garden chair = yard chair > adirondack chair
patio chair > zero gravity chair, patio set
zero gravity chair = anti gravity chair = lounge chair = lounger = lawn chair = outdoor recliner
lounge chair > adirondack chair, patio chair
zero gravity chair = chaise
adirondack chair = porch chair = muskoka chair
fire pit = firepit = fire bowl = fire table = outdoor fireplace = bonfire pit = solo stove
grill = bbq = barbecue = barbeque = bbq grill = barbecue grill = weber = traeger = smoker = cookout
gas grill = propane grill = gas bbq
charcoal grill = kettle grill = charcoal bbq
planter box = garden bed = raised bed = raised garden bed = garden box = flower box = raised planter
solar light = path light = pathway light = garden light = landscape light = yard light
solar light = outdoor light
solar light > patio light
wheelbarrow = wheel barrow = garden cart = yard cart = wheel barrel
composter = compost bin = compost tumbler = compost
bird feeder = birdfeeder = bird house = birdhouse
snow blower = snowblower = snow thrower
generator = portable generator > power station
shed = storage shed = tool shed
greenhouse = green house
gazebo = pergola > canopy
hot tub = jacuzzi = spa tub
pool = swimming pool = above ground pool
mosquito trap = bug zapper
outdoor = yard = backyard = outside > #garden, #camping
patio = porch = deck > #garden
lawn and garden > #garden
lawn mower = lawn cutter = lawnmower machine
leaf blower = leaf sucker = yard vacuum = air blower
pressure washer = car washer = driveway cleaner = power sprayer = power cleaner = pressure sprayer
pressure washer = pressure washing machine
garden hose = stretchy hose = pocket hose = flexible hose = expanding hose = magic hose
garden hose = outdoor hose = outside hose = stretch hose
patio umbrella = sunshade = sun shade = sun umbrella = deck umbrella = pool umbrella = patio shade
patio umbrella = garden umbrella = yard umbrella = shade umbrella = patio sun shade
outdoor sofa = outdoor couch = patio sofa = patio couch = outdoor sectional = patio sectional
outdoor sofa = patio sofa set = outdoor sofa set = outdoor couch set > patio set
patio set = conversation set = bistro set = wicker set = porch set = patio furniture set
patio set = outdoor furniture set = outdoor seating = deck set = patio table and chairs
patio furniture > patio set
planter box = veggie planter = vegetable planter = garden planter = herb planter = vegetable bed
planter box = veggie box = vegetable box
grill = barbecue pit = bbq pit = outdoor grill = barbecue cooker = grilling machine
gas grill = propane bbq = gas barbecue = propane barbecue
patio chair = beach chair = pool chair = camping lounger > lounge chair
zero gravity chair = reclining lawn chair = recliner lawn chair = sun lounger = pool lounger
zero gravity chair = tanning chair = reclining patio chair = outdoor lounge chair = beach chair
solar light = walkway light = driveway light = sidewalk light = solar garden light
solar light = outdoor solar light = solar lamp = solar lantern
wheelbarrow = dirt cart = yard wagon = wheel cart
composter = food scrap bin = food scraps bin = scrap bin = compost barrel = compost container
bird feeder = bird seed holder = bird seed feeder = seed feeder = hummingbird feeder
fire pit = propane fire pit = gas fire pit = patio fire pit = fire pit table
+ rake, hoe, trowel, pruner, shear, seed, soil, mulch, fertilizer, fence, trellis, gnome
+ fountain, bench, grass seed, artificial grass, turf, sod
# automotive
jump starter = jumper cable = jump box = jump pack = battery jumper = car jumper = jump start
jump starter = booster pack = jumper pack = jumper box = battery booster = battery jump
tire inflator = tire pump = air pump = portable air pump = tire compressor = tyre inflator
floor jack = car jack = hydraulic jack = trolley jack = auto jack = tire jack = vehicle jack
jack stand = axle stand = car stand
dash cam = dashcam = dash camera = dashboard camera = car camera = dash board camera
backup camera = rear view camera = reverse camera > dash camera
roof rack = rooftop rack = luggage rack > cargo bag
roof = rooftop > roof box, roof rack
floor mat = truck mat = truck floor mat = car mat = weathertech = weather tech = car floor mat
floor mat = all weather mat
cargo bag = rooftop carrier = roof bag = cargo carrier = car top carrier = roof box = thule
cargo bag = luggage carrier = roof carrier = rooftop box
bike rack = bicycle rack = hitch rack = bike carrier = bicycle carrier = car bike rack
battery charger = car charger = trickle charger = battery tender = battery maintainer
battery charger = car battery charger
seat cover = car seat cover = auto seat cover
polisher = car wax buffer = wax buffer = waxing machine = polishing machine
polisher = buffer = car buffer = car polisher = orbital polisher = waxer
motor oil = engine oil = car oil = synthetic oil = mobil 1 = castrol = pennzoil = oil change
code reader = obd scanner = obd2 = obdii = obd2 scanner = car scanner = diagnostic scanner
code reader = engine code
code reader = check engine light = check engine = engine scanner
code reader = check engine scanner = scan tool = obd ii
trailer hitch = ball mount = hitch ball = tow hitch = towing hitch = trailer ball = receiver hitch
windshield wiper = wiper blade
car seat protector = seat protector
car wax = turtle wax > car polisher
tire = tyre = wheel > tire inflator
car part = auto part = auto accessory = car accessory > #automotive
automotive = auto > #automotive
jump starter = car battery jumper = car starter = battery starter = portable jumper = car jump box
jump starter = car booster
tire inflator = tire filler = portable tire pump = car air pump = tire air pump = air pump for tires
tire inflator = car tire pump = bike pump = bicycle pump = bike tire pump
floor mat = rubber mat = car rug = car carpet = auto mat = vehicle mat
seat cover = truck seat cover = front seat cover
trailer hitch = tow ball = towing ball = hitch mount = ball hitch = tow bar = tow mount
windshield shade = windshield sunshade = windshield sun shade = car sunshade = car sun shade
cargo bag = roof top bag = car roof bag = roof luggage = roof storage bag = roof cargo box
bike rack = bike hitch = bike hauler = bike holder
polisher = car buffing machine = waxing tool = buffing machine
code reader = car computer reader = car code scanner = engine light reader = car diagnostic tool
code reader = check engine light reader = obd reader
dash cam = windshield camera = car recorder = driving recorder = dash recorder
battery charger = auto battery charger = battery conditioner
motor oil = engine lubricant = 5w30
+ car, truck, motorcycle, scooter, antifreeze, coolant, headlight, taillight, bumper, radiator
+ muffler
+ spark plug, license plate, steering wheel, gas can, funnel, ramp, tow strap
`;
