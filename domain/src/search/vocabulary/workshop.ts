// The format is explained in vocabulary.ts.
export const WORKSHOP = `
# tools
drill = power drill = cordless drill = electric drill = drill driver = battery drill > hammer drill
screwdriver = screw driver = electric screwdriver
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
tool set = toolset = mechanic set = mechanics set = hand tools = tool kit = toolkit
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
faucet = kitchen faucet = sink faucet = tap = sink tap = bathroom faucet
sink = kitchen sink = wash basin > faucet, kitchen faucet, sink faucet, bathroom faucet
stud finder = wall scanner
caulk gun = caulking gun
soldering iron = solder gun
heat gun = hot air gun
paint sprayer = paint gun
workbench = work bench = sawhorse = saw horse
hand truck = dolly = moving dolly = furniture dolly = hand cart
safety glasses = goggles = eye protection
tarp = canvas cover
tools = power tools = hardware > #tools
+ hammer, plier, clamp, vise, chisel, crowbar, mallet, nail, screw, bolt, washers, hinge
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
patio furniture = outdoor furniture = lawn furniture = patio set = deck furniture = garden furniture
patio furniture = wicker furniture = rattan furniture
patio set = outdoor dining set = patio dining set = outdoor set = outdoor table and chairs
patio furniture > adirondack chair, zero gravity chair, patio chair, patio umbrella, fire pit table
patio furniture > outdoor chair, porch swing, lounge chair
patio chair = lawn chair = outdoor chair = deck chair = garden chair = yard chair > adirondack chair
patio chair > zero gravity chair, patio set
zero gravity chair = anti gravity chair = lounge chair = lounger = lawn chair = outdoor recliner
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
lawn and garden = yard tools = garden tools > #garden
+ rake, hoe, trowel, pruner, shear, seed, soil, mulch, fertilizer, fence, trellis, gnome
+ fountain, bench
# automotive
jump starter = jumper cable = jump box = jump pack = battery jumper = car jumper = jump start
jump starter = booster pack = jumper pack = jumper box = battery booster = battery jump
tire inflator = tire pump = air pump = portable air pump = tire compressor = tyre inflator
floor jack = car jack = hydraulic jack = trolley jack = auto jack = tire jack = vehicle jack
jack stand = axle stand = car stand
dash cam = dashcam = dash camera = dashboard camera = car camera = dash board camera
backup camera = rear view camera = reverse camera > dash camera
roof rack = rooftop rack = luggage rack > cargo bag
floor mat = truck mat = truck floor mat = car mat = weathertech = weather tech = car floor mat
floor mat = all weather mat
cargo bag = rooftop carrier = roof bag = cargo carrier = car top carrier = roof box = thule
cargo bag = luggage carrier
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
car wax = turtle wax
tire = tyre = wheel
car part = auto part = auto accessory = car accessory > #automotive
automotive = auto > #automotive
+ car, truck, motorcycle, scooter, antifreeze, coolant, headlight, taillight, bumper, radiator
+ muffler
+ spark plug, license plate, steering wheel, gas can, funnel, ramp, tow strap
`;
