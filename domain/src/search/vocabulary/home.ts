// The format is explained in vocabulary.ts.
export const HOME = `
# furniture
couch = sofa = settee = davenport > loveseat, love seat, sectional, futon, sofa bed, sleeper sofa
sofa bed = sleeper sofa = pull out couch = sofa sleeper = couch bed = futon
loveseat = love seat > sofa, couch, sofa bed
sectional = sectional couch = sectional sofa = l shaped couch = corner sofa
recliner = reclining chair = lazy boy = la z boy = lazyboy > glider
armchair = arm chair = accent chair = easy chair = club chair > wingback, recliner
ottoman = footstool = foot stool = pouf = hassock = foot rest = footrest
coffee table = cocktail table
end table = side table = accent table = lamp table > nightstand
nightstand = night stand = bedside table = night table = bedside stand = nite stand = nitestand
dining table = kitchen table = dinner table = dinette = dining room table = dinette table
dining set = table and chairs = kitchen table and chairs = dining table and chairs = dinette set
dining set = dining room set = table and chair set > dining table, dining chair
dining chair = kitchen chair = dining room chair = dinner chair
bar stool = barstool = counter stool = kitchen stool = counter height stool > stools
bar stool = bar chair = counter chair
bookcase = bookshelf = book shelf = bookshelves = book case > book rack, shelving unit
shelf = shelving = shelving unit = shelf unit = rack shelf > bookcase, shelves
bed > bed frame, bedframe, platform bed, headboard, daybed, bunk bed
bed frame = bedframe = platform bed = bedstead = bed base > headboard
queen bed > queen bed frame
king bed > king bed frame
full bed > full bed frame
twin bed > twin bed frame, twin sofa bed
bunk bed = bunkbed = loft bed
daybed = day bed
headboard = head board
dresser = chest of drawers = bureau = drawer chest = bedroom chest = chest drawer ! tool chest
wardrobe = armoire = clothes cabinet
tv stand = television stand = tv console = tv cabinet = media console = entertainment center
tv stand = tv table
console table = entryway table = entry table = sofa table = hall table = entryway console
vanity = makeup vanity = makeup table = vanity table = dressing table
bench = storage bench = entryway bench = hallway bench ! weight bench
bean bag = beanbag = bean bag chair
buffet = sideboard = credenza
china cabinet = hutch = curio cabinet
folding table = card table
folding chair = card chair
rocking chair = rocker = glider
furniture > sofa, sofa bed, armchair, coffee table, dining table, bed frame, bookcase, #furniture
furniture > tv stand
furniture > nightstand, console table, ottoman, dining chair, bar stool, office chair, desk
furniture > executive chair, standing desk, file cabinet, patio set, adirondack chair, crib
furniture > zero gravity chair, shelving unit, shoe bench, kids desk, garment rack
bar > bar stool, counter stool, bar table
armchair = living room chair = reading chair = comfy chair = occasional chair = sitting chair
armchair = bedroom chair = upholstered chair
coffee table = living room table = center table = couch table
dining table = breakfast table = eating table = supper table
tv stand = media stand = media cabinet = tv unit = television console = tv bench = television table
tv stand = entertainment stand = entertainment unit = television cabinet
console table = hallway table = hall console = foyer table = entrance table = behind couch table
console table = narrow table
nightstand = bedroom nightstand = bedside cabinet = bed stand
bookcase = book rack = bookstand = library shelf
bar stool = tall stool = island stool = breakfast bar stool
ottoman = storage stool = foot bench = bedroom bench = end of bed bench
bed frame = bed with headboard = upholstered bed
sofa bed = convertible sofa = convertible couch = fold out couch = hide a bed = fold out bed
+ box spring, table, chair, cabinet, cupboard, stool, drawer, crate, chest, trunk, partition, rocker
# decor
lamp > table lamp, floor lamp, desk lamp, lava lamp
floor lamp = standing lamp = torchiere = arc lamp
table lamp = bedside lamp = nightstand lamp = night stand lamp
ceiling fan = overhead fan
light > desk lamp, work light, string light, lantern, solar light, ceiling light, floor lamp
light > table lamp
led light > string light, desk lamp, lantern, work light, solar light, ceiling light
chandelier = pendant light = hanging light = ceiling light = light fixture
wall sconce = sconce = wall light = wall lamp
light bulb = lightbulb = led bulb
string light = christmas light = fairy light = twinkle light = xmas light = holiday light
string light = rope light
rug = carpet = area rug = floor rug = throw rug = accent rug > runner rug, runner
runner rug = hallway rug = carpet runner = hall runner
curtain = drape = drapery = window panel = window curtain > blackout curtain ! shower curtain
blind = window shade = window blind > roller shade, venetian blind, blackout curtain
mirror > floor mirror, wall mirror, vanity mirror
floor mirror = full length mirror = standing mirror = body mirror = long mirror = leaning mirror
wall art = picture = painting = print = artwork = poster = art print = framed print = canvas print
clock = wall clock = mantel clock > alarm clock
alarm clock = clock radio
candle = scented candle > candle holder, wax melt
yankee candle > candle
fake plant = artificial plant = faux plant = silk plant = fake tree = artificial tree = faux tree
fake tree > artificial olive tree
christmas tree = xmas tree = artificial christmas tree
vase = flower vase
throw pillow = accent pillow = decorative pillow = couch pillow
picture frame = photo frame > digital photo frame
digital picture frame = digital photo frame = electronic picture frame
basket = wicker basket = woven basket = wall basket
planter = flower pot = flowerpot = plant pot = plant stand > planter box
fireplace = electric fireplace = fireplace insert = fire place
lighting > #decor, light, lamp
decor = home decor = decoration > #decor
table lamp = table light = bedside light = nightstand light = night table lamp = night table light
floor lamp = floor light = standing light = tall lamp = corner lamp
living room lamp = bedroom lamp > floor lamp, table lamp
wall art = wall picture = plant picture = wall print = wall painting = wall decor = botanical art
wall art = framed art = framed picture ! swim trunks, swimsuit, shirt, dress
basket = hanging basket = wall hanging basket = decorative basket
fake tree = indoor tree = potted tree = indoor fake tree = decorative tree = silk tree
houseplant = house plant = indoor plant = potted plant > artificial plant, artificial tree
houseplant > artificial olive tree
string light = string of lights = hanging string light
runner rug = long rug = kitchen runner = hallway carpet = long narrow rug = hallway runner
curtain = window covering = window drape
blackout curtain = blackout drape = room darkening drape = thermal curtain
blackout curtain = light blocking curtain = room darkening curtain = dark curtain
candle = smelly candle = jar candle = aroma candle
ceiling fan = ceiling light with fan = fan with light = fan light
clock = shelf clock = fireplace clock = mantle clock = desk clock
floor mirror = big mirror = tall mirror = dressing mirror = full body mirror
+ safe, lock box, lockbox, garage door, interior door, front door, screen door
+ lantern, statue, figurine, sculpture, tapestry, wreath, ornament, garland, wallpaper, decal, globe
# bedding
comforter = duvet = duvet insert = down comforter = bed comforter > bedspread, comforter set, quilt
bed in a bag = bedding set = bed set = complete bedding > comforter, comforter set, sheets
bed in a bag > quilt ! dog bed, pet bed, sofa bed
quilt = bedspread = coverlet = patchwork quilt > comforter ! puffer vest
blanket = throw = throw blanket > weighted blanket, heated blanket, electric blanket
blanket = fleece blanket = fleece throw
electric blanket = heated blanket = heated throw = heating blanket
weighted blanket = gravity blanket = heavy blanket
sheet = bed sheet = bedsheet = sheet set = bed linen = fitted sheet
pillow = bed pillow > memory foam pillow, body pillow
pillowcase = pillow case = pillow cover = sham
mattress = bed mattress > air mattress, mattress topper, mattress protector
air mattress = air bed = airbed = blow up mattress = inflatable mattress = inflatable bed = aerobed
mattress topper = mattress pad = bed topper = foam topper
mattress protector = mattress cover = mattress encasement = mattress pad
towel > bath towel, hand towel, kitchen towel, washcloth, beach towel
bath towel = shower towel = bathroom towel
bath mat = bath matt = bathmat = bathroom rug = bath rug = bathroom mat = shower mat
shower curtain = bathroom curtain = shower liner
shower head = showerhead = rain shower
toilet paper = charmin = tp > bath tissue
tissue = kleenex = facial tissue
bathroom shelf = over the toilet storage = over the toilet shelf = space saver
bathroom shelf = bathroom organizer = over toilet shelf = toilet shelf = bathroom cabinet
bedding > comforter, comforter set, sheet, quilt, bedspread, pillow, weighted blanket
bedding > throw blanket, heated blanket, mattress topper, mattress protector, #bedding
bedding ! bed, bed frame, sofa bed, dog bed, pet bed
linen > sheet, towel
bed cover = bedcover = bed covering > comforter, quilt, bedspread
weighted blanket = anxiety blanket = calming blanket
pillow = sleeping pillow = sleep pillow = standard pillow
mattress protector = bed protector = bed pad = waterproof mattress cover = bed wetting pad
bath mat = shower rug = toilet rug = bathroom floor mat = bath carpet = shower floor mat
air mattress > sleeping pad
electric blanket = warming blanket = warming throw = plug in blanket
bathroom shelf = above toilet shelf = behind toilet shelf = toilet rack = bathroom rack
bathroom shelf = over the toilet cabinet
+ beach towel, robe, bathrobe, washcloth, toilet, bathtub, plunger, soap dish, mattresses
# cleaning
bin > storage bin, trash can, bins
vacuum = vacuum cleaner = vacume = vacume cleaner = hoover = vac = sweeper = carpet sweeper
vacuum > robot vacuum, stick vacuum, handheld vacuum
vacuum ! grooming vacuum, pet grooming vacuum, storage bag
roomba = irobot = robovac = robot vac = robotic vacuum = deebot = neato = roborock > robot vacuum
robot vacuum = robotic vacuum = robot vac = robot vacuum cleaner = self driving vacuum
stick vacuum = cordless vacuum = stick vac = broom vacuum
dustbuster = dust buster = hand vac = hand vacuum = car vacuum = hand held vacuum > handheld vacuum
car vacuum > handheld vacuum, shop vacuum
shop vac = shopvac = shop vacuum = wet dry vac = wet dry vacuum = wet vac = garage vacuum
carpet cleaner = shampooer = carpet shampooer = rug cleaner = rug doctor = carpet washer
carpet cleaner = carpet machine = little green machine
swiffer > mop
mop = floor mop > steam mop, spin mop
steam mop = steam cleaner = floor steamer
clothes steamer = garment steamer = fabric steamer = handheld steamer
trash can = garbage can = trash bin = garbage bin = waste basket = wastebasket = rubbish bin
trash can = waste bin = wastebin = recycling bin = dustbin = trashcan = waste can = garbage pail
trash can = trash pail
trash bag = garbage bag = bin liner
hamper = laundry hamper = laundry basket = clothes hamper = dirty clothes basket = laundry bin
storage > storage bin, shelving unit, storage bag, shoe rack, tool chest, hamper ! vacuum
storage bin = storage tote = tote = storage container = storage box = plastic bin = plastic tote
storage bin = rubbermaid bin = sterilite bin = plastic tub = storage tub > bin
storage bag = vacuum storage bag = space bag = compression bag = vacuum bag = vacuum sealed bag
garment rack = clothes hanger rack = hanger rack
garment rack = clothes rack = clothing rack = clothes rail = coat rack = rolling rack = hanging rack
hanger = clothes hanger = coat hanger > garment rack
drying rack = clothes drying rack = laundry rack = clothes horse
shoe rack = shoe shelf = shoe organizer = shoe storage = shoe bench = shoe stand
shelving unit = storage rack = storage shelf = wire rack = metal shelf = wire shelf = garage shelf
shelving unit = metal rack = utility shelf = wire shelving = metal shelving = garage shelving
ironing board = iron board
iron = clothes iron = steam iron > ironing board, garment steamer
iron = steam iron ! curling iron, cast iron, flat iron
broom = broom and dustpan > dustpan
paper towel = bounty > paper roll
dish soap = dawn = dishwashing liquid
laundry detergent = tide = laundry soap = laundry pod
cleaning supplies = housekeeping supplies > mop, broom, bucket, sponge, duster, vacuum, #cleaning
organizer = storage organizer > bin, basket, shoe rack, garment rack
robot vacuum = automatic vacuum = auto vacuum = self cleaning vacuum = smart vacuum = vacuum robot
robot vacuum = self vacuum = robot sweeper
stick vacuum = battery vacuum = rechargeable vacuum = battery powered vacuum = wireless vacuum
storage bag = space saver bag = space saving bag = vacuum seal bag = vacuum pack bag = shrink bag
storage bag = clothes storage bag = vacuum space bag
hamper = dirty clothes bin = dirty clothes hamper = laundry sorter = washing basket
hamper = dirty laundry basket = clothes basket
ironing board = ironing table = ironing stand
trash can = waste container = trash container = step can = kitchen bin = trash receptacle
trash can = kitchen trash
mop = floor cleaner
spin mop = mop bucket = mop and bucket = mop with bucket = bucket mop
steam mop = floor steam cleaner = steam floor cleaner = tile steamer
carpet cleaner = carpet cleaning machine = rug shampooer = upholstery cleaner = carpet scrubber
carpet cleaner = couch cleaner
garment rack = clothes rod = closet rod = rolling closet
garment rack = rolling clothes rack = portable closet = clothes stand = clothing rail
storage bin = stackable bin = organizer bin = storage crate = plastic storage container
storage bin = storage tote with lid
shoe rack = shoe holder = entryway shoe rack = shoe storage bench
+ bucket, sponge, duster, squeegee, bleach, brush, scrubber, dustpan, feather duster, lint roller
`;
