/**
 * German terms and what the titles of standards say in English: titles of DIN EN ISO standards (www.din.de), IEV
 * (www.electropedia.org), European directives and regulations in both languages (eur-lex.europa.eu).
 */
export const german = `
druckbehalter > pressure vessel
druckgerat > pressure equipment
druckgerate > pressure equipment
unbefeuerte druckbehalter > unfired pressure vessels
sicherheit von maschinen > safety of machinery
maschinensicherheit > safety of machinery
risikobeurteilung > risk assessment
risikomanagement > risk management
qualitatsmanagement > quality management
qualitatsmanagementsystem > quality management system
umweltmanagement > environmental management
energiemanagement > energy management
informationssicherheit > information security
arbeitsschutz > occupational health and safety
arbeitssicherheit > occupational safety
brandschutz > fire protection
feuerloscher > fire extinguisher
not-halt > emergency stop
nothalt > emergency stop
sechskantschraube > hexagon head bolt
sechskantschrauben > hexagon head bolts
sechskantmutter > hexagon nut
schraube > screw
schrauben > bolts screws
gewinde > screw thread
metrisches gewinde > metric screw threads
walzlager > rolling bearing
kugellager > ball bearing
zahnrad > gear
dichtung > gasket
rohr > pipe
rohrleitung > piping
schweissen > welding
schweisser > welder
schweisserprufung > qualification testing of welders
zugversuch > tensile test
hartepruefung > hardness test
harteprufung > hardness test
kerbschlagbiegeversuch > charpy pendulum impact test
zerstorungsfreie prufung > non-destructive testing
beton > concrete
stahl > steel
nichtrostender stahl > stainless steel
holz > wood
kunststoff > plastics
trinkwasser > drinking water
wasserbeschaffenheit > water quality
abwasser > waste water
luftqualitat > air quality
larm > noise
schall > acoustics
aufzug > lift
aufzuge > lifts
fahrtreppe > escalator
kran > crane
dampfkessel > boiler
medizinprodukte > medical devices
sterilisation > sterilization
reinraum > cleanroom
personliche schutzausrustung > personal protective equipment
psa > personal protective equipment
schutzhelm > protective helmet
sicherheitsschuhe > safety footwear
gehorschutz > hearing protectors
strassenfahrzeuge > road vehicles
reifen > tyre
technische zeichnungen > technical drawings
oberflachenbeschaffenheit > surface texture
passungen > limits and fits
messunsicherheit > measurement uncertainty
kalibrierung > calibration
elektromagnetische vertraglichkeit > electromagnetic compatibility
emv > electromagnetic compatibility
explosionsschutz > explosive atmospheres
funktionale sicherheit > functional safety
schutzarten > degrees of protection
lebensmittel > food
lebensmittelsicherheit > food safety
energieeffizienz > energy efficiency
barrierefreiheit > accessibility
prufverfahren > test method
prufung von beton > testing concrete
druckfestigkeit > compressive strength
zugfestigkeit > tensile strength
biegefestigkeit > flexural strength
harte > hardness
rauheit > roughness
anforderungen > requirements
begriffe > vocabulary
leistungstransformator > power transformer
transformator > transformer
leistungsschalter > circuit-breaker
fehlerstromschutzschalter > residual current device
sicherung > fuse
schaltgerate > switchgear
schaltanlage > switchgear
steckdose > socket-outlet
kabel > cable
leitung > cable
lichtwellenleiter > optical fibre
batterie > battery
akkumulator > secondary cell
beleuchtung > lighting
notbeleuchtung > emergency lighting
leuchte > luminaire
blitzschutz > lightning protection
erdung > earthing
schutzart > degrees of protection
umgebungsprufung > environmental testing
elektrische ausrustung von maschinen > electrical equipment of machines
drehende elektrische maschinen > rotating electrical machines
elektromotor > rotating electrical machine
windenergieanlage > wind turbine
photovoltaik > photovoltaic
warmepumpe > heat pump
klimaanlage > air conditioning
luftung > ventilation
heizung > heating
kalteanlage > refrigerating system
schutzhandschuhe > protective gloves
augenschutz > eye protection
schutzbrille > eye protection
atemschutz > respiratory protective device
atemschutzgerat > respiratory protective device
schutzkleidung > protective clothing
absturzsicherung > fall protection
auffanggurt > full body harness
gerust > scaffold
leiter > ladder
gelander > guard-rail
turmdrehkran > tower crane
drahtseil > wire rope
kette > chain
anschlagmittel > sling
hebezeug > lifting appliance
flurforderzeug > industrial truck
gabelstapler > fork-lift truck
landmaschinen > agricultural machinery
traktor > tractor
fahrrad > cycle
motorrad > motorcycle
elektrofahrzeug > electric vehicle
bahnanwendungen > railway applications
luft- und raumfahrt > aerospace
schiff > ship
mutter > nut
scheibe > washer
niet > rivet
feder > spring
welle > shaft
kupplung > coupling
riemen > belt
flansch > flange
schlauch > hose
ventil > valve
armatur > valve
sicherheitsventil > safety valve
pumpe > pump
verdichter > compressor
gasflasche > gas cylinder
erdgas > natural gas
mineralol > petroleum
schmierstoff > lubricant
hydraulik > hydraulic fluid power
pneumatik > pneumatic fluid power
lack > paint
beschichtung > coating
beschichtungsstoffe > paints and varnishes
korrosion > corrosion
korrosionsschutz > corrosion protection
feuerverzinken > hot dip galvanized
gusseisen > cast iron
kupfer > copper
kautschuk > rubber
gummi > rubber
glas > glass
zement > cement
gesteinskornung > aggregates
mauerwerk > masonry
ziegel > brick
dammstoff > thermal insulation
warmedammung > thermal insulation
fenster > window
tur > door
dach > roof
brucke > bridge
boden > soil
baugrund > geotechnical
papier > paper
verpackung > packaging
palette > pallet
textilien > textiles
leder > leather
schuhe > footwear
spielzeug > toys
milch > milk
fleisch > meat
getreide > cereals
wasserzahler > water meter
gaszahler > gas meter
waage > weighing instrument
druckmessgerat > pressure gauge
messgerat > measuring instrument
geometrische produktspezifikation > geometrical product specifications
form- und lagetoleranzen > geometrical tolerancing
tolerierung > tolerancing
allgemeintoleranzen > general tolerances
bemassung > dimensioning
werkzeugmaschine > machine tool
schweissverfahren > welding procedure
schweisszusatz > welding consumable
schweissnaht > weld
schweissverbindung > welded joint
ultraschallprufung > ultrasonic testing
durchstrahlungsprufung > radiographic testing
sichtprufung > visual testing
magnetpulverprufung > magnetic particle testing
eindringprufung > penetrant testing
dauerschwingversuch > fatigue test
biegeversuch > bend test
salzspruhnebel > salt spray
konformitatsbewertung > conformity assessment
zertifizierung > certification
akkreditierung > accreditation
pruflaboratorium > testing laboratories
kalibrierlaboratorium > calibration laboratories
auditierung > auditing
managementsystem > management system
gesellschaftliche verantwortung > social responsibility
treibhausgas > greenhouse gas
okobilanz > life cycle assessment
nachhaltigkeit > sustainability
abfall > waste
strahlenschutz > radiation protection
schwingungen > vibration
akustik > acoustics
datenschutz > privacy
cybersicherheit > cybersecurity
kunstliche intelligenz > artificial intelligence
strichcode > bar code
chipkarte > integrated circuit card
netzwerk > network
rollstuhl > wheelchair
implantat > implant
spritze > syringe
medizinische handschuhe > medical gloves
biologische beurteilung > biological evaluation
sterilgut > sterile
zuverlassigkeit > dependability
steuerung > control
schutzeinrichtung > guard
trennende schutzeinrichtungen > guards
feuer > fire
brandmeldeanlage > fire detection
feuerwiderstand > fire resistance
brandverhalten > reaction to fire
wasserstoff > hydrogen
graphische symbole > graphical symbols
`;
