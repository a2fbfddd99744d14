import { namesOfGroup } from './alias-groups.test-data.ts'
import type { Archetype } from './analysis.ts'
import { OWN_BRIEFS } from './own-briefs.test-data.ts'
import type { LabelledBrief } from './score.test-data.ts'
import { namesOfSecondGroup } from './second-alias-groups.test-data.ts'
import { SECOND_TUNED_BRIEFS } from './second-tuned-briefs.test-data.ts'
import { TUNED_BRIEFS } from './tuned-briefs.test-data.ts'

/**
 * 40 briefs of a third author, written before any rule was seen, each with its labels behind `---`. A skill is
 * `names = words that say so`, its names parted by bars: `*` implied, `?` nice to have; `ok` arguable; `not … : why`.
 */
const WRITTEN = `
# c01 fr ecommerce
Bonsoir, je fabrique des bougies dans mon garage à Vannes et je les vends sur Instagram en messages privés, c'est devenu ingérable. J'aimerais que les clientes puissent choisir, payer et se faire livrer sans que je passe mes soirées à recopier des adresses. Une trentaine de bougies, trois parfums par saison. Mon beau-frère s'occupe du graphisme, ne prévoyez rien là-dessus. Les étiquettes de transport doivent s'imprimer toutes seules (Colissimo). Et il faudrait des fiches produit qui donnent envie, je n'ai pas la plume. Je peux aller jusqu'à 4 000 €. Ouverture avant la fête des mères.
---
arch ecommerce website
e-commerce * = choisir, payer et se faire livrer
payment integration * = payer
shipping|delivery integration * = étiquettes de transport
copywriting|product descriptions|rédaction web|web writing * = fiches produit qui donnent envie
ok photography; inventory management; social media; content writing; shopify; woocommerce; prestashop; email marketing
not graphic design : have-already
not instagram|social media : not-a-skill
role e-commerce developer
notrole graphic designer
budget - 4000 EUR total = 4 000 €
due 2027-05-20 2027-05-30 = avant la fête des mères

# c02 en ecommerce
B2B distributor of plumbing parts (11k SKUs) here. Our customers still fax. We want them to log in, see their own negotiated prices, reorder from past invoices and pay on account. Whatever we build has to read stock out of Sage 200 every fifteen minutes. We looked at Magento and walked away; BigCommerce is what the board signed off. Product photography exists. SEO isn't a worry, nobody finds us through Google. Somewhere between £60k and £75k, first customers ordering by 1 September.
---
arch ecommerce integration saas
e-commerce * = reorder from past invoices
bigcommerce = BigCommerce
sage|erp integration = Sage 200
api integration|erp integration|erp * = read stock out of Sage 200
ok b2b; customer portal; inventory management; authentication; pricing; customer accounts; payment integration; invoicing; inventory sync
not magento : negated
not photography : have-already
not seo : negated
role e-commerce developer
budget 60000 75000 GBP total = between £60k and £75k
due 2027-09-01 2027-09-01 = by 1 September

# c03 en mobile-app
I run a chain of four dog-grooming salons. Customers should be able to pick a groomer and a time from their phone, get a nudge the day before, collect stamps and pay a deposit. Both iPhone and Android, one codebase if that's cheaper – our last agency mentioned Flutter. The website stays as is and so does our till. I'd rather not have a chat, it'd never stop. Maybe later a version for the groomers. $25,000 to $30,000. Please be ready for the summer season, 1 June at the latest.
---
arch mobile-app
mobile development = phone
booking|booking system|online booking * = pick a groomer and a time
push notifications * = get a nudge the day before
loyalty|loyalty programme|gamification * = collect stamps
payment integration * = pay a deposit
flutter ? = Flutter
ios = iPhone
android = Android
ok cross-platform development; calendar; hybrid development
not web development|website : have-already
not pos integration|point of sale : have-already
not chat|messaging : negated
role mobile developer|app developer
budget 25000 30000 USD total = $25,000 to $30,000
due 2027-06-01 2027-06-01 = 1 June at the latest

# c04 fr mobile-app
Fédération départementale de chasse et de pêche. Nos 6 000 adhérents remplissent un carnet papier : nous voulons le remplacer par une appli. Saisie d'une prise avec photo et position GPS, même au fond d'une vallée sans réseau, puis envoi automatique. Kotlin pour Android, l'iPhone viendra plus tard s'il reste de l'argent. La base nationale expose une API REST qu'il faut alimenter. Les agents n'ont pas besoin d'un back-office, l'actuel suffit. 35 k€ HT, mise en main pour l'ouverture de la pêche le 13 mars.
---
arch mobile-app
mobile development = appli
kotlin = Kotlin
android = Android
geolocation = position GPS
offline sync * = même au fond d'une vallée sans réseau
api integration|rest api|rest|api = API REST
ios ? = iPhone
ok forms; photo upload; camera; maps; databases; photography
not back office|admin panel|back-office : have-already
not photography : not-a-skill
role mobile developer|android developer
budget 35000 35000 EUR total = 35 k€ HT
due 2027-03-13 2027-03-13 = le 13 mars

# c05 fr brand-identity
Deux vigneronnes, un domaine repris à nos parents, treize hectares dans le Minervois. L'étiquette date de 1987 et le nom change. On cherche quelqu'un pour tout remettre à plat : le signe, les couleurs, les lettres, trois étiquettes pour commencer et les cartons. Il nous faudra de quoi décliner nous-mêmes ensuite. Pas de site pour le moment, pas de réseaux. L'imprimeur, on l'a, c'est un copain. 5 à 6 000 euros. Les bouteilles partent au salon de Montpellier fin janvier.
---
arch brand-identity
logo|visual identity * = le signe
brand guidelines * = de quoi décliner nous-mêmes ensuite
packaging|label design = étiquettes
ok typography; print design; art direction; colour palette; naming; graphic design
not web development : negated
not social media : negated
not printing|print production : have-already
role graphic designer|brand designer|art director
notrole web developer
budget 5000 6000 EUR total = 5 à 6 000 euros
due 2027-01-20 2027-01-31 = fin janvier

# c06 en brand-identity
After eleven years our physiotherapy practice is splitting in two and the half I'm keeping needs a name and a face. Think calm, not clinical. I want three routes for the name with trademark checks done, then a wordmark, type and colour, plus templates for letters and slides. Signage will be handled by the landlord. I don't need a website (Squarespace does me fine), nor any photography. My ceiling is 7,500 euros and I would like to unveil it on 15 March.
---
arch brand-identity
naming = a name
trademark = trademark checks
logo * = wordmark
templates|presentation design|template design|stationery|print design * = templates for letters and slides
visual identity|branding|brand identity * = a name and a face
ok typography; colour palette; graphic design; brand guidelines; presentation design; brand strategy
not web development : negated
not photography : negated
not signage : have-already
not squarespace : have-already
role brand designer|graphic designer
budget - 7500 EUR total = 7,500 euros
due 2027-03-15 2027-03-15 = 15 March

# c07 fr website
Le Club d'aviron de Sévrier refait sa vitrine. Aujourd'hui on a une page Facebook et un vieux Joomla que je suis seul à savoir ouvrir. L'idée : quelques pages, les horaires, les résultats des régates, l'inscription en ligne avec règlement de la cotisation, et que n'importe quel membre du bureau puisse mettre à jour sans m'appeler. Le tout lisible sur un téléphone. Nous avons nos propres photos. Un hébergement chez Infomaniak est payé jusqu'en 2029. On a voté 2 800 €, TTC. Idéalement pour la reprise, début avril.
---
arch website
web development * = refait sa vitrine
forms|registration|online registration|booking system = inscription en ligne
payment integration * = règlement de la cotisation
cms * = mettre à jour sans m'appeler
responsive design * = lisible sur un téléphone
ok membership management; content migration; ux; wordpress; event management; web design
not joomla : have-already
not photography : have-already
not hosting : have-already
not facebook|social media : not-a-skill
role web developer|webmaster
budget 2800 2800 EUR total = 2 800 €
due 2027-04-01 2027-04-12 = début avril

# c08 en website
Need a landing page. One page. Explains our vibration-damping mounts to rail engineers, in English and German, with a 3D view of the mount you can spin (we have the CAD). A form that lands in Pipedrive. Copy is ours. No cookies, no tracking, hence no banner either. Webflow preferred but not a must. €3,500, three weeks from now.
---
arch website
web development|landing page|landing pages = landing page
webflow ? = Webflow
3d web|three.js|webgl|3d|3d visualisation * = 3D view of the mount you can spin
internationalisation|multilingual|multilingual website * = in English and German
crm integration|pipedrive = Pipedrive
forms = A form
ok 3d modelling; translation; localisation; cad; api integration; crm; responsive design; web design
not copywriting : have-already
not web analytics|analytics|tracking : negated
not cookie banner|cookies|gdpr : negated
role web developer|front-end developer
budget 3500 3500 EUR total = €3,500
due 2026-12-12 2026-12-16 = three weeks from now

# c09 en saas
We're two ex-accountants building software for small charities: donors, gift aid claims, receipts, a yearly return to the regulator. Wireframes for every screen are signed off. What's missing is people to build it: Ruby on Rails, Postgres, Hotwire rather than React. Charities must only ever see their own data. Customers pay monthly through GoCardless. Please set up deployments so that we can ship on a Tuesday without holding our breath. Two engineers, four months from February, fully remote, £400-£475 a day. Someone junior is fine for one of the seats.
---
arch saas
ruby on rails|rails|ruby = Ruby on Rails
postgresql = Postgres
hotwire = Hotwire
multi-tenancy * = only ever see their own data
subscription billing|gocardless|payment integration * = pay monthly through GoCardless
ci/cd|devops|deployment * = set up deployments
ok ruby; gocardless; reporting; pdf generation; web development; crm; accounting; payment integration
not react : negated
not wireframes|ux|prototyping : have-already
not accounting : not-a-skill
role back-end developer|full-stack developer|software engineer|web developer
budget 400 475 GBP day = £400-£475 a day
start 2027-02-01 2027-02-08 = from February
duration 120 15 = four months

# c10 fr saas
Cabinet de géomètres, 40 personnes. On a bricolé un outil sous Access pour suivre les dossiers, il rame et il plante. On voudrait la même chose dans le navigateur, que plusieurs agences puissent utiliser en même temps, avec des droits différents selon qu'on est géomètre, secrétaire ou client. Signature des devis à l'écran. Reprendre les douze ans d'historique. On penche pour Laravel parce que notre informaticien connaît, mais on reste ouverts. L'agenda Outlook doit suivre. Ne touchez pas à la compta, c'est EBP et ça marche. Entre 50 et 70 k€, mise en production avant l'été.
---
arch saas integration website
web development|web application|web app * = la même chose dans le navigateur
access control|permissions|rbac|authorisation|user management * = des droits différents
electronic signature|e-signature = Signature des devis à l'écran
data migration * = Reprendre les douze ans d'historique
laravel ? = Laravel
calendar integration|outlook|calendar sync = agenda Outlook
ok php; databases; microsoft access; multi-tenancy; crm; document management; api integration; saas; access
not microsoft access|access : have-already
not accounting|ebp : have-already
role full-stack developer|back-end developer|web developer
budget 50000 70000 EUR total = Entre 50 et 70 k€
due 2027-05-15 2027-06-21 = avant l'été

# c11 en data-dashboard
Our hospital board gets a 60-page pack of spreadsheets each month. We'd like one screen instead: waits, beds, agency spend, staff sickness, with the ability to drill down by ward. Data sits in an Oracle warehouse and a couple of CSVs someone emails. Looker, since the trust holds licences. Definitions differ between departments and need agreeing first – that is half of the work. Patient-level data must never leave the network. No predictive stuff yet. Budget up to £40,000; board meeting on 25 March is the target.
---
arch data-dashboard
dashboard|data visualisation|business intelligence * = one screen instead
looker = Looker
oracle = Oracle warehouse
etl|data integration|data engineering * = a couple of CSVs someone emails
data governance|data modelling|kpi|requirements analysis|data definition * = Definitions differ between departments and need agreeing
ok security; gdpr; data security; data warehouse; sql; data modelling; data analysis; reporting; excel
not predictive analytics|forecasting|machine learning : negated
not excel : have-already
role data analyst|bi developer|business intelligence analyst|data engineer
budget - 40000 GBP total = up to £40,000
due 2027-03-25 2027-03-25 = 25 March

# c12 fr data-dashboard
Réseau de 23 salles de sport. Chaque gérant tient son tableau à sa façon et je n'ai jamais la même réponse deux fois. Je veux ouvrir mon ordinateur le lundi et voir fréquentation, résiliations, panier moyen, salle par salle. Les chiffres dorment dans notre logiciel d'abonnement (Resamania, il y a des exports) et dans les caisses. Tableau ou Power BI, à vous de me conseiller. Que mes gérants ne voient que leur salle. Inutile de me parler d'IA. Prévoir une demi-journée pour nous apprendre à nous en servir. 15 000 € tout compris, pour février.
---
arch data-dashboard
dashboard|data visualisation|business intelligence * = voir fréquentation, résiliations, panier moyen
tableau ? = Tableau
power bi ? = Power BI
etl|data integration|data engineering * = Les chiffres dorment dans notre logiciel d'abonnement
access control|permissions|row-level security * = ne voient que leur salle
training|user training|facilitation * = nous apprendre à nous en servir
ok consulting; api integration; kpi; sql; reporting; data analysis; data modelling
not artificial intelligence|ai|machine learning : negated
role data analyst|bi developer|business intelligence analyst|bi consultant
budget 15000 15000 EUR total = 15 000 €
due 2027-02-01 2027-02-28 = pour février

# c13 en machine-learning
A seed bank has 400,000 handwritten index cards, scanned. We want the species, place and year pulled out of each card and put in a table, with a confidence figure so that volunteers check only the doubtful ones. Tried Google's OCR: hopeless on old handwriting. Some cards are in Latin or German. Labelled examples: about 3,000. The volunteers' checking screen exists (Zooniverse). Happy with an open model fine-tuned on our own GPU; nothing may be sent to an outside service, so no ChatGPT. Grant of €32,000, ends on 30 June.
---
arch machine-learning
ocr|handwriting recognition|handwritten text recognition|computer vision|document processing * = species, place and year pulled out of each card
nlp|information extraction|named entity recognition|data extraction * = pulled out of each card
fine-tuning|machine learning|model training|deep learning = fine-tuned
ok machine learning; python; deep learning; computer vision; llm; databases; data extraction; gpu; data entry; model evaluation
not chatgpt|openai|llm : negated
not ui|front-end|web development : have-already
role machine learning engineer|data scientist|ml engineer
budget 32000 32000 EUR total = €32,000
due 2027-06-30 2027-06-30 = 30 June

# c14 fr machine-learning
Régie des transports : nous voudrions savoir combien de personnes monteront dans chaque bus une heure à l'avance, afin d'envoyer un renfort. Trois ans de comptages aux portes, la météo, le calendrier scolaire. Le modèle devra tourner chez nous, dans un conteneur Docker, et quelqu'un devra pouvoir le réentraîner sans vous. On parle R dans l'équipe, mais Python est accepté. On n'attend ni application ni interface, un fichier toutes les dix minutes suffit. Mission de 60 jours maximum à 580 € par jour. Résultats présentés au conseil d'exploitation du 18 mai.
---
arch machine-learning
forecasting|predictive analytics|time series|prediction * = combien de personnes monteront dans chaque bus
docker = Docker
r ? = R
python ? = Python
mlops|model retraining|ml ops * = réentraîner sans vous
ok machine learning; data science; knowledge transfer; data engineering; etl; data cleaning; statistics
not mobile development|app : negated
not ui|front-end development : negated
role data scientist|machine learning engineer
budget 580 580 EUR day = 580 € par jour
due 2027-05-18 2027-05-18 = 18 mai

# c15 en event
My parents' golden wedding, 80 guests, a barn in the Cotswolds already booked for 3 July. I live in Singapore so I need somebody local to run the whole thing: food (two coeliacs), a jazz trio, flowers, tables and chairs, a marquee in case it rains, and a minibus from the station. No DJ, Dad hates it. My sister bakes the cake and does the invitations. £12k, it can stretch a little.
---
arch event
event management|event planning|wedding planning * = run the whole thing
catering * = food
music|live music|musician|entertainment|artist booking * = a jazz trio
floral design|flowers|floristry|decoration = flowers
equipment hire|equipment rental|furniture hire|logistics|event logistics * = tables and chairs, a marquee
transport|guest transport|logistics|transfer * = a minibus from the station
ok decoration; logistics; sound and lighting; scenography
not dj : negated
not venue sourcing|venue : have-already
not invitations|graphic design|print design : have-already
not pastry|baking|cake : have-already
role event manager|event planner|wedding planner
budget 12000 12000 GBP total = £12k
due 2027-07-03 2027-07-03 = 3 July

# c16 fr event
Inauguration de notre nouvel atelier de chaudronnerie le jeudi 22 avril : 300 invités entre 17 h et 22 h, dont le préfet. Il faut sonoriser, éclairer, une estrade, trois camions de restauration dehors, des hôtesses à l'entrée et un film de deux minutes sur les ouvriers à projeter pendant les discours. Nous nous chargeons de la liste et des cartons. Le parking sera gardé par notre prestataire habituel. Pas de feu d'artifice, c'est interdit chez nous. Enveloppe : 38 000 € HT. Sur place à Saint-Nazaire.
---
arch event
event management * = Inauguration
sound and lighting|sound engineering|lighting * = sonoriser, éclairer
staging|stage|scenography * = une estrade
catering * = trois camions de restauration
hosting staff|reception staff|hostesses|event staff|guest reception = hôtesses
video|video production|corporate video * = un film de deux minutes
ok video editing; technical direction; logistics; live video; filming; projection; security
not fireworks|pyrotechnics : negated
not security|parking : have-already
not invitations|print design : have-already
role event manager|event planner
role videographer|video producer|director|filmmaker
budget 38000 38000 EUR total = 38 000 € HT
due 2027-04-22 2027-04-22 = jeudi 22 avril

# c17 fr marketing
On ouvre un deuxième restaurant coréen, à Rennes cette fois, le 10 février. Personne ne nous connaît là-bas. Il faudrait qu'on soit complets les trois premières semaines : être bien placés quand on tape « restaurant coréen Rennes », des avis, deux ou trois personnes suivies du coin qui viennent manger et en parlent, et une poignée de publicités sur Instagram autour du quartier. Les plats sont déjà photographiés. Ni flyers ni radio. Notre site suit, rien à y faire. 3 500 €, publicité comprise.
---
arch marketing
seo|local seo|google business profile * = être bien placés quand on tape
influencer marketing * = deux ou trois personnes suivies du coin qui viennent manger et en parlent
social ads|instagram ads|meta ads|paid social|social media advertising = publicités sur Instagram
online reviews|reputation management|e-reputation|customer reviews * = des avis
ok instagram; social media; marketing strategy; community management; public relations; sea; local marketing; digital marketing
not photography : have-already
not print design|flyers : negated
not radio : negated
not web development : have-already
role marketing manager|digital marketing specialist|marketing consultant|social media manager
budget 3500 3500 EUR total = 3 500 €
due 2027-02-10 2027-02-10 = le 10 février

# c18 en marketing
We sell payroll software to construction firms in the Midwest. Sales says the leads from trade shows dried up. Looking for a fractional demand-gen lead, two days a week for six months, to own pipeline: paid search, webinars, a nurture sequence in HubSpot, and reporting the CFO believes. LinkedIn is noise for our buyers, skip it. We employ a writer. Rebranding is off the table. $9,000 a month. Remote, but Chicago for the quarterly review.
---
arch marketing
lead generation|demand generation|growth marketing = demand-gen
sea|google ads|paid search|sem = paid search
webinars|webinar = webinars
hubspot = HubSpot
marketing automation|email marketing|lead nurturing * = a nurture sequence
web analytics|marketing analytics|analytics|reporting * = reporting the CFO believes
ok marketing strategy; growth marketing; b2b marketing; crm; email marketing
not linkedin : negated
not copywriting|content writing|content marketing : have-already
not branding|brand identity : negated
not trade shows|event management : have-already
not payroll|accounting : not-a-skill
role marketing manager|growth marketer|demand generation manager|marketing director
budget 9000 9000 USD month = $9,000 a month
duration 180 10 = six months

# c19 en content
The co-operative turns 100 and we would like a book: 160 pages, interviews with a dozen old members, photographs from our archive restored and captioned, laid out and taken all the way to the printer. Someone to write it and someone to make it beautiful. The historian on our committee will check facts. We don't want an e-book. German summary at the end would be lovely if the money stretches. 18,000 Swiss francs for everyone's time; printing comes out of another pot. Finished files by 20 August.
---
arch content
writing|editorial|book writing|copywriting|ghostwriting * = Someone to write it
interviews|interviewing|oral history = interviews with a dozen old members
photo retouching|image restoration|photo restoration|retouching * = photographs from our archive restored
layout|editorial design|desktop publishing|book design|page layout * = laid out
translation ? * = German summary
prepress|print production|printing|printing management * = taken all the way to the printer
ok proofreading; graphic design; print design; captioning; indesign; project management; editing
not ebook|e-book : negated
not fact checking|history|historian : have-already
not printing : have-already
role writer|author|copywriter|journalist
role graphic designer|layout artist|editorial designer
budget 18000 18000 CHF total = 18,000 Swiss francs
due 2027-08-20 2027-08-20 = 20 August

# c20 fr content
Nous sommes un bailleur social et nos locataires ne lisent pas nos courriers. Réécrire en langage clair une quarantaine de lettres types, avec des tests auprès de locataires volontaires, et former nos gestionnaires pour que ça tienne. Une personne ayant déjà fait du FALC serait un plus. Surtout pas de vidéos ni d'infographies, on en a plein les tiroirs. Le service juridique validera. Budget 14 k€, première série de dix lettres fin janvier, le reste avant le 30 avril.
---
arch content training
plain language|langage clair|rédaction claire = langage clair
writing|rewriting|copywriting|rédaction|editing * = Réécrire
user testing = tests auprès de locataires volontaires
training|facilitation|instructional design = former nos gestionnaires
easy to read|falc ? = FALC
ok accessibility; content strategy; proofreading; copywriting; ux writing
not video : negated
not infographics|infographic|graphic design : negated
not legal|law|legal advice|legal review : have-already
role writer|copywriter|editor|rédacteur|content writer
budget 14000 14000 EUR total = 14 k€
due 2027-04-30 2027-04-30 = avant le 30 avril

# c21 fr training
Notre mutuelle bascule de Lotus vers Microsoft 365 au printemps. 180 collègues à accompagner : Teams, OneDrive, les bons réflexes face au hameçonnage. On imagine des sessions de 12, deux heures, dans nos trois agences, plus des tutos courts à revoir chez soi. La bascule technique est confiée à notre infogérant, on ne vous demande pas d'administrer quoi que ce soit. Évaluer avant et après. 16 000 €. De mars à mai, en français bien sûr.
---
arch training
microsoft 365|office 365 = Microsoft 365
microsoft teams|teams = Teams
onedrive = OneDrive
cybersecurity|security awareness|cybersecurity awareness|phishing * = réflexes face au hameçonnage
facilitation|training|training delivery * = des sessions de 12
video tutorials|e-learning|tutorials|video|instructional design = tutos courts
assessment|evaluation|skills assessment = Évaluer avant et après
change management ? * = accompagner
ok sharepoint; instructional design; change management; e-learning
not lotus|lotus notes : have-already
not system administration|cloud migration|migration|managed services : have-already
role trainer
notrole system administrator
budget 16000 16000 EUR total = 16 000 €

# c22 en training
Twelve of our nurses have become managers without anybody telling them how. Could you design and run something over a term – difficult conversations, rotas, budgets, keeping your head – in person in Leeds, mornings only? Each should get two hours of one-to-one coaching too. We've had enough of role play and PowerPoint. There's an LMS somewhere but don't build anything for it. Certificates will be issued by HR. Roughly £11,000. From mid-January to Easter.
---
arch training
management training|leadership|management|leadership training * = become managers
instructional design|training design|course design = design
facilitation|training delivery|training = run something over a term
coaching = one-to-one coaching
communication|conflict management|communication skills|difficult conversations * = difficult conversations
ok planning; budgeting; human resources; time management; stress management; financial management; finance
not powerpoint|presentation design : negated
not lms|e-learning : negated
not certification : have-already
not nursing|healthcare : not-a-skill
role trainer|facilitator|leadership trainer
role coach
budget 11000 11000 GBP total = £11,000
start 2027-01-11 2027-01-20 = From mid-January

# c23 en legal
Our three-person studio is about to hire its first people in Spain and in the Netherlands while we remain a French SAS. We need to know employee versus contractor, then get the agreements drafted, including who owns the code they write. Payroll provider chosen already (Deel). Don't spend time on tax, our accountant has it. Plain English please; nobody here reads Spanish. Cap of €6,000, answers before Christmas as offers go out on 4 January.
---
arch legal
employment law|labour law = employee versus contractor
contract drafting * = get the agreements drafted
intellectual property * = who owns the code they write
ok international law; plain language; human resources; legal advice; corporate law
not payroll : have-already
not tax|tax law|accounting : have-already
not software development|coding : not-a-skill
role lawyer|employment lawyer|legal counsel
budget - 6000 EUR total = €6,000
due 2026-12-18 2026-12-25 = before Christmas

# c24 fr legal
Trois associés d'une SARL de menuiserie se séparent et l'un de nous rachète les autres. Rédiger le protocole, les actes de cession, mettre à jour les statuts, faire les formalités au greffe. L'évaluation de l'entreprise est faite par l'expert-comptable. Nous ne sommes pas en procès et nous ne voulons pas y aller, donc aucun contentieux. Forfait souhaité, 3 500 € grand maximum. Signature visée le 29 janvier. Rendez-vous au cabinet à Limoges ou environs.
---
arch legal
contract drafting * = Rédiger le protocole, les actes de cession
corporate law|company law|mergers and acquisitions|business law|share transfer * = actes de cession
company formalities|legal formalities|articles of association|corporate secretarial|corporate law * = formalités au greffe
ok negotiation; tax law; mediation; legal advice
not business valuation|valuation|accounting : have-already
not litigation : negated
not carpentry|woodworking : not-a-skill
role lawyer|notary|corporate lawyer
budget - 3500 EUR total = 3 500 € grand maximum
due 2027-01-29 2027-01-29 = 29 janvier

# c25 en cloud
Startup, 9 engineers, everything on Heroku and the bill doubled. Move us to Google Cloud: Cloud Run and Cloud SQL most likely, infra as code, staging that matches prod, zero downtime on cutover. We'd like logs and alerts that wake the right person. Kubernetes would be overkill. Security review isn't in scope, the auditors come in May. CI is on CircleCI and it's fine. A contractor for 6–8 weeks, €650 a day, remote in EU time zones. Kick-off 11 January.
---
arch cloud
google cloud|gcp = Google Cloud
cloud migration * = Move us to Google Cloud
infrastructure as code|terraform = infra as code
monitoring|observability|alerting * = logs and alerts
cloud run ? = Cloud Run
cloud sql ? = Cloud SQL
ok devops; databases; finops; logging; zero-downtime deployment; heroku; postgresql; staging
not kubernetes : negated
not security audit|security|penetration testing : negated
not ci/cd|circleci : have-already
not heroku : have-already
role devops engineer|cloud engineer|site reliability engineer|cloud architect
budget 650 650 EUR day = €650 a day
start 2027-01-11 2027-01-11 = 11 January

# c26 fr cloud
Laboratoire d'analyses, 5 sites. Un rançongiciel nous a coûté neuf jours. On veut des sauvegardes qu'on ne puisse pas effacer, un second site prêt à prendre le relais en quatre heures, et un exercice grandeur nature pour le prouver. Proxmox et Veeam sont en place et y restent. Hébergeur HDS obligatoire puisqu'il y a des données de santé. Pas question de Microsoft. Un plan écrit que le directeur comprenne. Budget 55 000 € la première année, reprise testée avant fin mars.
---
arch cloud
backup = sauvegardes qu'on ne puisse pas effacer
disaster recovery|business continuity * = un second site prêt à prendre le relais
proxmox = Proxmox
veeam = Veeam
hds|health data hosting|hosting = Hébergeur HDS
documentation|technical documentation|runbook|business continuity * = Un plan écrit
ok cybersecurity; security; business continuity; ransomware; hosting; virtualisation; infrastructure
not microsoft|azure|microsoft 365 : negated
role system administrator|infrastructure engineer|cloud engineer|cloud architect
budget 55000 55000 EUR total = 55 000 €
due 2027-03-20 2027-03-31 = avant fin mars

# c27 en game
Solo dev here, cosy farming sim made in Godot, about 70 % done. I can code; I can't draw and my music is awful. Looking for pixel art (12 animals with walk cycles, four seasons of tiles), a soundtrack of eight loops, and help with the Steam page and trailer. No programming needed, no multiplayer ever. Console ports maybe next year. 6000 euro split however. Demo at Steam Next Fest on 15 February.
---
arch game
pixel art|2d art|2d animation|illustration = pixel art
animation|2d animation|sprite animation * = walk cycles
music composition|soundtrack|composition|music = a soundtrack of eight loops
video editing|trailer|video|motion design = trailer
steam|store page|steam publishing|game marketing|marketing|app store optimisation = Steam page
godot = Godot
ok game development; sound design; game art; level design; copywriting
not software development|programming|game development : negated
not multiplayer : negated
not console porting|porting : negated
role pixel artist|illustrator|2d artist|game artist
role composer|sound designer|musician
budget 6000 6000 EUR total = 6000 euro
due 2027-02-15 2027-02-15 = 15 February

# c28 fr game
Escape game itinérant dans un bus, vous connaissez ? On voudrait sa version numérique : une heure de jeu à quatre sur tablette, chacun voit autre chose et il faut se parler pour s'en sortir. L'histoire et les énigmes sont écrites et testées 200 fois. Nous cherchons donc des gens pour le fabriquer, plutôt Unity, et pour l'habiller : dessins à la main, ambiance sonore. Pas de réalité virtuelle, les gens vomissent. Jouable en anglais et en néerlandais à terme. 40 000 € d'aide régionale, prototype jouable début mai.
---
arch game
game development * = sa version numérique
unity = Unity
multiplayer * = à quatre sur tablette, chacun voit autre chose
illustration|game art|2d art * = dessins à la main
sound design * = ambiance sonore
localisation|internationalisation|translation ? * = Jouable en anglais et en néerlandais
ok mobile development; c#; ui; game design; ux
not narrative design|game design|scriptwriting : have-already
not virtual reality|vr : negated
role game developer|unity developer
role illustrator|game artist|2d artist
role sound designer
budget 40000 40000 EUR total = 40 000 €
due 2027-05-01 2027-05-12 = début mai

# c29 fr iot
Apiculteur, 400 ruches sur le plateau de Millevaches. J'aimerais connaître leur poids et leur température sans faire 200 bornes, et être prévenu quand une ruche bouge (on nous les vole). Là-haut il n'y a pas la 4G mais il y a du LoRa. Une pile doit tenir deux hivers. Il faut dessiner la carte, le boîtier étanche et en fabriquer vingt pour commencer. Pour voir les données, un Grafana me va, j'en ai déjà un qui tourne. Pas d'appli. Je dispose de 24 000 €, essai sur dix ruches en avril.
---
arch iot
sensors|sensor integration * = connaître leur poids et leur température
lora|lorawan = LoRa
low power|low-power design|energy optimisation|low-power electronics * = Une pile doit tenir deux hivers
pcb design|electronics|electronic design = dessiner la carte
enclosure design|mechanical design|product design|3d modelling|industrial design = boîtier étanche
prototyping|manufacturing|production|small series manufacturing * = en fabriquer vingt
firmware|embedded|embedded development|embedded systems * = être prévenu quand une ruche bouge
ok iot; geolocation; alerting; notifications; embedded; dashboard; data visualisation; 3d printing; monitoring
not grafana : have-already
not mobile development : negated
role embedded engineer|firmware engineer|electronics engineer|iot engineer
role hardware engineer|electronics engineer|mechanical engineer|pcb designer
budget 24000 24000 EUR total = 24 000 €
due 2027-04-01 2027-04-30 = en avril

# c30 en iot
Cold-chain compliance for a pharmacy wholesaler: 60 vans, 9 fridges each. Loggers exist on the market and we've bought them (Testo, with an open API). What we lack is the gateway in the van that collects readings over Bluetooth, keeps them when there's no signal, and pushes to Azure IoT Hub, with a text message when a fridge warms. Rust or C on a Linux board. Hardware certification is with our supplier. We are not interested in dashboards at this point. CAD 85,000 fixed price, pilot of five vans by the end of May.
---
arch iot
bluetooth low energy|bluetooth = Bluetooth
azure iot|azure iot hub|azure = Azure IoT Hub
embedded linux|linux|embedded = Linux board
rust ? = Rust
c ? = C
offline sync|store and forward|data buffering|edge computing * = keeps them when there's no signal
sms|alerting|notifications * = a text message when a fridge warms
iot|iot gateway|gateway = the gateway in the van
ok api integration; mqtt; firmware; embedded; iot; telemetry; sensors; api; embedded software
not regulatory affairs|certification|hardware certification : have-already
not dashboard|data visualisation : negated
not sensors : have-already
role embedded engineer|firmware engineer|iot engineer|embedded developer
budget 85000 85000 CAD total = CAD 85,000
due 2027-05-24 2027-05-31 = end of May

# c31 fr ux-audit
Notre portail familles (cantine, garderie, centres de loisirs) génère 300 appels par semaine. Avant de changer d'éditeur, le conseil veut un regard neuf : où les parents se perdent, pourquoi, et ce qu'on corrigerait en premier sans toucher au code. Observer une douzaine de parents chez eux ou au téléphone, éplucher les motifs d'appel, comparer à deux villes voisines. Un rapport de vingt pages, pas de maquettes. L'accessibilité a été auditée en septembre, inutile d'y revenir. 7 500 € HT, restitution le 4 février en mairie de Lormont.
---
arch ux-audit
ux audit|ux research|usability audit * = un regard neuf
user testing|user research|user interviews|user observation * = Observer une douzaine de parents
benchmarking|benchmark|competitive analysis * = comparer à deux villes voisines
reporting|report writing|recommendations|ux recommendations|prioritisation ? * = Un rapport
data analysis ? * = éplucher les motifs d'appel
ok ux; customer support; user research; prioritisation; ergonomics
not wireframes|prototyping|mockups|ui : negated
not accessibility|accessibility audit : have-already
not software development : negated
role ux researcher|ux designer|ux consultant
budget 7500 7500 EUR total = 7 500 € HT
due 2027-02-04 2027-02-04 = le 4 février

# c32 en ux-audit
Checkout on our ferry booking site converts at 1.9 % on phones versus 5 on desktop. Tell us why. We have GA4 and Clarity set up, full access for you. An expert review plus a handful of moderated sessions with people who actually travel with cars. Then sketch the two or three changes you'd make (Figma). A/B tests will be run by our product team. We aren't looking to rebuild the site. SGD? no, pounds: 9,500 all in. Findings to the exec team on 11 February.
---
arch ux-audit
ux audit|expert review|heuristic evaluation = expert review
user testing|usability testing|user interviews = moderated sessions
web analytics|google analytics * = GA4
wireframes|prototyping|ui|mockups * = sketch the two or three changes
figma = Figma
ok conversion; conversion optimisation; ux; clarity; mobile ux; e-commerce; research
not a/b testing : have-already
not web development|redesign : negated
not booking|booking system : not-a-skill
role ux researcher|ux designer|ux consultant
budget 9500 9500 GBP total = pounds: 9,500
due 2027-02-11 2027-02-11 = 11 February

# c33 fr accessibility
Théâtre national. Notre billetterie en ligne est maison (Vue 2, Node). Une spectatrice aveugle nous a mis en demeure. Corriger ce qui bloque, dans l'ordre de gravité, jusqu'à ce qu'une personne non voyante puisse acheter une place seule, et le faire vérifier par elle ou par d'autres. Publier la déclaration. Sensibiliser ensuite nos trois développeurs. On ne change pas le design. Pas besoin d'un audit complet, nous avons celui de 2026. 20 jours au maximum, TJM autour de 600 €. Démarrage immédiat, blocages levés pour le 15 janvier.
---
arch accessibility
accessibility|web accessibility|accessibility remediation * = une personne non voyante puisse acheter une place seule
vue|vue.js = Vue 2
screen reader testing|user testing|accessibility testing * = le faire vérifier par elle ou par d'autres
accessibility statement|rgaa|compliance statement * = Publier la déclaration
training|awareness|facilitation * = Sensibiliser
front-end development|front-end|html * = Corriger ce qui bloque
ok node; rgaa; wcag; aria; ticketing; javascript; accessibility training
not accessibility audit|audit : have-already
not ui|web design|design : negated
role front-end developer|accessibility specialist|accessibility consultant|accessibility expert
budget 600 600 EUR day = 600 €
due 2027-01-15 2027-01-15 = 15 janvier

# c34 en accessibility
Our annual reports go out as PDFs: nine years, around 1,400 pages, charts everywhere. The equality commission wants every one of them to work with assistive technology. Tag them, write the image descriptions, sort the tables, check with PAC and real JAWS users. InDesign sources exist for the last four. Going forward, a template and a half-day so that our own layout person gets it right. The website was fixed last year. Budget $22,000 CAD. Done by June 30.
---
arch accessibility
pdf accessibility|pdf remediation|accessible pdf * = Tag them
alt text|image descriptions|alternative text * = image descriptions
screen reader testing|jaws|assistive technology testing = JAWS
indesign|accessible templates|templates = InDesign
training|facilitation * = a half-day
ok accessibility; wcag; pdf; accessibility audit; desktop publishing; templates; editorial design; data visualisation
not web development|web accessibility|website : have-already
role accessibility specialist|accessibility consultant|accessibility expert|pdf accessibility specialist
budget 22000 22000 CAD total = $22,000 CAD
due 2027-06-30 2027-06-30 = June 30

# c35 en integration
Every night a colleague downloads bookings from Mews, pastes them into Xero and then emails housekeeping. Make that happen by itself. We'd also like new guests to land in Mailchimp with the right tags. n8n on our own server is what the IT guy wants; Make or Zapier would cost too much at our volume. No custom app please. If something fails it should shout in Slack. Write down how it works. 5 days or so, 500 € a day, before the Christmas rush (18 December).
---
arch integration
automation|workflow automation|process automation|api integration * = Make that happen by itself
mews = Mews
xero = Xero
mailchimp = Mailchimp
n8n = n8n
slack|error handling|alerting = Slack
documentation = Write down how it works
ok api integration; email marketing; pms; accounting; hosting; booking; monitoring; hotel
not zapier : negated
not make : negated
not software development|mobile development : negated
role integration specialist|automation specialist|integration developer|automation engineer|developer
budget 500 500 EUR day = 500 € a day
due 2026-12-18 2026-12-18 = 18 December

# c36 fr integration
Grossiste en fleurs. Nos commandes arrivent par EDI, par mail et par téléphone, et tout est ressaisi dans Cegid. Nous voulons que les deux premiers canaux entrent tout seuls, y compris les PDF des mairies, avec un écran pour rattraper ce qui coince. Sans changer d'ERP. Le téléphone, on le garde humain. Notre DSI fournit les accès et fera la recette. Talend est connu chez nous ; nous écartons toute solution hébergée aux États-Unis. 30 à 35 000 euros, en service avant la Saint-Valentin.
---
arch integration
edi = EDI
cegid|erp integration|erp = Cegid
api integration|system integration|data integration * = entrent tout seuls
ocr|document processing|pdf parsing|data extraction|pdf * = les PDF des mairies
error handling|error management|monitoring ? * = rattraper ce qui coince
talend ? = Talend
ok automation; email; etl; ui; front-end; hosting; data sovereignty
not erp|erp implementation : have-already
not testing|acceptance testing : have-already
not telephony|call centre : negated
role integration specialist|integration developer|integration engineer|developer|data engineer
budget 30000 35000 EUR total = 30 à 35 000 euros
due 2027-02-07 2027-02-14 = avant la Saint-Valentin

# c37 en localisation
Our meditation cards and the companion app go to Japan and Brazil. 9,000 words of app text in XLIFF, 120 cards, a 40-minute audio guide to be re-recorded by locals. We need transcreation, not word-for-word, and someone on each market to tell us what would embarrass us. The app itself needs no work. Don't use machine translation. Store listings later, perhaps. Files live in Phrase. €15,000, all delivered before the Tokyo fair on 8 April.
---
arch localisation
localisation = go to Japan and Brazil
transcreation|translation = transcreation
voice-over|audio recording|voice recording|dubbing * = re-recorded by locals
cultural consulting|linguistic review|cultural review|localisation testing|in-country review * = tell us what would embarrass us
phrase|tms|translation management = Phrase
xliff = XLIFF
app store optimisation ? * = Store listings
ok translation; proofreading; japanese; portuguese; desktop publishing; copywriting
not mobile development : have-already
not machine translation : negated
role translator|localisation specialist
role voice actor|voice-over artist
spoken ja pt
budget 15000 15000 EUR total = €15,000
due 2027-04-08 2027-04-08 = 8 April

# c38 fr localisation
Éditeur de logiciel de dentisterie, on attaque l'Espagne et l'Italie. 60 000 mots d'aide en ligne et d'interface, avec beaucoup de termes médicaux : un lexique à bâtir d'abord, validé par un praticien de chaque pays (on les a). Traduction puis relecture par une deuxième personne. Captures d'écran à refaire. Les chaînes sont dans Git, au format JSON. Pas de sous-titrage, pas de doublage. On paie au mot, 0,14 €, plafond 12 000 €. Livraison par lots jusqu'au 31 mars. Traducteurs de langue maternelle exclusivement.
---
arch localisation
translation = Traduction
terminology|glossary = un lexique à bâtir
proofreading|revision = relecture
localisation|software localisation * = on attaque l'Espagne et l'Italie
medical translation|medical ? * = termes médicaux
git ? = Git
ok json; screenshots; technical translation; documentation; technical writing; internationalisation; subject matter expertise; desktop publishing
not subtitling : negated
not dubbing|voice-over : negated
not dentistry|medical : not-a-skill
role translator
role proofreader|reviser|linguistic reviewer|translator
spoken es it
budget - 12000 EUR total = plafond 12 000 €
due 2027-03-31 2027-03-31 = jusqu'au 31 mars

# c39 fr website
Salut, ostéo à Annecy depuis peu. Je veux juste exister sur le net : qui je suis, les tarifs, un plan, un bouton vers Doctolib. Que ce soit joli et rapide, pas un truc Wix qui rame. Mes textes sont prêts. Ma sœur a fait un logo sympa. Pas de blog, j'ai pas le temps. 900 € max et le plus tôt sera le mieux.
---
arch website
web development * = exister sur le net
web design|ui * = joli
web performance|performance ? * = rapide
ok maps; geolocation; seo; google maps; booking; doctolib; cms; responsive design; local seo
not copywriting : have-already
not logo : have-already
not blog : negated
not wix : negated
role web developer|web designer|webmaster
budget - 900 EUR total = 900 € max

# c40 en saas
What we do: we rent scaffolding. What we lack: a way for site managers to ask for more, send it back and see what it costs them, by themselves, any hour. So a customer portal on top of our rental system (inspHire, it has an API). Login by magic link because they forget passwords. Photos of damaged kit. Invoices as PDF. It'll have to look decent on a cracked Android, though we're not after a native app. .NET in the house, Angular on the front, and please nothing in PHP. Previously a freelancer began this in Bubble; bin it. Three people, remote, start after New Year, £95k.
---
arch saas website integration
web development|web application|web portal|customer portal * = customer portal
api integration * = on top of our rental system
authentication|login|passwordless = Login by magic link
pdf generation|invoicing|pdf * = Invoices as PDF
responsive design * = look decent on a cracked Android
.net|c#|asp.net = .NET
angular = Angular
ok inventory management; photo upload; c#; rental; booking; photography; portal; crm
not mobile development|native app : negated
not php : negated
not bubble|no-code : have-already
not android : not-a-skill
role full-stack developer|back-end developer|.net developer|front-end developer|web developer
budget 95000 95000 GBP total = £95k
`

const RELATED = [...OWN_BRIEFS, ...TUNED_BRIEFS, ...SECOND_TUNED_BRIEFS]

const namesIn = (list: string): string[] => [
  ...new Set(
    list
      .split('|')
      .map((name) => name.trim())
      .flatMap((name) => [name, ...namesOfGroup(name), ...namesOfSecondGroup(name)]),
  ),
]

/** Facts left open: those of other briefs of the same kind. */
const openIn = (archetypes: readonly Archetype[]) =>
  RELATED.filter(({ expect }) => expect.archetype.some((one) => archetypes.includes(one))).flatMap(
    ({ expect }) => expect.skillsOk ?? [],
  )

function briefOf(written: string): LabelledBrief {
  const [head = '', labels = ''] = written.split('\n---\n')
  const [title = '', ...lines] = head.split('\n')
  const [id = '', language] = title.split(' ')
  const rows = labels.trim().split('\n')
  const after = (word: string) =>
    rows.filter((row) => row.startsWith(`${word} `)).map((row) => row.slice(word.length + 1))
  const archetype = after('arch').flatMap((row) => row.split(' ')) as Archetype[] // as written above
  const window = (word: string) => {
    const [, from, to, span] = /^(\S+) (\S+) = (.*)$/.exec(after(word)[0] ?? '') ?? []
    return from === undefined || to === undefined || span === undefined ? {} : { from, to, span }
  }
  const [start, due] = [window('start'), window('due')]
  return {
    id,
    text: lines.join('\n'),
    expect: {
      language: language === 'fr' ? 'fr' : 'en',
      archetype,
      skills: rows.filter((row) => !KEYWORD.test(row)).flatMap(skillOf),
      skillsOk: [
        ...after('ok').flatMap((row) => row.split(';').map(namesIn)),
        ...openIn(archetype),
      ],
      notSkills: after('not').flatMap(refusedOf),
      roles: after('role').map(namesIn),
      notRoles: after('notrole').map(namesIn),
      ...budgetOf(after('budget')[0] ?? ''),
      ...(start.from === undefined ? {} : { start }),
      ...(due.from === undefined ? {} : { due }),
    },
  }
}

const KEYWORD = /^(?:arch|ok|not|role|notrole|budget|start|due|duration|spoken) /

function skillOf(row: string): LabelledBrief['expect']['skills'][number][] {
  const [, names, marks = '', span] = /^(.*?)((?: [*?])*) = (.*)$/.exec(row) ?? []
  if (names === undefined || span === undefined) return []
  return [{ any: namesIn(names), span, must: !marks.includes('?'), implied: marks.includes('*') }]
}

function refusedOf(row: string) {
  const [names = '', why] = row.split(' : ')
  return why === 'negated' || why === 'have-already' || why === 'not-a-skill'
    ? [{ any: namesIn(names), why } as const]
    : []
}

function budgetOf(row: string): Pick<LabelledBrief['expect'], 'budget'> {
  const [, min, max, currency, per, span] = /^(\S+) (\S+) (\S+) (\S+) = (.*)$/.exec(row) ?? []
  if (currency === undefined || span === undefined) return {}
  if (per !== 'total' && per !== 'day' && per !== 'hour' && per !== 'month') return {}
  return {
    budget: { min: min === '-' ? null : Number(min), max: Number(max), currency, per, span },
  }
}

const BRIEFS = WRITTEN.trim()
  .split(/\n*^# /m)
  .filter((one) => one !== '')
  .map(briefOf)

/** The half with which weights were learnt. */
export const THIRD_TUNED_BRIEFS = BRIEFS.filter((_, index) => index % 2 === 0)
/** The half that only helped to choose thresholds. */
export const THIRD_KEPT_BRIEFS = BRIEFS.filter((_, index) => index % 2 === 1)
