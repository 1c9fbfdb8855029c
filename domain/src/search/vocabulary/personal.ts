// The format is explained in vocabulary.ts.
export const PERSONAL = `
# apparel
clothes = clothing = apparel = outfit > cardigan, sweater, shirt, jacket, vest, leggings, #apparel
clothes > swim trunks, sock, glove, pants, jeans, shorts, hoodie, t shirt, dress, skirt, blouse
shoe = footwear > sneakers, boots, running shoes, sandals, slippers
sneaker = tennis shoe = trainer = running shoe = athletic shoe = gym shoe = kicks = nike
sneaker = canvas shoe
running shoe = jogging shoe = trainers
boot = hiking boot = work boot = winter boot = timberland
sandal = flip flop = slide = birkenstock = crocs
slipper = house shoe
high heel = heels = pump shoe
jacket = coat = windbreaker = parka = outerwear > puffer vest, rain jacket, blazer
jacket = coat ! dog life jacket, life jacket
rain jacket = raincoat = rain coat = slicker = poncho = rain gear
vest = puffer vest = gilet = sleeveless jacket > waistcoat
sweater = cardigan = pullover = jumper = knitwear
hoodie = sweatshirt = hooded sweatshirt
shirt = button down = button up shirt = flannel = flannel shirt = dress shirt
shirt > t shirt, polo, blouse
t shirt = tshirt = tee = tee shirt
pants = trousers = slacks = chinos > jeans, leggings
jeans = denim = levis = denim pants
gym clothes = workout clothes = exercise clothes = athletic wear = activewear > leggings
gym clothes = work out clothes = athletic clothes = sportswear > running shoes, swim trunks
gym clothes = running clothes
leggings = yoga pants = tights = lululemon = workout pants
shorts = short pants > swim trunks
bathing suit = swimsuit = swim suit = swimwear = swim trunks = swim shorts = bikini = board shorts
sock = crew sock = wool sock = ankle sock
belt = leather belt = waist belt
glove = work glove = mitten = winter glove = snow glove = ski glove
hat = cap = beanie = baseball cap
underwear = boxers = briefs = panties
pajamas = pjs = sleepwear = nightgown
purse = handbag = hand bag = tote bag = clutch
luggage = suitcase = travel bag = carry on = duffel bag = duffle bag
sunglasses = ray ban
jewelry = necklace = bracelet = earring
wallet = billfold
womens = ladies = woman = women = female
mens = guys = man = men = male
kids = children = kid = child = boys = girls = toddler = youth
jacket = puffy jacket = puffer jacket = puffy coat = puffer coat = down jacket = down coat
vest = puffy vest = down vest = padded vest = quilted vest
shirt = plaid shirt = lumberjack shirt = plaid flannel = work shirt
sock = hiking sock = boot sock = warm sock = winter sock = dress sock
sneaker = keds = converse shoes = chuck taylors
glove = warm glove = fleece glove = insulated glove
boot = hiking shoe = hiker boots = trail boot
leggings = yoga tights = running tights = workout leggings
leggings = stretch pants = gym leggings = exercise pants = gym pants
rain jacket = waterproof jacket = rain jacket for kids
sweater = knit sweater = button sweater = knit cardigan
bathing suit = swim short = swimming trunks = swimming shorts = bathing trunks
+ dress, skirt, blouse, suit, tie, scarf, bra, costume, ring, uniform, tuxedo, umbrella, apron
+ buckle
# beauty
hair dryer = hair blower = blow dryer = hairdryer = blowdryer = dyson hair dryer = hair drier
hair dryer = blow drier
curling iron = hair curler = curling wand = curler = hair wand
hair straightener = flat iron = flatiron = straightening iron
toothbrush = tooth brush = electric toothbrush = sonicare = oral b = sonic toothbrush = oralb
water flosser = waterpik = water pick
razor = shaver = electric razor = electric shaver = shaving machine = norelco > beard trimmer
beard trimmer = hair clipper = clipper = hair trimmer = wahl = mens groomer > electric shaver
makeup mirror = vanity mirror = lighted mirror = cosmetic mirror = make up mirror
makeup mirror = magnifying mirror
facial steamer = face steamer = facial machine
bathroom scale = body scale = weight scale = weighing scale = scale = digital scale
scale ! remote control rock crawler, rock crawler
massager = back massager = neck massager = shiatsu = massage gun = theragun = massage machine
foot massager = foot spa
makeup = make up = cosmetics = lipstick = eyeshadow
perfume = cologne = fragrance
lotion = moisturizer = body lotion
shampoo = conditioner shampoo
heating pad = heat pad
blood pressure monitor = bp monitor = blood pressure cuff
thermometer = forehead thermometer
wheelchair = wheel chair = transport chair
walker = rollator
cane = walking stick
cpap = cpap machine
band aid = bandaid = bandage = first aid kit
chapstick = lip balm
qtip = q tip = cotton swab
vitamin = supplement
health = beauty = personal care = wellness > #beauty
facial steamer = pore cleaner = pore steamer = blackhead remover = skin steamer = facial kit
razor = face shaver = beard shaver = shaving razor
makeup mirror = light up mirror = mirror with lights = mirror with light = hollywood mirror
curling iron = hair curling iron = hair roller iron = curl iron
bathroom scale = smart scale = weighing machine = fat scale = body fat scale = people scale
massager = shoulder massager = neck massage machine = back massage = neck massage = massaging pillow
massager = massage pillow
toothbrush = power toothbrush = battery toothbrush = vibrating toothbrush
hair dryer = hair drying machine
+ comb, soap, deodorant, sunscreen, toothpaste, floss, mouthwash, nail polish, tweezers, wig, crutch
# baby
crib = baby bed = cot = baby crib = infant bed = toddler bed = bassinet = baby cot
stroller = jogger stroller = running stroller = baby jogger ! pet stroller
stroller = baby stroller = pram = buggy = baby carriage = jogging stroller = push chair = pushchair
car seat = carseat = infant seat = baby seat = booster seat = infant car seat = child seat
car seat = baby car seat
high chair = highchair = feeding chair = baby chair
baby monitor = baby cam = baby video monitor = baby camera
sound machine = white noise machine = noise machine = sleep machine = hatch
night light = nightlight = night lamp = nite light = nitelight = nite lamp > bedside lamp
bottle sterilizer = bottle warmer = bottle cleaner = bottle steamer
baby bottle = feeding bottle
baby bouncer = bouncer = baby swing = bouncy seat = baby rocker = bouncy chair = baby seat bouncer
diaper pail = diaper genie = diaper can = diaper bin = diaper trash can
diaper = pampers = huggies = nappy
swaddle = swaddle blanket = baby blanket = receiving blanket = muslin
playpen = pack n play = play pen = playard > crib
baby gate = safety gate
pacifier = binky
nursery = baby stuff = baby gear = infant = newborn > #baby
bottle sterilizer = bottle washer = bottle sanitizer = bottle dryer = baby bottle cleaner
bottle sterilizer = baby bottle warmer
diaper pail = dirty diaper bin = dirty diaper can = diaper disposal = diaper trash
diaper pail = diaper garbage can
swaddle = baby wrap = swaddle wrap = infant wrap = swaddling blanket = newborn blanket
sound machine = noise maker = white noise = sleep sound machine = white noise maker
sound machine = baby sound machine
baby seat > baby bouncer
baby bouncer = bouncing seat = bouncing chair = baby bouncing chair = infant bouncer
high chair = baby high chair = eating chair = feeding seat = toddler chair
stroller = running baby stroller = baby pusher = kid stroller
+ bib, rattle, teether, baby wipes, breast pump, changing table
# toys
lego = legos = duplo = building block = building set = building toy = blocks > building tiles
magna tiles = magnatiles = magnetic tiles = picasso tiles = magnetic blocks
magna tiles > magnetic building tiles
nerf = nerf gun = dart gun = dart blaster = foam gun = toy gun = foam blaster
rc car = remote control truck = remote control toy
rc car = remote control car = remote controlled car = rc truck = rock crawler = rc vehicle
rc car = radio controlled
stuffed animal = plush = plushie = stuffed toy = teddy bear = plush toy = stuffy = squishmallow
stuffed animal = soft toy
dollhouse = doll house = barbie house = barbie dreamhouse = dream house = barbie doll house
dollhouse = barbie playset = dollhouse playset
doll = barbie = american girl = baby doll > dollhouse
puzzle = jigsaw puzzle = jigsaw
board game = boardgame = catan = monopoly = family game = tabletop game = settlers of catan
board game > strategy game
train set = toy train = wooden train = train track = brio = thomas train
marble run = marble race = marble maze = marble track
science kit = experiment kit = chemistry set = stem kit = stem toy
balance bike = strider = toddler bike = kids bike = strider bike > ride on
ride on = power wheels = ride on toy = ride on car
play food = toy food > play kitchen
play kitchen = kids kitchen set = kitchen playset = kitchen toy = pretend play kitchen
play kitchen = toy kitchen = kids kitchen = pretend kitchen
hot wheels = matchbox = toy car > rc car, rock crawler, remote control car
toy car = toy truck = race car = racing car = toy vehicle > rc car, rc truck, rock crawler
toy car > remote control car, remote control truck
play doh = playdough = play dough = slime
action figure = figurine
swing set = swingset = playset = jungle gym
toy > #toys
game > board game, video game
rc car = rc toy = remote truck = remote car = radio control car = remote control vehicle
rc car = monster truck
stuffed animal = soft animal = cuddly toy = plush animal = stuffies = stuffed fox = stuffie
board game = strategy game = game night game = table game
train set = choo choo train = train tracks = railway set
play kitchen = pretend kitchen = kitchen for kids = toy stove
science kit = science set = science experiment = science toy = experiments for kids
marble run = marble toy = marble tower
magna tiles = magnet tiles = magnet blocks = magnet toys = building magnets
nerf = toy blaster = foam blasters = dart shooter
balance bike = bike with training wheels = no pedal bike = push bike = first bike
+ kite, yo yo, dinosaur, robot toy, sandbox, slide, swing, pogo stick, hula hoop
+ playing cards, poker
# pets
dog bed = pet bed = puppy bed = doggie bed = doggy bed
cat bed > pet bed, dog bed
dog crate = dog kennel = kennel = pet crate = dog cage = pet kennel = puppy crate = animal crate
cat tree = cat tower = cat condo = scratching post = cat scratcher = cat furniture = cat climber
pet feeder = automatic feeder = auto feeder = cat feeder = dog feeder
water fountain = pet fountain = cat fountain = pet water fountain = dog fountain
water fountain = cat water fountain = dog water bowl = cat water bowl = pet water bowl
water fountain = water bowl = dog water fountain = water dispenser for pets
litter box = cat box = kitty litter = litter robot = cat litter = litterbox = litter pan
litter box = cat toilet
aquarium = fish tank = fishtank = fish bowl = fish aquarium
leash = dog leash = dog lead = retractable leash
dog life jacket = dog vest = dog swim vest = dog float
dog life jacket = dog life vest = pet life vest = pet life jacket
pet grooming = dog grooming = pet clipper = dog clipper = pet hair vacuum = grooming kit
pet grooming = furminator = grooming vacuum = pet grooming vacuum = dog grooming vacuum
pet stroller = dog stroller = cat stroller
hamster cage = small animal cage = guinea pig cage = rabbit cage = small animal habitat
hamster cage = rabbit hutch = hamster house = hamster habitat = hamster home
bird cage = birdcage
dog house = doghouse
dog food = pet food = kibble = cat food
dog gate = pet gate
pet = pet supplies = animal > #pets
dog = puppy = doggie = doggy = pooch = pup
cat = kitty = kitten
dog hair vacuum = cat hair vacuum = pet hair vacuum > handheld vacuum, pet grooming vacuum
pet feeder = cat food dispenser = dog food dispenser = pet food dispenser = food dispenser
pet feeder = kibble dispenser = automatic food bowl
pet bowl = dog bowl = dog dish = pet dish = cat bowl = cat dish = food bowl = puppy bowl
pet bowl = food dish = dog food bowl = pet food bowl > pet feeder, cat feeder, pet water fountain
cat tree = cat house = cat tree house = scratching tree = scratch post = cat playground = cat gym
cat tree = cat perch = cat scratching post
water fountain = dog water dispenser = cat water dispenser = pet water dispenser
water fountain = pet drinking fountain = cat drinking fountain = pet waterer
litter box = cat potty = cat litter box = kitty potty = cat bathroom = litter tray
litter box = self cleaning litter box = cat restroom
pet stroller = dog carriage = pet carriage = cat carriage = dog buggy = pet buggy
dog life jacket = dog float vest = dog floatation vest = dog flotation vest = dog float jacket
dog life jacket = dog swim jacket = dog life preserver
pet grooming = dog trimmer = dog hair trimmer = dog shaver = pet shaver = dog groomer = pet groomer
pet grooming = dog hair clipper = pet vacuum = dog grooming kit = pet grooming kit = dog brush
pet grooming = pet hair remover
hamster cage = bunny cage = gerbil cage = mouse cage = rat cage = ferret cage = chinchilla cage
hamster cage = critter cage = guinea pig house = rodent cage
hamster = gerbil = guinea pig = chinchilla > small animal habitat
leash = dog rope = retractable dog leash = walking leash = leash for dogs
aquarium = tank for fish = aquarium tank = fishbowl = terrarium tank
dog bed = pet mattress = dog mattress = dog cushion = pet cushion
dog crate = dog carrier = animal cage = pet cage = dog pen = wire crate
+ collar, harness, muzzle, chew toy, terrarium, horse, saddle, chicken coop, bird, fish
`;
