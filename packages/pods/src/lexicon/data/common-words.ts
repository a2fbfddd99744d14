/**
 * Stems of French and English words one letter away from a word of the lexicon: they are right as they are, so no
 * correction may touch them. In alphabetical order.
 */
export const COMMON_WORDS: ReadonlySet<string> = new Set(
  `
abandone abandoner abandonna abandonner abandonnez abonnerent accessibly accompagnerent accore
accouant accouat accouent accourt accourting accredite accrediter accreditez accroc accrocha
accroche acheter actresse actressy actrice adaption adopton advertizing advocate adward afficha
affichame affichate affiche affilate affiliame affiliat affiliated affinite affrich agenca
agencerent aggregation agreerent airglow alerce alerta alerted alerter alertez allium altiste
altrice amenagerent amenant amenda androide aneroid animater animato annular anonnement antennae
antimony antirust apparierent appartement appointement appointent apponteur apporter arbore
arborescente archimage architected architectura architecturai architecturat architecturer
architecturez archivame archivate arcure arrangerent articled articulame articulat articulated
articule artiest artificiel asperite assarmente assemblame assemblate assentiveness assermenta
assermenter assermentez assertivenesse assistait assistat assistate assistent assurer asterism
attorned attribuate attribue attributed attributer attristion attuition audiotypist augmenter
augmentez autist autiste autistique autocade automagic automatisame automatise automatism
automatison automatized automaton avenante averant averting avinant avocet avouat avouate
awarenesse ayword babble backbend backed backlot baille balada baladon balancine balling
balsamic bander banderol banderon banding banger banker banned bannera bannet bannez bannir
banter barium baryum baseliner bassline belling bender bercon bibble bilging biling bilking
biograph birling blagger blagging blague blagueur blanching blanchirent blander blanding blazar
blazer blazon bleeder blende blinder blogged blogring blonder bloque blunder boaking bobble
bocking bogger bogging boiter boitiez boking bolling bonking boobing boohing booing booling
booming boomlet boosing booting boozing bordery borking bortier bottier bradage bradding bradery
braiding brailla brailled brailler braillez brandling brandying branking branner branning
brasame brasate brasille braunching breveta brevete bridgea bridged bridger bridgez bridle
brille broder brodera brogging brogue broidery brokery broking brooking brooklet bruitame
bruitate brunching bubale bubbled bubbler bubbly buffed buffel buffest bulling bumble burble
caaing cabbage cablame cablate cadrame cadrate cadrer caftion caging caking calage calasse
calendal calender calendrer calendry caltion cambre cameramen campagna campane caname canate
caning canope cantering cantion canton capeion caperer capering caping capitation capiteur
capiton capotion capter captieur captioned captivame captivante captivat captivated captivite
captivon capton carcel cardage cardeur caring carpel carrel carted carter cartoonish carvel
cashing casini casino casking castel catalogne catalogua catalogued cataloguer cataloguez
catered cation causing cautel cautioner cautioning caving cawing ceasing ceding celasse centrat
centreron centrion centron certifiat certifiate certificated certifier certifiez chabot chamber
chambra chambrer chambrez chamiso champagne champaign changerent chante chaptered charactery
charet chargerent charme charta charted charterer chartographer chartography chaste chatre
chatte chattered chaude chercher cherte chiffrerent choking chooking chouleur ciding cintrat
clamse clande clapse clarify clarte clarty clashe classa classed classer classez classi classy
clisse cloking coacting coaptation coarse coasse cocking codding codling cohering coking coleur
collecter collecton colleteur colletion colleur collogue colloqua colloqued colloquer colloquez
colloquy colorist comedian coming commere commissarial communiqua communiquez communization
commuting compagne compare comparion compatibility compeer comper compered compete competente
competing complement compliancy complimenta complimente comportemental composait composante
composat composed composent composera composeur composez compostable compostant composter
composteur composting compostion comprendra comprendrez compriment comptabilise comptabilize
comptible compting computable conceit concent concern concerta concerte concerti concertion
concerto conching concret concurrenca concurrencer concurrencez concurrency concurrente
conditionnerent confected conferenciere conferrence conformate conformiste conformity conger
congere congoe congrat congrea congree congresse congru congrue coning conjected conking
connecter connectez connecton conseille conseillera conseillere conseilleur conseillez
consention constituion constrict constricteur constructer construira construirez construit
construite construize consultait consultante consultat consultent consummation contained
contaminer contat contentement contentieur contentiez contention contiguite contiguity
contiguous continuate contra contracta contracte contrai contrait contrant contrasse contrasta
contrasted contraster contrastez contrasty contrate contriste contrit controler controlled
conure convected convection convector convenion convergion converson convert cooing cooling
cooming coopere cooping copering copilote coping coplot copyfight cording cordoba cordovan
coring corking corporale corporase corposant correcter correption correspondante correspondence
cosing coting couching couler coupleur courbe coureur courge coursa coursed courser coursez
courue couseur couteur couveur coveting coving cowering cowing cowking coxing coying cozing
cranching crasse cratering craunching crooking crowding crutching cryptograph cuisime cuisina
cuisiner cuisinez cuisiniere cuisiniez cuisite culasse cultuelle customised customizer cyprese
cypresse dabbing dabster dacker databased databuse dawing debection debina decker declamation
decourage defection defoly deglacement dejection dejeune dejeunera dejeunez delection deliant
delphic delphin demenagerent demotique depanname depannate depilant deplacerent depliait
depliante depliat deplient describe described descrier designa designe designed designera
designez dessein dessina destin detecter detecton detenteur detention detestion detourame
detourate develope developed developpent developper developperent devorateur diagnostiquer
dibbing dicker diffuson dilatoire dilection diligente dinger dinker dinned diploe diplomai
diplomat diplomer diplomez diplose directer discoer discord discute disputa disputed disputer
disputez distribuion divertisement dobbing docked docken docket documentarist documente
documenter documentez donner dotation dotent doublame doublate dragster draping draughtman
draughtsmen drawling draying drubbing drupel dubbin ducker dumbing dunner durability eclairame
eclairate ediction edifion editer editon eduction elastin electro electrogen electronica elevent
eleventh eloquente embailing emballame emballate embarqua embarquer embarquez embraque embroider
emparque empression encadrerent encagement enclouure enditing engagerent enqueta enqueter
enquetez enqueue enquite enragement enregister enregistra enregistrer enregistrerent enregistrez
enseigna enseignait enseignante enseignat enseignent enseigner enseignerent enseignez entate
entente entertained enteta enteter entetez entreprime entreprite entretient entretin environnent
equilibrame equilibrate equipent estivation etalonname etalonnate etalonner eternalize
ethnographica etiquetame etiquetate etiquete eviting evition exchanged exchanger exclosure
exerciez exhibait exhibat exiting exorcize expediai expediat expedie expedience expediion
experienced experiencer expertise expertized explained explicably expresse expressif expresso
extenuion externalized facilitatory factional factura faitout faltering fanfared fardate farmer
fartate fauter feltering filling financer financerent financiered financiez fireball firehall
firestone firestorm firming fiscalisate fiscalise fiscalist fiscalize flamer flatter flatteur
fleurisse fleurite flighty flitter floriest flotage flotter flotteur flouer flouter flowage
flowed flowery fluier fluster fluted flutera flutey flutez flutier fluttery fluxer foamer fodder
fonctionne fonctionner fonctionnerent fonctionnez fonder footpage foremast forepast foreran
foretasting foulder fourbisseur fourniture fouter framed francize frasque frater frayer
freelance freelanced frequence friabilite frictional fright frimer fronted fronteni frusque
fundraised gabling gadling galling gaoling gasification gating gemina geminai gemine geminy
generalisa generalisat generalise generaliste genically genitally geomantic germin gnatling
goatling gobang gouvernante governante graphite growthy guerilla habillame habillate hairing
hameconname hameconnate handicapa handicaper handicapez hangover hardwire haring hasting
headhunted heberger hebergerent heiring hiding hieing hiking hirling histing hiving hoasting
hoisting hooting hosing hostellery hotting houting husting illustrate illustratory immobiliser
immobilizer imprimera incision incitation incluion inclurion inclussion indentor independance
indicatory indictor industrieu inferieur infirmation influenca influenced influencera influencez
influente infomania informatician informatise informatison informative ingenier ingenieu
ingerence inherence installent installment instamment instillation instilment insurancer
intellectuel intelligencer intelligente interchanged interchanger interfaced interlace
internationale interpret interpreta interpreted interpretera interpreteur interpretez interrace
intervenait intervenante intervien interviewa interviewe intine intone intrant intube intuse
invasion inventer inventon invertor invition jalonnerent jangle jerkin jetion jetsom jetton
jiggle jingled jingler jinglet jingly jingoe jongle jungle kermess keynoted keynoter kickstarted
kirmesse knowledged lability lacement lagging lancerent lasson legging lesion lessen lessor
leston licencierent licencing lichting ligating ligging lightning likability linguisa linguister
liquida liquide lisson littering livability livrat livrent livrer livrez localise localised
localisera localisez localize localizer locker locusta locuste logistician logotypy longing
looked looper looser looter loundering lugging macque macrocopy madling magasine magenta magneto
maiding maillet maiming maining maintenanced maistering malentendante malling managerent manque
marchandize marching marcotte mariale mariame mariate marinage maritage marketed marketeer
marling marnage marqua marquer marquette marquez marqui marriage mascon masque massaging
masterclasse matchmarking mattering mauling maxing mediatison medication medisa meditation
medition medusae medusai medusal medusan medusat meduse melanique menagement menteur mentir
menton merchandised merchandized merchandizer merchandizing messager messagere mesusa metabasi
microlite microscopy miking milage miming minage mineur mintage mirage mireur miring misrating
mistering mitage mitching miteur mixame mixate mobble modelise modelist moderato modius moiling
moissonname moissonnate moiteur montaged montagne montame montane montate monter montreur
montueur mopping moquette morbus mosquito motile multilayer musiqua musiquer musiquez musque
mustering mutching mutique muxing naping narrater narratory natice nation nettoyame nettoyate
nonary nopion nosode notarie noticed noticer notoire nouion novice novion noyion objectiva
objectiver objectivez occlus offrite offside ollamh onfall opener operai opinai opulus oracled
organise organised organisera organisez organizational organize organized originate outcook
outtook overdight overlap overlight oversight overtight overture pagent paient palment palpal
pament panent panetery panification panning parapher pardon parement parfit parrainame
parrainate parrot partent participait participante participat participent paster patant patene
patenta patente patronaged patronale pattent paument pavement pavent payait payement payent
pelotage pennyland perdission perforer performante performed periptery perission peronnelle
personae personage personalization personalize personnalise personnalite personned pertest
pester petent phased phasor phonographe phonographer phonography phonon photog photographed
photographia photographic photographie photographier phototype phototyping phrasa phrased
phraser phrasez phrasy phytographer phytography phyton picogram pictured pilotame pilotate
pinotage pinter pinterent pishing pister plaining planing planking plausibly playslip pliement
pointer pointing politiqua politiquer politiquez pontage ponter pooter poppet popster portaged
portague portait portame portase portate porter porterait portman posher posier positionnerent
posser postai posted postera postern postez postier postmen potage potent potman pottage potter
pouter powter preavision precessing precision predicatif predication predicative predision
preformer preleverent prenting presente presented presentera presentez presential presentiez
pressa preste presto pretresse preventer prevission primacy princing prinker prinking printery
prioritized processeur processional processionnel processionnelle procreame procreat procreated
procurerent professer professing programable programer programing programma programmed
programmera programmez projecteur projeter projetion prometheum proprete propriety prorector
prosecting prosector prospecton prospectuse protector protestion protocoled proton prototyped
provection provision provisionnel publiciste publicity publicize publishe published pulsai
pulsat pulser pulwar pupped quadran quadrat quarra quinze quizzed quizzer ragging ranched
ranchero ranchery rapprocherent raviser ravision reacteur reaction reactionnel reactionnelle
realer reamer reaped rearer reaver rebouch reboucher recaption recente recepion recepteur
recision recoding recommander recommencer recommended reconnaissante reconnoissance recorking
recouch recoucher recouvrerent recreat recrite recruited recrurent recruter recruterent recurent
recurerent recuring recurrence recursing recurving redision redression redshirt redtail
reducteur refaction referenca referenced referencer referencerent referencez referential
reflecteur refutation regalement regelation regention reglementa reglemente reglerent
regreassion regreat regresson regulator rejette relision remail remanierent remette remiser
remision remouch remoucher remporter renail rencontra rencontrer rencontrez rendezvouse renette
repaper repartage repartion repartirion repention reperame reperate reportame reportate reporte
reported reportera reporteur reportez reposting repotting repression reprieval reprite reptation
requitement rerail resail reseal researched reseat reseaus resorter resorting responsabilise
responsabilize responsible ressourca ressourcer ressourcez restaurait restaurante restauranteur
restaurat restaurent retain retaper retendion retenion retentiron retenton retial retook
retorter retorting retoucha retouche retouched retouchera retouchez retread reverence reviler
revirer revirion revise revised revisera revisez revison revisor revisser revission revisson
reviver revivion revolution rewording rewriter rewrote ridging rigling ringing roadman roseau
rugging rustling sagger salability saleur salite salvor sanify sauvegarda sauvegarder
sauvegardez scaping scarping sceduling scenarist schemy scientism scientiste scooping scooting
scouping scowing scowping scrape scrapping scrappy scrawping screaking screeding screeting
screeving scripte scuttle secretariate secretoire secretory seisor semina seminal seminary
semitar semmit senary senhor senior sensory sentient sentirent serigraph serigrapher shagger
shooing shooling shoping shorting shotting shottle shouting shuttled shuttler signale signame
signate signion simony simultaneouse sinfony sipping sketchy skipping skitch skitching skuttle
sleech slipping sloping smarting smeech smoldering smooting sneaker snipping snooting societal
soldiering solicity solidify solidite sondame sondate sooping sooting sorage sorite soucing
soudage souring souveraine spearer specialest specialisa specialisat specialisate specialism
specialite spectacled spetch sphynx spirite splenium sprinte spritz spritze stagger stagging
staking staling stance stancher stander stanging staning staring startling stating stationary
stationer statua statuat statue statute staving stawing staying steaming steard stenographe
stenographer stenography stimulation stirpe stockade stockame stockate stolidity stoping storge
storytelling stowage strati streaking streamling striae stricture stride strife strige strike
striped striper stripey strippe stript stripy strive stroaming structura structurel structurer
structurez stylisame stylisate stylise stylite subission submit subtile subtiler subtitled
subvenion succussion suffisait suffisante suffisent suffixant summat summist sumpit superhet
superjet supersex supervison surite surrey surtitle surveillante suscription suttle svelter
swager swagged swaging swigger sympodium tableaus tabler tacher tacket tacking tagine taglike
tapescript tarage teamer tearer teased teasel tecteur tedder telephona telephoned telephoner
telephonez temoigname temoignate tended tendery tendeur tendez tendre tenner tenser tenter
tenting terser testimoniale teucher texting thacking thermometre thicket thready threap threat
ticked ticken ticker tickey tinder tirade tirame tirate toilett topography tourname tournate
tourner tracteur tracting traditeur traducian traiking trailing traine trained trainement
trainera traineur trainez traiter traiterent transcribe transcribed transcrit transection
transfect transfera transferat transfere transigion transirion transission transiton translater
translatory transporta transporte transporter trayning treacher trecking trelli tricking trillo
trining trocking trucking trullo tucket tutoyat twilit twitchy typograph typographe ubuntus
unheal unleal unread unreel unseal unweal useability utilizable vacuation vallation valley
vegetarien venter verbification verdissage vernissame vernissate verrel versification vervel
vidual vistal wadding wairing waiter wangling wapper warehous warehoused warehouser waring
webcaster wedging weeding weiring welding wending whapper whimper whipper whisker whispery
whiter wholesaled wholesaler wifing wiling winded winder wining wiping wising witing wiving
wordbook workaday wranging wrapped writher wudding zanier zapper zappier zonking zooning
`
    .trim()
    .split(/\s+/),
)
