/**
 * Abbreviations and synonyms of the field, one group a line; each block names where its terms are attested. `a = b = c`: each
 * finds the others. `a > b`: a finds b too, and not the reverse. `#` is any digit. Words are compared folded and by their stems,
 * so singular and plural need one line.
 */
export const english = `
# Management systems: titles of ISO 9001, 14001, 22000, 22301, 27001, 37001, 45001, 50001, 55001 (www.iso.org/management-system-standards.html)
qms = quality management system
ems = environmental management system
isms = information security management system
iso27k > iso/iec 27000
iso 27k > iso/iec 27000
fsms = food safety management system
haccp = hazard analysis and critical control points
haccp > food safety management
bcm = business continuity management
bcms = business continuity management system
enms = energy management system
ohs = occupational health and safety = osh
ohsms = occupational health and safety management system
ohsas 18001 > iso 45001
bs ohsas 18001 > iso 45001
bs 7799 > iso/iec 27002
bs 25999 > iso 22301
bs 5750 > iso 9001
en 29001 > iso 9001
en 46001 > iso 13485
en 954-1 > iso 13849-1
en 292 > iso 12100
en 1050 > iso 12100
en 45001 > iso/iec 17025
iso guide 25 > iso/iec 17025
iso 17799 > iso/iec 27002
iso/ts 16949 > iatf 16949
qs 9000 > iatf 16949
iso 14121 > iso 12100
iso 14155-1 > iso 14155
ansi/aami/iso 14971 > iso 14971
kpi = key performance indicator
csr = social responsibility
corporate social responsibility = social responsibility
anti-bribery = anti bribery = antibribery
whistle blowing = whistleblowing
root cause analysis = rca
fmea = failure mode and effects analysis
fmeca = failure modes effects and criticality analysis
fta = fault tree analysis
hazop = hazard and operability study
spc = statistical process control
msa = measurement system analysis
doe = design of experiments
aql = acceptance quality limit = acceptance sampling
capa = corrective action
pdca = plan do check act
lca = life cycle assessment
epd = environmental product declaration
ghg = greenhouse gas
co2 footprint = carbon footprint
carbon neutrality = net zero
esg = environmental social governance
iaq = indoor air quality

# Safety of machinery and people: IEV 826 and 851 (www.electropedia.org), ISO 12100, ISO 13850, ISO 14118, ISO 13857
e-stop = emergency stop = estop = e stop
lockout tagout = loto = prevention of unexpected start-up
lockout = prevention of unexpected start-up
tagout = prevention of unexpected start-up
light curtain = electro-sensitive protective equipment = aopd
espe = electro-sensitive protective equipment
two-hand control = two hand control device
machine guard = guard
sil = safety integrity level
functional safety = safety-related
srp/cs = safety-related parts of control systems
estop button = emergency stop
lone worker = lone working
ppe = personal protective equipment
safety shoes = safety footwear
work boots = safety footwear
steel toe > safety footwear
hard hat = industrial helmet = protective helmet
safety glasses = eye protection = eye protector
hearing protection = hearing protector
ear plugs = hearing protector
ear muffs = hearing protector
respirator = respiratory protective device
rpe = respiratory protective equipment
fall arrest = personal fall protection
safety harness = full body harness
hi-vis = high-visibility = hi vis
fire extinguisher = portable fire extinguisher
smoke alarm = smoke detector
sprinkler = sprinkler system
atex = explosive atmosphere
explosion proof = explosive atmosphere
ergonomics = human factors
slip resistance = slip

# Electrical: IEV (www.electropedia.org), IEC 60529 (IP code), IEC 62262 (IK code)
emc = electromagnetic compatibility = electrical disturbances
emi = electromagnetic interference = electromagnetic disturbance
esd = electrostatic discharge
ip code = degrees of protection provided by enclosures
ip rating = degrees of protection provided by enclosures
ingress protection = degrees of protection provided by enclosures
ik rating = degrees of protection against external mechanical impacts
rcd = residual current device
mcb = circuit-breaker
gfci = residual current
ups = uninterruptible power system
pv = photovoltaic
solar panel = photovoltaic module
bess = battery energy storage system
li-ion = lithium ion = lithium-ion
led = light emitting diode
pcb = printed board = printed circuit board
plc = programmable controller
scada = supervisory control and data acquisition
hv = high voltage
lv = low voltage
ac = alternating current
dc = direct current
hvdc = high voltage direct current
earthing = grounding
wiring = electrical installation
plug and socket = plugs and socket-outlets
ev = electric vehicle
evse = electric vehicle supply equipment = electric vehicle charging
ev charging = electric vehicle conductive charging
v2g = vehicle to grid = vehicle-to-grid
harmonics = harmonic current
lightning rod = lightning protection

# Vehicles and transport: titles of ISO/TC 22, 31, 104, 110, 204
tyre = tire
lift = elevator
escalator = moving walk = moving stairway
lorry = truck
automobile = road vehicle
automotive = road vehicle
motorbike = motorcycle
pushbike = bicycle = cycle
isofix > child restraint anchorage
child seat = child restraint
can bus = controller area network
lin bus = local interconnect network
obd = on-board diagnostics
adas = driver assistance system
asil = automotive safety integrity level
sotif = safety of the intended functionality
shipping container = freight container
sea container = freight container
intermodal container = freight container
forklift = industrial truck = fork-lift
forklift truck = industrial truck
railway = rail
airplane = aircraft
aeroplane = aircraft
drone = unmanned aircraft = uas = uav
gps = global navigation satellite system = gnss
petrol = gasoline
fuelling station = fueling station = refuelling station
lng = liquefied natural gas
lpg = liquefied petroleum gas
cng = compressed natural gas
h2 = hydrogen

# Mechanics, drawings and fasteners: ISO 1101, ISO 128, ISO 216, ISO 898, ISO 3601, ISO 8015
gd&t = geometrical tolerancing = geometric dimensioning and tolerancing
gps tolerancing = geometrical product specifications
surface finish = surface texture = surface roughness
roughness = surface texture
limits and fits = iso code system for tolerances on linear sizes
fits and tolerances = iso code system for tolerances on linear sizes
general tolerances > iso 2768
paper size = trimmed sizes of writing paper
paper sizes > writing paper trimmed sizes
a4 paper = writing paper trimmed sizes
hex bolt = hexagon head bolt
hex head bolt = hexagon head bolt
hex screw = hexagon head screw
hex nut = hexagon nut
allen key = hexagon socket
allen screw = hexagon socket head cap screw
socket head screw = hexagon socket head cap screw
bolt grade = property class
grade 8.8 > mechanical properties of fasteners
o-ring = o ring = oring
ball bearing = rolling bearing
bspp > pipe threads where pressure-tight joints are not made on the threads
bspt > pipe threads where pressure-tight joints are made on the threads
metric thread = iso general purpose metric screw threads
cad = computer aided design
step file > industrial automation systems product data representation and exchange
3d printing = additive manufacturing
cnc = numerical control
pressure vessel = vessels under pressure
hydraulics = hydraulic fluid power
pneumatics = pneumatic fluid power
hvac = heating ventilation and air conditioning
hvac > ventilation
refrigerator = refrigerating appliance

# Welding and testing of materials: ISO 9606, ISO 9712, ISO 148, ISO 6507, ISO 6508
ndt = non-destructive testing = nde
nondestructive testing = non-destructive testing
welder qualification = qualification testing of welders
welder certification = qualification testing of welders
wps = welding procedure specification
wpqr = welding procedure test
mig welding = gas metal arc welding = gmaw
tig welding = gas tungsten arc welding = gtaw
charpy = charpy pendulum impact test
vickers hardness = vickers hardness test
rockwell hardness = rockwell hardness test
brinell hardness = brinell hardness test
tensile strength = tensile testing
fatigue = fatigue testing
salt spray = corrosion tests in artificial atmospheres
uv aging = exposure to laboratory light sources
x-ray = radiography = radiographic testing
ultrasonic testing = ultrasonic
aluminum = aluminium
fiber = fibre
sulfur = sulphur
colour = color
grey = gray
mold = mould
plow = plough
meter = metre
liter = litre
gauge = gage
galvanizing = hot dip galvanized coating
galvanised = galvanized
rebar = steel for the reinforcement of concrete
concrete strength > strength of concrete
compressive strength of concrete = strength of concrete
timber = wood
gypsum board = plasterboard
geotextile = geosynthetics

# Health, food and chemistry: ISO 10993, ISO 11135, ISO 13485, ISO 14644, ISO 14971, ISO 15189
biocompatibility = biological evaluation of medical devices
biocompatibility testing = biological evaluation of medical devices
clean room = cleanroom = cleanrooms and associated controlled environments
eto = ethylene oxide
eto sterilization = sterilization ethylene oxide
sterilization = sterilisation
autoclave = steam sterilizer = moist heat sterilization
ivd = in vitro diagnostic
samd = health software
udi = unique device identification
medical lab = medical laboratories
lab accreditation = competence of testing and calibration laboratories
surgical mask = medical face mask
hip implant = hip joint prostheses
blood pressure monitor = sphygmomanometer
ventilator = lung ventilator
pcr = polymerase chain reaction
gmo = genetically modified organism
gmp = good manufacturing practice
msds = safety data sheet
sds = safety data sheet
nano = nanotechnologies
voc = volatile organic compound
ph = ph value
bod = biochemical oxygen demand
tds = total dissolved solids
wastewater = waste water
drinking water = potable water

# Information technology: ISO/IEC 2382, ISO/IEC 10646, ISO/IEC 19005, www.w3.org/TR, www.etsi.org/standards
bar code = barcode
c++ = programming language c++
pdf/a = electronic document file format for long-term preservation
pdf archive = electronic document file format for long-term preservation
pdf/ua = electronic document file format enhancement for accessibility
unicode = universal coded character set = ucs
utf-8 = universal coded character set
ascii = 7-bit coded character set
country code = codes for the representation of names of countries
language code = codes for the representation of names of languages
currency code = codes for the representation of currencies
date format > date and time representations for information interchange
date and time format > date and time representations for information interchange
swift code = business identifier code
bic = business identifier code
iban = international bank account number
isbn = international standard book number
issn = international standard serial number
doi = digital object identifier
rfid = radio frequency identification
nfc = near field communication
iot = internet of things
m2m = machine-to-machine
ai = artificial intelligence
ml = machine learning
pki = public key infrastructure
crypto = cryptography
pii = personally identifiable information
gdpr > privacy information management
privacy = protection of personally identifiable information
pentest = penetration testing
cloud = cloud computing
software lifecycle = software life cycle processes
software quality = systems and software quality
usability = human-system interaction
accessibility = accessible design
a11y = accessibility
wheelchair ramp > accessibility of the built environment
wcag = web content accessibility guidelines
javascript = ecmascript
js = ecmascript
ecmascript > ecma-262
ecma script > ecma-262
javascript > ecma-262
webauthn = web authentication
html5 = html
mpeg-4 = coding of audio-visual objects
jpeg = digital compression and coding of continuous-tone still images
smart card = identification cards = integrated circuit card
contactless card = contactless integrated circuit card
blockchain = distributed ledger technology = dlt
bim = building information modelling
gis = geographic information
gml = geography markup language
wms = web map service
wfs = web feature service
mqtt = message queuing telemetry transport
saml = security assertion markup language
lte = evolved universal terrestrial radio access = e-utra
gsm = digital cellular telecommunications system
umts = universal mobile telecommunications system
dect = digital enhanced cordless telecommunications
isdn = integrated services digital network
dvb = digital video broadcasting
sip = session initiation protocol
voip = voice over ip
consumer iot security = cyber security for consumer internet of things

# Measurement: VIM, JCGM 200 (www.bipm.org), OIML vocabularies
gum = guide to the expression of uncertainty in measurement
vim = international vocabulary of metrology
measurement uncertainty = uncertainty of measurement = uncertainty in measurement
si units = international system of units = quantities and units
weighing scale = weighing instrument
scales = weighing instruments
nawi = non-automatic weighing instruments
calibration lab = calibration laboratories
noise level = sound pressure level
noise emission = noise emitted by machinery

# Codes with digits: IEC 60529 (IP code), IEC 62262 (IK code), ISO 261 (metric threads), ISO 6708 (DN), ISO 7268 (PN), ISO 216 (paper)
ip## > ip code degrees of protection
ip##k > ip code degrees of protection
ip#x > ip code degrees of protection
ipx# > ip code degrees of protection
ip ## > ip code degrees of protection
ik## > protection against external mechanical impacts
m# x > metric screw threads
m## x > metric screw threads
dn# > nominal size
dn## > nominal size
dn### > nominal size
dn#### > nominal size
pn# > nominal pressure
pn## > nominal pressure
pn### > nominal pressure
a# paper > writing paper trimmed sizes
cat# cable > generic cabling
sil # = safety integrity level #
sil# > safety integrity level
rj## > connectors

# Installations and equipment by their usual names: DIN VDE 0100 (implements HD 60364), NFPA, IEC product standards
vde 0100 > iec 60364
din vde 0100 > iec 60364
vde 0113 > iec 60204
vde 0701 > electrical equipment repair
pat testing > electrical equipment test
extension lead = cord extension set
power strip > cord extension set
fuse box > distribution board
switchboard = switchgear
switchgear = switchgear and controlgear
transformer oil = insulating oil
insulating oil = insulating liquids
hazardous area = explosive atmospheres
ex protection > explosive atmospheres
intrinsically safe = intrinsic safety
induction motor = rotating electrical machines
wind turbine = wind energy generation systems
fibre optic = optical fibre
fiber optics = optical fibre
surge protection = surge protective device
spd = surge protective device
fluorescent lamp = tubular fluorescent lamp
street lighting = road lighting
emergency lighting = emergency luminaires
household appliance = household and similar electrical appliances
washing machine = clothes washing machine
dishwasher = electric dishwasher
vacuum cleaner = dry vacuum cleaner
microwave = microwave oven
hearing loop = induction loop
wifi = wireless lan
wi-fi = wireless lan
ethernet = csma/cd
bluetooth = wireless personal area network
zigbee = low-rate wireless
floating point = floating-point arithmetic
video codec = video coding

# What people do, and what standards call it: titles of ISO 9606, ISO 9712, ISO/IEC 17024, ISO 9927
certify = certification
certify welder > qualification testing of welders
certified welder > qualification testing of welders
weld inspector = welding inspection
inspect = inspection
calibrate = calibration
sterilise = sterilization
galvanise = galvanizing
recycle = recycling
lubricate = lubrication
measuring uncertainty = uncertainty of measurement
crash test = impact test
drop test = free fall
leak test = leak testing = tightness test
pressure test = proof test
hydrotest > hydrostatic pressure test
fire test = fire-resistance tests
burst disc = bursting disc
relief valve = safety valve
prv > safety valve
non return valve = check valve
tap = draw-off tap
manhole = manhole cover
scaffold = scaffolding
handrail = guard-rail
stair lift = powered stairlift
elevator = lift
playground = playground equipment
baby carriage = pram
mattress = mattresses for beds
helmet = protective helmet
gloves = protective gloves
goggles = eye protection
life jacket = lifejacket = personal flotation device
smoke detector = smoke alarm
co detector > carbon monoxide
metal roofing > roofing products
insulation material = thermal insulation products
double glazing = insulating glass
tempered glass = toughened glass
wire rope = steel wire ropes
shackle = forged shackles
hoist = lifting appliance
spanner = wrench
screwdriver = assembly tools for screws
angle grinder = hand-held power tool
chainsaw = chain-saw
tractor = agricultural tractor
lawn mower = lawnmower
`;
