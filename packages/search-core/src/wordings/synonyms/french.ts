/**
 * French terms and what the titles of standards say in English: titles of ISO standards in both languages (www.iso.org), IEV
 * (www.electropedia.org), European directives and regulations in both languages (eur-lex.europa.eu).
 */
export const french = `
appareils a pression > pressure equipment
recipients a pression > pressure vessels
appareil sous pression > pressure equipment
securite des machines > safety of machinery
appreciation du risque > risk assessment
management de la qualite > quality management
systeme de management > management system
management environnemental > environmental management
securite de l'information > information security
protection incendie > fire protection
securite incendie > fire safety
extincteur > fire extinguisher
vis a tete hexagonale > hexagon head screw
ecrou > nut
boulon > bolt
roulement > bearing
soudage > welding
soudure > weld
essai de traction > tensile test
essai de durete > hardness test
beton > concrete
acier > steel
acier inoxydable > stainless steel
bois > wood
eau potable > drinking water
qualite de l'eau > water quality
qualite de l'air > air quality
bruit > noise
ascenseur > lift
chaudiere > boiler
dispositifs medicaux > medical devices
gestion des risques > risk management
continuite d'activite > business continuity
equipement de protection individuelle > personal protective equipment
epi > personal protective equipment
casque > helmet
chaussures de securite > safety footwear
vehicules routiers > road vehicles
pneumatique > tyre
dessins techniques > technical drawings
conteneur > freight container
incertitude de mesure > measurement uncertainty
compatibilite electromagnetique > electromagnetic compatibility
cem > electromagnetic compatibility
atmospheres explosives > explosive atmospheres
installation electrique > electrical installation
denrees alimentaires > food
efficacite energetique > energy efficiency
grue > crane
grue a tour > tower crane
levage > lifting
cable en acier > steel wire rope
chaine > chain
elingue > sling
chariot elevateur > industrial truck
gants de protection > protective gloves
lunettes de protection > eye protection
protection des yeux > eye protection
protection auditive > hearing protectors
protecteur auditif > hearing protectors
appareil de protection respiratoire > respiratory protective device
vetements de protection > protective clothing
ceinture de securite > safety belt
garde-corps > guard-rail
echelle > ladder
echafaudage > scaffold
machines electriques tournantes > rotating electrical machines
disjoncteur > circuit-breaker
fusible > fuse
interrupteur > switch
prise de courant > socket-outlet
appareillage > switchgear
transformateur > transformer
transformateur de puissance > power transformer
fibre optique > optical fibre
cable electrique > electric cable
batterie > battery
pile > primary battery
accumulateur > secondary cell
onduleur > uninterruptible power system
eclairage > lighting
eclairage de secours > emergency lighting
paratonnerre > lightning protection
foudre > lightning
mise a la terre > earthing
degres de protection > degrees of protection
essais d'environnement > environmental testing
essai de choc > impact test
essai de fatigue > fatigue test
essai de flexion > bend test
essai de compression > compression test
essais non destructifs > non-destructive testing
controle non destructif > non-destructive testing
controle par ultrasons > ultrasonic testing
radiographie > radiographic testing
resistance a la compression > compressive strength
resistance a la traction > tensile strength
durete > hardness
rugosite > surface texture
etat de surface > surface texture
tolerancement > tolerancing
tolerancement geometrique > geometrical tolerancing
cotation > dimensioning
filetage > screw thread
filetage metrique > metric screw threads
vis > screw
rondelle > washer
ressort > spring
engrenage > gear
courroie > belt
joint torique > o-ring
joint d'etancheite > seal
tuyau > pipe
tuyauterie > piping
flexible > hose
robinet > valve
robinetterie > valve
soupape > safety valve
soupape de surete > safety valve
pompe > pump
compresseur > compressor
bouteille a gaz > gas cylinder
gaz naturel > natural gas
petrole > petroleum
produits petroliers > petroleum products
lubrifiant > lubricant
peinture > paint
vernis > varnish
revetement > coating
galvanisation > galvanizing
fonte > cast iron
cuivre > copper
alliage d'aluminium > aluminium alloy
caoutchouc > rubber
matieres plastiques > plastics
plastique > plastics
verre > glass
ciment > cement
granulats > aggregates
brique > masonry unit
maconnerie > masonry
isolation thermique > thermal insulation
isolant > insulation
fenetre > window
porte > door
toiture > roofing
sol > soil
fondation > foundation
ouvrages d'art > bridges
papier > paper
emballage > packaging
palette > pallet
cuir > leather
chaussure > footwear
jouet > toy
jouets > toys
lait > milk
viande > meat
fruits et legumes > fruits and vegetables
cereales > cereals
huile d'olive > olive oil
cafe > coffee
the vert > green tea
eaux usees > waste water
dechets > waste
gaz a effet de serre > greenhouse gas
empreinte carbone > carbon footprint
rayonnement > radiation
radioprotection > radiation protection
acoustique > acoustics
metrologie > metrology
etalonnage > calibration
instruments de pesage > weighing instrument
balance > weighing instrument
compteur d'eau > water meter
compteur de gaz > gas meter
thermometre > thermometer
manometre > pressure gauge
evaluation de la conformite > conformity assessment
audit > auditing
laboratoire d'etalonnage > calibration laboratories
responsabilite societale > social responsibility
sante et securite au travail > occupational health and safety
management de l'energie > energy management
management de la securite de l'information > information security management
systemes de management de la qualite > quality management systems
gestion d'actifs > asset management
protection des donnees > privacy
cybersecurite > cybersecurity
intelligence artificielle > artificial intelligence
code a barres > bar code
carte a puce > integrated circuit card
logiciel > software
reseau > network
accessibilite > accessibility
fauteuil roulant > wheelchair
prothese > prosthesis
seringue > syringe
gants medicaux > medical gloves
sterilisation > sterilization
salle propre > cleanroom
evaluation biologique > biological evaluation
analyse du risque > risk analysis
surete de fonctionnement > dependability
securite fonctionnelle > functional safety
arret d'urgence > emergency stop
protecteurs > guards
compresseur d'air > air compressor
chauffage > heating
climatisation > air conditioning
refrigeration > refrigerating systems
pompe a chaleur > heat pump
energie solaire > solar energy
eolienne > wind turbine
hydrogene > hydrogen
vehicule electrique > electric vehicle
tracteur > tractor
bicyclette > cycle
motocycle > motorcycle
siege enfant > child restraint
navire > ship
aeronef > aircraft
ferroviaire > railway
incendie > fire
detection incendie > fire detection
resistance au feu > fire resistance
reaction au feu > reaction to fire
vocabulaire > vocabulary
symboles graphiques > graphical symbols
exigences > requirements
methodes d'essai > test methods
`;
