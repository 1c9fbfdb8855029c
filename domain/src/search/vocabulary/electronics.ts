// The format is explained in vocabulary.ts.
export const ELECTRONICS = `
# electronics
tv = television = smart tv = flat screen = flatscreen = t v = tele = roku tv = tv set = hdtv = oled
tv = qled = telly = television set = boob tube = smart television
streaming player = roku = fire stick = firestick = chromecast = apple tv = fire tv
streaming player = streaming media player
streaming player = streaming stick = streaming box = media player = tv stick = tv box = roku stick
headphone = head phone = beats = cans > earbuds, headset, earphones
over ear headphone = over the ear headphone = on ear headphone > headphone
headset = headphones with mic > gaming headset, headphones
gaming headset = gaming headphones = xbox headphones = xbox headset = ps5 headset = gamer headset
gaming headset = ps5 headphones = headset with microphone = headset with mic > headset
gaming headset = mic headset
earbuds = ear bud = earphone = airpod = air pod = ear pod = in ear headphone = wireless earbuds
earbuds = buds
speaker = loudspeaker > bluetooth speaker, soundbar, subwoofer
bluetooth speaker = portable speaker = wireless speaker = jbl = jbl speaker = boombox = boom box
bluetooth speaker = bose
soundbar = sound bar = tv speaker = surround sound = home theater
subwoofer = sub woofer = bass speaker
record player = turntable = vinyl player = vinyl = phonograph = turn table = record turntable
stereo = receiver = amplifier = amp receiver
radio = weather radio = am fm radio
video doorbell = ring doorbell = doorbell camera = doorbell = ring camera = smart doorbell
video doorbell = door bell = door camera = front door camera
security camera = surveillance camera = cctv = home security camera = outdoor camera = wyze = blink
security camera = arlo = ring cam = security cam = nest cam = blink camera
thermostat = nest = ecobee = smart thermostat = nest thermostat
smart speaker = alexa = echo = echo dot = google home = amazon echo = smart display > smart plug
alexa > thermostat, video doorbell, door lock, security camera
google home > thermostat, video doorbell, door lock, security camera
google nest = nest > thermostat, video doorbell, security camera
smart plug = wifi plug = outlet plug
instant camera = polaroid = instax = polaroid camera = instant print camera = fujifilm instax
action camera = gopro = go pro = action cam = sports camera = waterproof camera
camera = digital camera = cam = photo camera > camcorder, action camera, instant camera, webcam
camcorder = video camera > action camera
camera lens = lens
tripod = camera stand
projector = movie projector = home projector = video projector
projector screen = projection screen
smart watch = smartwatch = apple watch = fitbit = garmin = fitness tracker = fitness watch
smart watch = activity tracker
smart watch = fitness band = sport watch = sports watch = galaxy watch
watch = wrist watch = wristwatch > smart watch, fitness watch
power bank = powerbank = portable charger = battery pack = phone charger = external battery = anker
power bank = portable battery = phone battery
portable charger > portable power station
portable battery > portable power station
charger = phone charger = charging cable = usb charger = charging cord = charger cord
charger ! battery charger, car battery charger
charger > wireless charger, wireless charging stand, power bank
wireless charger = charging pad = charging stand = charging dock = magsafe = charging station
wireless charger = qi charger = phone charging dock = phone charging station = phone dock
wireless charger = phone charging stand = phone charging pad
phone = cell phone = cellphone = smartphone = smart phone = iphone = mobile phone = android phone
phone case = iphone case = cell phone case = otterbox
phone stand = phone holder = phone mount
extension cord = power strip = surge protector
battery = aa battery = duracell = energizer
walkie talkie = two way radio
drone = quadcopter = dji
video game = game console = playstation = ps5 = ps4 = xbox = nintendo = nintendo switch
video game = gaming console
game controller = xbox controller = gamepad = ps5 controller
vr headset = oculus = meta quest = virtual reality
dvd player = blu ray = bluray player
e reader = kindle = ereader = nook > tablet
remote = remote control = tv remote
tv mount = tv bracket = tv wall mount = wall mount
hdmi cable = hdmi
weather station = thermometer
baby monitor = baby camera = nanny cam = video monitor
electronics = gadget > #electronics
sound system = stereo system = speaker system = audio system = music system > soundbar
sound system > bluetooth speaker, stereo
stereo > bluetooth speaker, soundbar
soundbar = home theater system = surround sound system = home cinema = home theatre = tv sound bar
bluetooth = bt
bluetooth speaker = pool speaker = shower speaker = beach speaker = party speaker = outdoor speaker
bluetooth speaker = waterproof speaker = portable stereo
record player = lp player = vinyl record player = record deck
streaming player = tv streaming box = fire tv stick = tv streaming stick = tv streamer
streaming player = streaming device
tv = big screen tv = big screen = led tv = lcd tv = plasma tv = t v set
security camera = house camera = home camera = surveillance system = security system
security camera = outside camera = security camera system = ip camera
thermostat = temperature controller = ac thermostat = temperature control = heat control
action camera = sport camera = helmet camera = body camera = adventure camera
digital camera = point and shoot camera = dslr ! security camera, dash camera, backup camera
smart watch = step counter = pedometer = heart rate monitor = exercise watch = running watch
smart watch = activity watch
power bank = phone battery pack = battery bank = portable phone charger = usb battery pack
power bank = phone power bank
microphone = mic
charger > charging block, charger block
remote = clicker ! remote control car, remote control truck, remote control rock crawler
home theater > projector
home cinema > projector
+ ring light, selfie light
+ antenna, microphone, megaphone, cable, adapter, converter, flashlight, calculator
+ keyboard piano, binoculars
+ guitar, piano, violin, ukulele, drum, drums, instrument, amplifier, metronome, karaoke
+ saxophone, trumpet
# computers
laptop = notebook = laptop computer = notebook computer = macbook = lap top = mac book > chromebook
chromebook = chrome book
desktop = desktop computer = computer tower = gaming pc = imac = pc tower
computer = pc > laptop, chromebook, desktop, tablet
monitor = computer monitor = computer screen = pc monitor = display = screen monitor = pc screen
monitor ! baby monitor
gaming monitor = gamer monitor = gaming screen
screen > monitor, computer monitor, gaming monitor ! baby monitor, monitor riser
keyboard = key board = computer keyboard = mechanical keyboard
mouse = computer mouse = wireless mouse = pc mouse = trackball
mouse pad = mousepad = desk pad
printer = all in one printer = ink printer > inkjet printer, laser printer, label printer
inkjet printer = ink jet printer = deskjet = officejet
laser printer = laserjet = laser jet
ink = ink cartridge = printer ink = toner
scanner = document scanner = photo scanner > printer with scanner
router = wifi router = wi fi router = modem = wireless router = internet router = mesh wifi = eero
router = orbi = mesh router = wifi system = wifi extender = mesh wi fi = wifi mesh
wifi = wi fi
ssd = solid state drive = external drive = external hard drive = hard drive = portable drive
ssd = external ssd = hdd = portable ssd = backup drive = hard disk
usb drive = flash drive = thumb drive = memory stick = usb stick
memory card = sd card = micro sd
docking station = dock = usb hub = usb c hub = laptop dock = port replicator = hub
tablet = ipad = i pad = galaxy tab = fire tablet = android tablet > kindle
webcam = web cam = web camera = computer camera = zoom camera = pc camera
laptop stand = laptop riser
monitor stand = monitor riser = monitor arm = screen riser = monitor mount
laptop bag = laptop sleeve = laptop case
graphics card = gpu = video card
usb c = type c = usbc
laptop = lappy = portable computer
printer = copier = copy machine = photocopier = fax machine = printer copier
photo printer > inkjet printer, printer
router = wifi booster = wifi repeater = range extender = internet booster = wifi range extender
router = internet box
keyboard mouse = mouse keyboard = keyboard and mouse > keyboard, mouse
keyboard = clicky keyboard = gaming keyboard = typing keyboard
mouse = ergo mouse = ergonomic mouse = gaming mouse = clicker mouse
ssd = backup hard drive = usb hard drive
docking station = usb splitter = usb dock = port hub
usb drive = jump drive = pen drive
tablet = drawing tablet
# office
desk = work desk = writing desk = computer desk = office desk = study desk = work table
desk > standing desk
kids desk = kids table = kids table and chair = childrens desk = kids study desk
standing desk = stand up desk = sit stand desk = standup desk = adjustable desk
standing desk = height adjustable desk = desk with adjustable height
office chair = desk chair = computer chair = task chair = gaming chair = executive chair
swivel chair > office chair, executive chair, desk and chair
office chair = work chair = rolling chair = ergonomic chair = desk seat
filing cabinet = file cabinet = file drawer = filing drawer
shredder = paper shredder
label maker = label printer = labeler = dymo
whiteboard = white board = dry erase board = marker board = dryerase
paper = copy paper = printer paper = printing paper = notebook paper
laminator = laminating machine
pen = ballpoint pen = ink pen = gel pen > pencil, marker
backpack = book bag = bookbag = back pack = rucksack = school bag = knapsack
desk lamp = office lamp = reading lamp = study lamp
desk organizer = pencil holder
notebook = journal = composition book
office supplies > copy paper, pen, label maker, laminator, shredder, whiteboard, #office
school supplies > backpack, pen, notebook, paper, desk lamp, #office
desk = office table = computer table = pc desk = student desk = workstation = laptop desk
homework desk > kids desk, study desk, desk
kids desk = child desk = homework desk = desk for kids
standing desk = standup desk = adjustable height desk = raising desk = rising desk = motorized desk
office chair = boss chair = manager chair = conference chair = pc chair = desk chair with wheels
office chair = chair with wheels
filing cabinet = paper cabinet = document cabinet = office cabinet
shredder = document shredder = shredding machine
label maker = sticker maker = label machine = labeling machine = label gun
paper = typing paper = computer paper = letter paper = reams of paper
desk lamp = desk light = reading light = study light = office light = task lamp = task light
desk lamp = computer lamp = book light
backpack = schoolbag = bag for school
whiteboard = whiteboard easel = writing board = magnetic board
pen = writing pen = colored pen = sharpie
+ stapler, tape, scissors, glue, marker, crayon, binder, folder, envelope, eraser, chalkboard
+ easel, calendar
`;
