/** Names under which a skill or trade of the labels of fresh briefs counts as found, by its first one. */
const GROUPS: Readonly<Record<string, string>> = {
  'event management':
    "event management|event planning|event organisation|event organization|organisation d'événements|organisation d'événement|événementiel|gestion d'événements|event production|events|event coordination|coordination d'événements|gestion événementielle|production événementielle|event|seminar organisation|organisation de séminaires|event logistics|logistique événementielle|conference organisation|conference management",
  'sound and lighting':
    'sound and lighting|sound and lights|lighting|sound|son et lumière|sonorisation|éclairage|régie technique|régie|audiovisual|av|audio-visual|technique son et lumière|stage lighting|live sound|sound engineering|audiovisuel|lumière|son|stage technology|régie son et lumière|event technology|av production|stage production',
  'artist booking':
    'artist booking|booking of artists|programmation artistique|artistic programming|music programming|live music|entertainment|animation|animations|spectacle|street theatre|théâtre de rue|performing arts|spectacle vivant|concert|concerts|music|musique|talent booking',
  catering:
    'catering|traiteur|restauration|food and beverage|food|cocktail|cuisine|buffet|service traiteur',
  'event safety':
    'event safety|event security|safety|security|sécurité|sécurité événementielle|crowd safety|crowd management|health and safety|dossier de sécurité|sécurité du public|risk management|gestion des risques|security staff|agents de sécurité|prévention des risques|permits|autorisations administratives',
  photography:
    'photography|photo|photos|photographie|product photography|photographie de produits|photo de produit|photos de produits|packshot|packshots|event photography|photographie événementielle|photographe|photographer|prise de vue|reportage photo|food photography',
  'project management':
    'project management|gestion de projet|conduite de projet|project coordination|coordination de projet|project manager|chef de projet|pilotage de projet|agile|agile project management|product management|product ownership|gestion de produit|scrum|coordination|project planning|planning|gestion de projets',
  documentation:
    'documentation|technical documentation|documentation technique|technical writing|rédaction technique|runbook|knowledge transfer|transfert de compétences|user documentation|user guide',
  audit:
    "audit|technical audit|audit technique|analysis|analyse|diagnostic|consulting|conseil|code review|revue de code|infrastructure audit|cloud audit|audit d'infrastructure",
  research:
    'research|documentary research|recherche documentaire|recherche|fact-checking|fact checking|vérification des faits|desk research|documentation',
  accommodation:
    'accommodation|hébergement|hôtellerie|lodging|hotel booking|travel logistics|logistique|logistics|hospitality|travel management|réservation hôtelière',
  'stage management':
    'stage management|régie plateau|régie générale|stage manager|show calling|stage direction',
  shipping:
    'shipping|shipping integration|delivery|livraison|expédition|logistics|logistique|transport|gestion des livraisons|e-commerce logistics|click and collect|shipping labels|intégration transporteur|transporteurs',
  'team building':
    "team building|team-building|teambuilding|cohésion d'équipe|games|jeux|facilitation|animation d'équipe|jeux d'équipe",
  'graphic design':
    'graphic design|graphisme|design graphique|design|visual design|création graphique|conception graphique|infographie',
  video:
    'video|video production|videography|production vidéo|vidéo|réalisation vidéo|captation vidéo|filming|tournage|video editing|montage vidéo|montage|aftermovie|film|vidéaste|short videos|vidéos courtes|vidéo verticale',
  fireworks: "fireworks|feux d'artifice|feu d'artifice|pyrotechnics|pyrotechnie",
  'event manager':
    "event manager|event planner|organisateur d'événements|chef de projet événementiel|event coordinator|responsable événementiel|event producer|coordinateur événementiel|event project manager|organisatrice d'événements|chargé d'événementiel|organisateur événementiel|event organiser|event organizer",
  photographer:
    'photographer|photographe|product photographer|photographe produit|event photographer',
  'graphic designer':
    'graphic designer|graphiste|designer graphique|brand designer|directeur artistique|art director|designer|directrice artistique|visual designer|illustrator|illustrateur|brand identity designer',
  videographer:
    'videographer|vidéaste|video producer|réalisateur|video editor|monteur vidéo|cadreur|filmmaker|réalisateur vidéo|monteur|video maker|cameraman|monteuse vidéo',
  logo: 'logo|logos|logo design|création de logo|conception de logo|logotype|design de logo|visual identity|identité visuelle|brand identity|identité de marque',
  'print design':
    "print design|print|stationery|stationery design|papeterie|pao|édition|desktop publishing|supports imprimés|design d'édition|mise en page|impression|layout|editorial design",
  signage:
    'signage|signalétique|enseigne|sign design|vehicle livery|vehicle wrap|covering|habillage de véhicule|environmental design|signage design',
  'brand design':
    'brand design|corporate identity|image de marque|rebranding|graphic design|graphisme|design graphique',
  'art direction':
    'art direction|direction artistique|artistic direction|creative direction|direction de création|da',
  'brand guidelines':
    'brand guidelines|brand guide|style guide|guidelines|graphic charter|charte graphique|charte|guide de marque|guide de style|brand book|branding',
  'colour palette':
    'colour palette|color palette|palette de couleurs|colour design|couleurs|colour|color theory',
  'web development':
    'web development|développement web|website development|website creation|création de site web|création de site internet|création de site|site web|site internet|website|web|web site|développement de site web|développement de sites web|web developer|site vitrine|showcase website|brochure site|web design|webdesign|conception web|design web',
  'social media':
    'social media|social networks|social media management|community management|réseaux sociaux|réseau social|gestion des réseaux sociaux|animation des réseaux sociaux|instagram|facebook|social media marketing|marketing des réseaux sociaux|community manager',
  'web developer':
    'web developer|développeur web|développeuse web|front-end developer|frontend developer|développeur front-end|full-stack developer|fullstack developer|développeur full-stack|wordpress developer|développeur wordpress|webmaster|intégrateur web|développeur',
  'community manager':
    'community manager|social media manager|gestionnaire de communauté|responsable réseaux sociaux|gestionnaire de réseaux sociaux',
  'company formation':
    "company formation|company creation|création de société|création d'entreprise|company law|corporate law|droit des sociétés|articles of association|statuts|rédaction de statuts|rédaction des statuts|incorporation|company registration|immatriculation|business law|droit des affaires|legal structuring|choix de la forme juridique|legal set-up|legal advice|conseil juridique",
  "shareholders' agreement":
    "shareholders' agreement|shareholders agreement|shareholder agreement|pacte d'associés|pacte d'actionnaires|partnership agreement|founders' agreement|contract drafting|rédaction de contrats|rédaction de contrat|contract law|droit des contrats|corporate law|company law|droit des sociétés|legal drafting|rédaction juridique",
  'international law':
    'international law|droit international|competition law|droit de la concurrence|international contracts|contrats internationaux',
  contracts:
    'contracts|contract|contract review|relecture de contrat|relecture de contrats|commercial contracts|contrats commerciaux|contract negotiation|négociation de contrats|contrats|contrat|droit commercial|commercial law|legal review|legal|juridique|contract management|distribution law|droit de la distribution|analyse de contrats',
  'health law':
    'health law|healthcare law|droit de la santé|healthcare|santé|health|tax law|droit fiscal|fiscalité|tax',
  'commercial lease':
    'commercial lease|lease|leases|bail|bail commercial|baux|lease law|real estate law|droit immobilier|droit des baux|property law',
  'financial forecasting':
    'financial forecasting|prévisionnel|prévisionnel financier|prévisions financières|financial forecast|business plan|financial planning|financial modelling|modélisation financière|forecasting|prévision|prévisions|accounting|comptabilité|bookkeeping',
  lawyer:
    "lawyer|avocat|avocate|legal counsel|juriste|jurist|legal advisor|conseiller juridique|attorney|solicitor|legal consultant|contract lawyer|employment lawyer|avocat en droit du travail|data protection lawyer|dpo|data protection officer|délégué à la protection des données|conseil juridique|it lawyer|business lawyer|avocat d'affaires|corporate lawyer",
  accountant:
    'accountant|comptable|expert-comptable|bookkeeper|chartered accountant|tax advisor|fiscaliste|tax consultant|conseiller fiscal',
  scriptwriting:
    'scriptwriting|script writing|screenwriting|écriture de scénario|écriture de script|écriture|scénario|scénarisation|rédaction|copywriting|storytelling|writing|écriture radiophonique|écriture de scripts|rédaction de scripts|narrative design',
  'video editing':
    'video editing|montage vidéo|montage|film editing|editing|post-production|postproduction|video post-production|video|video production|production vidéo',
  'colour grading':
    'colour grading|color grading|étalonnage|étalonnage vidéo|colour correction|color correction|post-production|postproduction|video editing|montage vidéo',
  'sound recording':
    'sound recording|audio recording|recording|prise de son|enregistrement|enregistrement audio|sound editing|audio editing|montage son|montage audio|montage|sound engineering|ingénierie du son|mixing|mixage|audio production|production audio|montage sonore|post-production audio|enregistrement sonore',
  subtitling:
    'subtitling|subtitles|sous-titrage|sous-titres|sous-titre|captioning|captions|closed captions|sdh|audiovisual translation|traduction audiovisuelle|film subtitling|video subtitling',
  'content marketing':
    'content marketing|marketing de contenu|content strategy|stratégie de contenu|stratégie éditoriale|editorial strategy|content|contenu',
  'content writing':
    "content writing|article writing|blog writing|rédaction web|rédaction d'articles|web writing|blogging|blog|conception-rédaction|conception rédaction|writer|rédacteur|journalism|journalisme|editorial writing|editorial|rédaction éditoriale|web copywriting|content creation|création de contenu|création de contenus|seo writing|rédaction seo|popular writing|vulgarisation|articles",
  interviews:
    'interviews|interviewing|interview|entretiens|entretien|oral history|histoire orale|journalism|journalisme|user interviews|qualitative research|collecte de témoignages|testimonies|témoignages|reporting|recherche qualitative|enquête|oral histories',
  'research 2':
    "research|documentary research|recherche documentaire|recherche|archival research|archive research|archives|archive|recherche en archives|recherche historique|historical research|history|histoire|fact-checking|desk research|archiving|archivage|recherche d'archives|documentation|genealogy|local history|research and fact-checking",
  accessibility:
    'accessibility|accessibilité|web accessibility|accessibilité web|accessibilité numérique|digital accessibility|a11y|wcag|rgaa|inclusive design|design inclusif|conception inclusive|accessible design|wcag / rgaa|conception accessible|accessibilité (wcag/rgaa)|accessibilité rgaa|accessibility wcag',
  'voice-over':
    'voice-over|voice over|voiceover|voix off|voix-off|voice acting|doublage|dubbing|voix|narration|enregistrement de voix|voice recording|comédien voix|actors|acting|comédiens|comédien',
  drone:
    'drone|drones|drone filming|drone photography|aerial photography|aerial filming|prise de vue aérienne|prises de vues aériennes|photographie aérienne|uav',
  'voice actor':
    'voice actor|voice-over artist|voice artist|comédien voix|comédien|comédienne|actor|voice talent|narrator|narrateur|comédien voix off|voix off',
  'drone pilot': 'drone pilot|télépilote|pilote de drone|télépilote de drone',
  facilitation:
    "facilitation|training|formation|training delivery|animation de formation|animation de formations|animation d'ateliers|workshop facilitation|teaching|enseignement|workshops|workshop|ateliers|animation|coaching|trainer|formateur|formation professionnelle|training facilitation|adult education|formation pour adultes|in-person training|user training|formation des utilisateurs|change management|conduite du changement|knowledge transfer|transfert de compétences",
  'dementia care':
    "dementia care|alzheimer|alzheimer's|alzheimer care|dementia|démence|gerontology|gérontologie|geriatrics|gériatrie|elderly care|care of the elderly|accompagnement des personnes âgées|soins aux personnes âgées|personnes âgées|care|soins|nursing|soins infirmiers|healthcare|santé|health|medico-social|médico-social|bientraitance",
  'instructional design':
    'instructional design|ingénierie pédagogique|learning design|curriculum design|conception pédagogique|training design|course design|conception de formation|conception de formations|course creation|training materials|supports de formation|pedagogy|pédagogie|educational design|ingénierie de formation|content creation|training|formation|conception de supports pédagogiques',
  assessment:
    'assessment|learning assessment|évaluation|évaluation des acquis|évaluation des apprentissages|evaluation|training evaluation|évaluation de formation|skills assessment|quiz',
  'documentation 2':
    'documentation|technical documentation|documentation technique|technical writing|rédaction technique|runbook|user documentation|user guide',
  'role play':
    'role play|role-play|roleplay|jeu de rôle|jeux de rôle|mise en situation|mises en situation|simulation|active learning|pédagogie active',
  qualiopi:
    'qualiopi|certification|certification qualiopi|quality certification|quality management|opco',
  'presentation design':
    'presentation design|powerpoint|presentations|présentations|conception de présentations|slides|keynote',
  'e-learning':
    'e-learning|elearning|online learning|formation en ligne|online course|online courses|module en ligne|digital learning|formation à distance|blended learning|distance learning|articulate|articulate storyline|moodle|lms|module e-learning',
  trainer:
    'trainer|formateur|formatrice|facilitator|animateur|instructor|teacher|enseignant|coach|training specialist|workshop facilitator|it trainer|formateur informatique|corporate trainer|professional trainer|cybersecurity trainer|animateur de formation',
  forms: 'forms|contact form|formulaire|formulaires|formulaire de contact|web forms|form design',
  seo: 'seo|search engine optimisation|search engine optimization|référencement|référencement naturel|référencement seo|local seo|seo local|référencement local|natural referencing|organic search|google search|search|référencement google|visibilité en ligne',
  cms: 'cms|headless cms|content management|content management system|gestion de contenu|système de gestion de contenu|strapi|sanity|contentful|cms headless|cms integration|intégration cms',
  'front-end development':
    'front-end development|frontend development|front-end|frontend|développement front-end|développement frontend|développement front|front',
  'back-end development':
    'back-end development|backend development|back-end|backend|développement back-end|développement backend|développement back|back',
  'full-stack development':
    'full-stack development|fullstack development|full-stack|fullstack|développement full-stack|développement fullstack',
  html: 'html|html5|html/css|html css|html & css|intégration html|intégration web|web integration',
  css: 'css|css3|html/css|html css|html & css|responsive css',
  javascript: 'javascript|js|ecmascript',
  'software development':
    'software development|développement logiciel|programming|programmation|coding|code|développement|development|software engineering|génie logiciel|développement informatique',
  ux: 'ux|ux design|user experience|user experience design|expérience utilisateur|conception ux|design ux|ux/ui|ui/ux|ux/ui design|ui/ux design|ergonomie|ergonomics|usability|utilisabilité|parcours utilisateur|interaction design',
  ui: "ui|ui design|user interface design|interface design|design d'interface|conception d'interface|ui/ux|ux/ui|ux/ui design|ui/ux design|design ui|design|product design|design produit|app design|conception graphique d'interface|interface utilisateur",
  'responsive design':
    'responsive design|responsive|responsive web design|design responsive|mobile-first|mobile first|adaptation mobile',
  testing:
    'testing|tests|automated testing|automated tests|test automation|tests automatisés|automatisation des tests|qa|quality assurance|assurance qualité|software testing|tests logiciels|unit testing|tests unitaires|recette',
  gdpr: 'gdpr|rgpd|data protection|protection des données|privacy|vie privée|data privacy|protection des données personnelles|gdpr compliance|conformité rgpd|privacy law|privacy policy|politique de confidentialité|data protection law|mise en conformité rgpd|confidentialité des données|rgpd / gdpr',
  hosting:
    'hosting|web hosting|hébergement|hébergement web|server administration|administration de serveurs|infogérance|managed hosting',
  maintenance:
    'maintenance|website maintenance|maintenance web|support|tma|maintenance applicative|technical support|support technique',
  security:
    'security|sécurité|cybersecurity|cybersécurité|it security|sécurité informatique|application security|sécurité applicative|pentest|penetration testing|encryption|chiffrement|secure development|information security|embedded security|web security|data security|sécurité des données',
  'image gallery':
    "image gallery|gallery|galerie|galerie photo|galerie d'images|photo gallery|portfolio|before and after|click to call|click-to-call|one-page|landing page|one page website|landing pages|photo editing|retouche photo|upholstery",
  'e-commerce':
    'e-commerce|ecommerce|e-commerce development|ecommerce development|développement e-commerce|online shop|online store|boutique en ligne|site marchand|vente en ligne|site e-commerce|web shop|webshop|online retail|commerce en ligne|commerce électronique|e-shop',
  wordpress: 'wordpress|wordpress development|développement wordpress|wp|elementor',
  carpentry:
    'carpentry|menuiserie|joinery|woodwork|woodworking|ébénisterie|cabinetmaking|carpenter|menuisier',
  translation:
    "translation|traduction|translating|traduction technique|technical translation|software translation|translations|traductions|localisation|localization|traduction de logiciel|traduction d'interface|game translation|website translation",
  proofreading:
    'proofreading|relecture|correction|copy editing|copyediting|copy-editing|editing|révision|relecture-correction|révision de textes|proofreader|correction de textes|relecture et correction|linguistic review|revision|review|translation review|relecture croisée|post-editing|lqa',
  aso: 'aso|app store optimisation|app store optimization|optimisation app store|optimisation des fiches|app store|référencement app store',
  multilingual:
    'multilingual|multilingual website|multilingual site|multilingue|site multilingue|bilingual interface|interface bilingue|multi-language|multilinguisme|multilingual development',
  l10n: "l10n|software localisation|software localization|localisation de logiciel|localisation d'application|app localisation|app localization|adaptation culturelle|cultural adaptation|transcreation|transcréation|internationalisation|internationalization|i18n|game localisation|game localization|localisation de jeux",
  internationalisation:
    'internationalisation|internationalization|i18n|multilingual|multilingual website|multilingual site|multilingue|site multilingue|l10n|bilingual interface|interface bilingue|multi-language|multilinguisme|multilingual development',
  'technical writing':
    'technical writing|rédaction technique|technical documentation|documentation technique|documentation|technical writer|rédacteur technique|user documentation|developer documentation|software documentation',
  lokalise:
    'lokalise|phrase|crowdin|tms|cat tools|translation management|translation management system|cat tool|outils de tao|tao|localisation platform',
  terminology:
    'terminology|terminologie|glossary|glossaire|terminology management|gestion terminologique|termbase',
  'desktop publishing':
    'desktop publishing|dtp|pao|indesign|adobe indesign|layout|mise en page|multilingual dtp|typesetting|composition|mise en pages|print design|editorial design|maquette',
  'machine translation':
    'machine translation|traduction automatique|mt|post-édition|mtpe|deepl|neural machine translation|machine translation post-editing',
  translator:
    'translator|traducteur|traductrice|localiser|localisation specialist|localization specialist|spécialiste localisation|localisation manager|localization manager|responsable localisation|linguist|linguiste|technical translator|traducteur technique|game translator|localiseur|spécialiste en localisation',
  'dtp specialist':
    'dtp specialist|dtp operator|layout artist|graphic designer|graphiste|maquettiste|opérateur pao|infographiste|desktop publisher|typesetter|spécialiste pao|graphiste pao|metteur en page',
  dashboard:
    'dashboard|dashboards|tableau de bord|tableaux de bord|data visualisation|data visualization|dataviz|visualisation de données|datavisualisation|data viz|reporting|business intelligence|bi|dashboard design|conception de tableaux de bord|informatique décisionnelle|charts|graphiques|kpi|kpis|création de tableaux de bord|data analysis|analyse de données|visualisation|data-visualisation|dashboarding',
  'cash flow forecasting':
    "cash flow forecasting|cash flow|cash-flow|treasury|trésorerie|cash management|gestion de trésorerie|prévision de trésorerie|treasury management|financial analysis|analyse financière|finance|financial reporting|management accounting|contrôle de gestion|management control|forecasting|prévision|prévisions|financial modelling|modélisation financière|corporate finance|finance d'entreprise|financial management|gestion financière|financial dashboard",
  etl: "etl|elt|data pipeline|data pipelines|pipeline de données|pipelines de données|data engineering|ingénierie des données|ingénierie de données|data integration|intégration de données|api integration|intégration d'api|intégration api|data extraction|extraction de données|data warehouse|entrepôt de données|data warehousing|connectors|connecteurs|systems integration|data connectors|integration|intégration|sql|flux de données",
  pennylane:
    'pennylane|pennylane integration|intégration pennylane|accounting software|logiciel comptable|logiciel de comptabilité|accounting|comptabilité|accounting integration|erp integration|api integration|intégration api',
  'data analytics':
    'data analytics|data analyst|statistics|statistiques|analyse des données|business analysis|statistical analysis|analyse statistique',
  'data modelling': 'data modelling|data modeling|modélisation de données',
  databases:
    'databases|database|database design|bases de données|base de données|data modelling|modélisation de données|conception de base de données',
  'database design':
    'database design|data modelling|modélisation de données|conception de base de données',
  'ui 2':
    "ui|ui design|user interface design|interface design|design d'interface|conception d'interface|ui/ux|ux/ui|ux/ui design|ui/ux design|web design|webdesign|design ui|design|product design|design produit|app design|conception graphique d'interface|interface utilisateur",
  'data modelling 2':
    'data modelling|data modeling|modélisation de données|databases|base de données',
  csv: 'csv|csv import|import csv|data import|import de données|file import',
  'credit control':
    'credit control|credit management|debt collection|recouvrement|accounts receivable|impayés|invoicing|facturation',
  'data cleaning':
    'data cleaning|data cleansing|nettoyage de données|nettoyage des données|data quality|qualité des données|qualité de données|data preparation|préparation de données|préparation des données|data wrangling|data processing|traitement de données',
  excel:
    'excel|microsoft excel|ms excel|tableur|spreadsheets|spreadsheet|tableurs|microsoft office|bureautique',
  'data analyst':
    'data analyst|analyste de données|bi developer|bi analyst|bi consultant|consultant bi|développeur bi|business intelligence developer|data visualisation specialist|data visualization specialist|analyste données|business intelligence analyst|data engineer|ingénieur de données|ingénieur données|data scientist|développeur power bi|power bi developer|analyste bi|data visualisation designer|ingénieur data|business analyst',
  'mobile development':
    "mobile development|mobile app development|mobile app|mobile application|mobile|app development|application development|développement mobile|application mobile|appli mobile|appli|app|développement d'applications mobiles|développement d'application mobile|mobile application development",
  android:
    'android|android development|développement android|android app|application android|kotlin',
  'barcode scanning':
    'barcode scanning|barcode|barcodes|code-barres|codes-barres|lecture de codes-barres|scan de codes-barres|barcode scanner|barcode reader|scan|scanning|scanner|qr code|qr codes|code qr',
  geolocation:
    'geolocation|géolocalisation|maps|cartographie|cartes|gps|mapping|location services|google maps|interactive map|carte interactive|map integration|cartographie web|web mapping|gis|sig|mapbox|leaflet',
  'offline sync':
    'offline sync|offline synchronisation|offline synchronization|offline-first|offline first|offline mode|offline|mode hors ligne|hors ligne|hors-ligne|synchronisation hors ligne|data synchronisation|data synchronization|data sync|synchronisation de données|synchronisation|offline data',
  'ux 2':
    'ux|ux design|user experience|user experience design|expérience utilisateur|conception ux|design ux|ergonomie|ergonomics|usability|utilisabilité|parcours utilisateur|interaction design',
  api: "api|rest api|api rest|api development|développement d'api|rest|apis|api design|conception d'api|rest apis",
  'cross-platform development':
    'cross-platform development|cross-platform|cross platform mobile|développement multiplateforme|multiplateforme|hybrid app|application hybride',
  'databases 2':
    'databases|database|database design|bases de données|base de données|sql|data modelling|modélisation de données|conception de base de données',
  'web development 2':
    'web development|développement web|website development|website creation|création de site web|création de site internet|création de site|site web|site internet|website|web|web site|développement de site web|développement de sites web|web developer|site vitrine|showcase website|brochure site|conception web|design web',
  authentication:
    'authentication|authentification|user accounts|comptes utilisateurs|user management|gestion des utilisateurs|oauth|login|sign-in|access control|iam|gestion des comptes|user authentication',
  'inventory management':
    "inventory management|stock management|inventory|stock|gestion des stocks|gestion de stock|gestion de stocks|stocks|gestion d'inventaire|pos integration|intégration de caisse|erp integration",
  'mobile developer':
    "mobile developer|mobile app developer|développeur mobile|développeuse mobile|flutter developer|développeur flutter|ios developer|développeur ios|android developer|développeur android|app developer|développeur d'applications mobiles|react native developer",
  'ui designer':
    "ui designer|designer ui|ux/ui designer|ui/ux designer|web designer|webdesigner|product designer|designer produit|graphic designer|graphiste|designer|designer d'interface",
  'payment integration':
    'payment integration|online payment|online payments|card payment|card payments|payment|payments|payment gateway|payment processing|payment systems|payment service|stripe|stripe integration|intégration de paiement|intégration des paiements|intégration de paiements|intégration du paiement|paiement en ligne|paiements en ligne|paiement|paiement par carte|paiement par carte bancaire|systèmes de paiement|solution de paiement|solutions de paiement|moyens de paiement|intégration stripe|checkout|adyen|mollie|apple pay|klarna|alma',
  'transactional email':
    'transactional email|transactional emails|email notifications|e-mail notifications|notifications|notifications par e-mail|notifications e-mail|notification|order notifications|order tracking|suivi de commande|suivi des commandes|email|e-mail|emails transactionnels|e-mails transactionnels|order management|gestion des commandes|shipping|shipping notifications',
  'shipping integration':
    'shipping integration|delivery|livraison|expédition|logistics|logistique|transport|gestion des livraisons|e-commerce logistics|click and collect|shipping labels|intégration transporteur|transporteurs',
  'product catalogue':
    'product catalogue|catalogue|catalogue produits|product catalog|catalogue management|pim|product information management|product management',
  packaging:
    "packaging|packaging design|design packaging|design d'emballage|emballage|label design|étiquettes|étiquette|conception d'étiquettes|conditionnement|packaging et étiquettes|boxes",
  booking:
    'booking|booking system|online booking|reservation system|reservations|réservation|réservation en ligne|système de réservation|module de réservation|appointment booking|prise de rendez-vous',
  wix: 'wix|wix development|développement wix',
  'e-commerce developer':
    'e-commerce developer|ecommerce developer|développeur e-commerce|shopify developer|développeur shopify|prestashop developer|développeur prestashop|web developer|développeur web|full-stack developer|fullstack developer|développeur full-stack|front-end developer|frontend developer|développeur front-end|e-commerce specialist|spécialiste e-commerce',
  'marketing strategy':
    'marketing strategy|stratégie marketing|marketing plan|plan marketing|marketing|digital marketing|marketing digital|communication strategy|stratégie de communication|plan de communication|digital strategy|stratégie digitale|marketing planning|communication|b2b marketing|marketing b2b',
  'meta ads':
    'meta ads|facebook ads|instagram ads|social ads|paid social|publicité sur les réseaux sociaux|meta|online advertising|publicité en ligne|social media advertising|facebook|advertising|publicité|paid media|digital advertising',
  'public relations':
    'public relations|press relations|media relations|pr|relations presse|relations publiques|rp|relations médias|attaché de presse|communication|corporate communication|crisis communication|communication de crise|press',
  copywriting:
    "copywriting|writing|content writing|article writing|blog writing|rédaction|rédaction web|rédaction d'articles|web writing|blogging|blog|conception-rédaction|conception rédaction|writer|rédacteur|journalism|journalisme|editorial writing|editorial|rédaction éditoriale|web copywriting|content creation|création de contenu|création de contenus|content marketing|seo writing|rédaction seo|popular writing|vulgarisation|articles",
  'google analytics':
    "google analytics|web analytics|analytics|analytique web|ga4|analyse d'audience|web analysis|tracking|mesure d'audience|matomo",
  'social media 2':
    'social media|social networks|social media management|community management|réseaux sociaux|réseau social|gestion des réseaux sociaux|animation des réseaux sociaux|instagram|social media marketing|marketing des réseaux sociaux|community manager',
  sea: 'sea|google ads|ads|paid search|paid advertising|ppc|adwords|référencement payant|publicité payante|online ads|sem|media buying|achat média|campagnes publicitaires|pub',
  'content strategy':
    'content strategy|stratégie de contenu|stratégie éditoriale|editorial strategy|content|contenu',
  'ambassador programme':
    "ambassador programme|ambassador program|ambassadors|ambassadeurs|ambassador marketing|influencer marketing|marketing d'influence|influence marketing|word of mouth|bouche-à-oreille|community building|partnerships|partenariats|street marketing|audience development|développement des publics",
  'email marketing':
    'email marketing|e-mail marketing|emailing|e-mailing|newsletter|newsletters|email|e-mail|email campaigns|campagnes e-mail|marketing par e-mail|mailing|mailchimp|brevo|infolettre|crm marketing',
  ticketing:
    'ticketing|registration|event registration|billetterie|inscriptions|gestion des inscriptions|inscription|ticket sales|registration management|attendee management|ticketing system|billetterie en ligne|online ticketing|delegate management',
  'marketing manager':
    'marketing manager|responsable marketing|marketing strategist|digital marketing manager|digital marketing specialist|marketing specialist|responsable marketing digital|chef de projet marketing|marketing consultant|consultant marketing|chargé de marketing|growth marketer|content marketer|marketeur|stratège marketing|social media manager|community manager|responsable communication|chargé de communication|communications manager|gestionnaire de communauté|responsable réseaux sociaux|gestionnaire de réseaux sociaux|seo specialist|seo consultant|consultant seo|spécialiste seo|référenceur|seo expert|expert seo|traffic manager|seo manager|chargé de référencement',
  'machine learning':
    'machine learning|apprentissage automatique|apprentissage machine|ml|data science|science des données|predictive modelling|predictive modeling|modélisation prédictive|ai|ia|artificial intelligence|intelligence artificielle|modélisation|statistics|statistiques|statistical modelling|modélisation statistique',
  'computer vision':
    "computer vision|vision par ordinateur|image recognition|reconnaissance d'images|image classification|object detection|détection d'objets|image processing|traitement d'images|traitement d'image|vision industrielle|machine vision|image analysis|analyse d'images|defect detection",
  'data annotation':
    'data annotation|data labelling|data labeling|annotation|annotation de données|labelling|labeling|étiquetage de données|annotation des données|dataset|image annotation|training data',
  ethology:
    'ethology|animal behaviour|animal behavior|comportement animal|éthologie|biology|biologie|zoology|zoologie|veterinary science|animal science',
  'data analytics 2':
    'data analytics|data analyst|analyse des données|business analysis|statistical analysis|analyse statistique',
  'data engineering':
    'data engineering|ingénierie des données|ingénierie de données|data pipeline|data warehouse|entrepôt de données|etl|data modelling|data modeling|modélisation de données|sql|databases|base de données',
  mlops:
    'mlops|model deployment|déploiement de modèles|ml engineering|mise en production|deployment|déploiement|model evaluation|évaluation de modèles|explainable ai|explainability|explicabilité|ia explicable|interpretability',
  'neural networks': 'neural networks|réseaux de neurones',
  'anomaly detection':
    "anomaly detection|détection d'anomalies|outlier detection|predictive analytics|analyse prédictive|early warning|classification|time series|séries temporelles|time series analysis|video analysis|analyse vidéo|video analytics|alerting|alerts|alertes|monitoring|feasibility study|étude de faisabilité|data quality|qualité des données",
  'ml engineering':
    'ml engineering|mise en production|deployment|déploiement|model evaluation|évaluation de modèles|explainable ai|explainability|explicabilité|ia explicable|interpretability',
  python: 'python|développement python|python programming|programmation python|python development',
  'real-time': 'real-time|realtime|real time|temps réel|websocket|websockets|real-time systems',
  'data scientist':
    'data scientist|machine learning engineer|ml engineer|ingénieur machine learning|ingénieur ml|ai engineer|ingénieur ia|computer vision engineer|ingénieur vision par ordinateur|scientifique des données|nlp engineer|ingénieur nlp|ingénieur en apprentissage automatique|data-scientist|deep learning engineer|machine learning specialist|ingénieur en intelligence artificielle|ml specialist',
  sensors:
    'sensors|sensor|capteurs|capteur|sensor integration|intégration de capteurs|instrumentation|iot|internet of things|internet des objets|objets connectés|electronics|électronique|sensor networks|réseaux de capteurs|objet connecté|connected devices|connected objects|ido|connected object|industrial iot',
  lorawan:
    'lorawan|lora|lpwan|cellular|4g|lte|lte-m|nb-iot|gsm|sim|réseau cellulaire|sigfox|wireless communication|cellular iot|radio|iot connectivity|connectivité iot|iot protocols',
  sms: 'sms|sms notifications|sms integration|twilio|notifications|sms gateway|envoi de sms',
  reporting:
    'reporting|report generation|automated reporting|pdf generation|génération de pdf|pdf|pdf reports|rapports pdf|reports|rapports|rapport|report|génération de rapports|document generation|génération de documents|automated reports|pdf export|export pdf',
  installation:
    'installation|on-site installation|hardware installation|field installation|installation sur site|deployment|déploiement|field service|mise en service|commissioning|sensor installation|installation de capteurs|equipment installation|pose|hardware deployment',
  firmware:
    'firmware|firmware development|développement firmware|développement de firmware|embedded software|logiciel embarqué|embedded systems|systèmes embarqués|embedded development|développement embarqué|embedded|informatique embarquée|embarqué|firmware engineering|embedded c|c embarqué|microcontrollers|microcontrôleurs|développement de logiciel embarqué|embedded programming|programmation embarquée|système embarqué|electronics firmware|embedded engineering|ingénierie embarquée',
  'electronic engineering': 'electronic engineering|génie électronique',
  'carte sim': 'carte sim|5g',
  monitoring:
    'monitoring|supervision|observability|observabilité|prometheus|grafana|alerting|alerts|alertes|surveillance|infrastructure monitoring|budget alerts|system monitoring|cloudwatch|datadog|logging',
  cloud:
    'cloud|cloud computing|cloud infrastructure|infrastructure cloud|aws|amazon web services|azure|microsoft azure|google cloud|gcp|google cloud platform|cloud architecture|architecture cloud|cloud deployment|cloud migration|hébergement cloud|cloud hosting',
  'dashboard 2':
    'dashboard|dashboards|tableau de bord|tableaux de bord|data visualisation|data visualization|dataviz|visualisation de données|datavisualisation|data viz|business intelligence|bi|dashboard design|conception de tableaux de bord|informatique décisionnelle|charts|graphiques|kpi|kpis|création de tableaux de bord|data analysis|analyse de données|visualisation|data-visualisation|dashboarding',
  battery:
    'battery|batteries|low power|low-power design|basse consommation|power management|power supply|alimentation|ups|energy harvesting|backup power|cold chain|chaîne du froid|refrigeration|temperature monitoring|compliance|conformité|quality assurance|regulatory compliance|data logging',
  alerting:
    'alerting|alerts|alertes|alerte|alert|push notifications|sms alerts|alertes sms|monitoring|supervision|surveillance|remote monitoring|télésurveillance|alarm|alarms|alarme|alarmes|notifications push|mobile notifications',
  'data logging':
    'data logging|data logger|data storage|stockage de données|historisation|historique|time series database|time-series database|base de données temporelle|time series|séries temporelles|databases|database|base de données|bases de données|data acquisition|acquisition de données|enregistreur de données|data history|data collection|collecte de données|dashboard|tableau de bord|data visualisation|data visualization|visualisation de données|données temporelles',
  'pcb design':
    'pcb design|pcb|electronic design|conception électronique|conception de pcb|carte électronique|circuit design|hardware design|conception de circuits|conception de cartes électroniques|hardware|routage pcb|conception de carte électronique|circuits imprimés',
  calibration:
    'calibration|étalonnage|metrology|métrologie|certification|certificates|sensor calibration',
  wifi: 'wifi|wi-fi|wireless lan|wlan|réseau wifi|wireless|sans fil',
  vat: 'vat|tva|tax|tax calculation|vat calculation|taxes|fiscalité|accounting|comptabilité|calcul de tva',
  'embedded engineer':
    'embedded engineer|embedded developer|embedded software engineer|firmware engineer|firmware developer|ingénieur embarqué|ingénieur systèmes embarqués|développeur embarqué|développeur firmware|iot engineer|ingénieur iot|embedded systems engineer|ingénieur logiciel embarqué|ingénieur en systèmes embarqués|développeur iot|ingénieur firmware|iot developer|développeur systèmes embarqués|embedded software developer',
  'user testing':
    "user testing|user tests|tests utilisateurs|test utilisateur|usability testing|usability tests|tests d'utilisabilité|usability test|user research|recherche utilisateur|ux research|tests utilisateur|recherche ux|user test",
  'ux audit':
    "ux audit|audit ux|ux review|usability audit|audit ergonomique|ergonomic audit|ux|ux design|user experience|expérience utilisateur|usability|ergonomie|usability review|ux research|recherche utilisateur|utilisabilité|parcours utilisateur|user journey|ux evaluation|expert review|audit d'expérience utilisateur|audit ux/ui|revue ux|heuristic evaluation|évaluation heuristique|customer journey|parcours client|conversion optimisation|conversion rate optimization|conversion rate optimisation|cro|optimisation de la conversion|website audit|audit de site",
  'user experience design':
    'user experience design|conception ux|design ux|ergonomics|interaction design',
  'user interviews':
    'user interviews|entretiens utilisateurs|interviews|entretiens|customer interviews|entretiens clients|qualitative research|étude qualitative|entretien utilisateur|recherche qualitative|enquête utilisateur',
  prioritisation:
    'prioritisation|prioritization|priorisation|recommendations|recommandations|reporting|ux roadmap|feuille de route|roadmap|rapport|ux recommendations|report writing|hiérarchisation',
  conversion:
    'conversion|form design|form optimisation|taux de conversion|a/b testing|formulaires|forms|optimisation du taux de conversion',
  'heuristic review':
    'heuristic review|revue experte|heuristics|heuristic analysis|analyse heuristique',
  wireframes:
    "wireframes|wireframing|wireframe|prototyping|prototypage|prototype|maquettes|maquette|maquettage|mockups|mock-ups|mockup|ui design|design d'interface|sketching|interface design|zoning",
  'ux designer':
    "ux designer|designer ux|ux/ui designer|ui/ux designer|product designer|designer produit|designer d'expérience|ux researcher|chercheur ux|concepteur ux|ergonome|user researcher|ux consultant|consultant ux|ux specialist|ergonomist|usability specialist",
  'front-end developer':
    'front-end developer|frontend developer|développeur front-end|développeuse front-end|développeur front|full-stack developer|fullstack developer|développeur full-stack|développeuse full-stack|web developer|développeur web|front-end engineer|intégrateur web|front-end',
  'cloud migration':
    "cloud migration|migration cloud|migration|migration vers le cloud|server migration|migration de serveurs|infrastructure migration|migration d'infrastructure|cloud|cloud computing|lift and shift|virtual machine migration|datacenter migration|cloud infrastructure|infrastructure cloud",
  'microsoft 365':
    'microsoft 365|office 365|m365|o365|exchange|exchange online|email migration|mail migration|migration de messagerie|messagerie|email|e-mail|mail|sharepoint|email hosting|email server|file server|serveur de fichiers|microsoft exchange|office365',
  'sql server':
    'sql server|mssql|ms sql|microsoft sql server|sql|databases|database|base de données|bases de données|database migration|migration de base de données|database administration|t-sql|administration de bases de données|azure sql',
  backup:
    "backup|backups|sauvegarde|sauvegardes|disaster recovery|backup and recovery|plan de reprise|pra|sauvegarde et restauration|data backup|reprise d'activité|plan de reprise d'activité",
  azure: 'azure|microsoft azure',
  'ci/cd':
    'ci/cd|cicd|continuous integration|intégration continue|github actions|continuous deployment|déploiement continu|devops|pipelines|gitlab ci|ci cd|intégration et déploiement continus',
  devops:
    'devops|system administration|administration système|administration systèmes|sysadmin|infrastructure|linux|sre|site reliability engineering|cloud architecture|architecture cloud|networking|réseau|réseaux|infrastructure management|systems administration',
  aws: 'aws|amazon web services|cloud architecture|architecture cloud|cloud deployment|hébergement cloud|cloud hosting',
  'data migration':
    'data migration|migration de données|reprise de données|reprise des données|data import|import de données|etl|importation de données|catalogue import|import catalogue',
  'iso 27001':
    'iso 27001|iso27001|iso/iec 27001|information security management|smsi|isms|compliance|conformité|security compliance|data residency|eu hosting|sovereign cloud|active directory|entra id|identity management',
  'google cloud': 'google cloud|gcp|google cloud platform|google workspace|g suite|google',
  telephony: 'telephony|téléphonie|voip|téléphonie ip|ip telephony|telecoms|télécoms|telecom',
  patent:
    'patent|patents|patent law|brevets|brevet|droit des brevets|intellectual property|propriété intellectuelle|ip law|ip',
  'devops engineer':
    'devops engineer|ingénieur devops|cloud engineer|ingénieur cloud|cloud architect|architecte cloud|system administrator|administrateur système|administrateur systèmes|sysadmin|site reliability engineer|sre|infrastructure engineer|platform engineer|finops specialist|finops engineer|consultant cloud|cloud consultant|ingénieur infrastructure|ingénieur système|devops|administrateur systèmes et réseaux|ingénieur systèmes|finops consultant|ingénieur de fiabilité',
  mews: 'mews|pms|property management system|hotel pms|hospitality software|hotel management system|mews integration|hotel management|gestion hôtelière|hospitality|hôtellerie|hotel software|mews pms',
  xero: 'xero|xero integration|accounting software|logiciel comptable|logiciel de comptabilité|accounting|comptabilité|accounting integration|intégration comptable|invoicing|facturation|bookkeeping',
  lightspeed:
    'lightspeed|pos|pos integration|point of sale|point-of-sale|caisse|caisses|intégration de caisse|tills|epos|logiciel de caisse|lightspeed integration|cash register|pos systems',
  'api integration':
    "api integration|intégration d'api|intégration api|systems integration|system integration|intégration de systèmes|integration|intégration|software integration|application integration|intégration d'applications|data integration|intégration de données|data synchronisation|data synchronization|synchronisation de données|middleware|connecteurs|api|rest api|automation|automatisation|enterprise integration|crm integration|intégration crm|erp integration|intégration erp",
  'etl 2':
    'etl|elt|data pipeline|data pipelines|pipeline de données|pipelines de données|data engineering|ingénierie des données|ingénierie de données|data extraction|extraction de données|data warehouse|entrepôt de données|data warehousing|connectors|data connectors|sql|flux de données',
  'data migration 2':
    'data migration|migration de données|reprise de données|reprise des données|data import|import de données|migration|etl|importation de données|catalogue import|import catalogue',
  logging:
    'logging|logs|journalisation|error handling|gestion des erreurs|monitoring|supervision|observability|alerting|alertes|observabilité|reprise sur erreur|error monitoring|error alerts|alerts',
  'api rest': "api rest|api development|développement d'api|rest|api design|conception d'api",
  webhooks: 'webhooks|webhook|intergiciel',
  make: 'make|make.com|integromat|zapier|no-code automation|automatisation no-code|no-code|n8n',
  'vat 2': 'vat|tva|tax|tax calculation|vat calculation|taxes|fiscalité|calcul de tva',
  'credit control 2':
    'credit control|credit management|debt collection|recouvrement|accounts receivable|impayés',
  'integration developer':
    "integration developer|integration engineer|integration specialist|développeur d'intégration|ingénieur intégration|intégrateur|api developer|développeur api|back-end developer|backend developer|développeur back-end|full-stack developer|fullstack developer|développeur full-stack|software engineer|consultant intégration|integration consultant|consultant erp|erp consultant|crm consultant|consultant crm|salesforce developer|développeur salesforce|odoo developer|développeur odoo|edi specialist|edi consultant|consultant edi|spécialiste edi|edi developer|automation specialist|solutions architect|integration architect|architecte d'intégration|systems integrator|développeur intégration|spécialiste intégration|software developer|outlook developer|ingénieur d'intégration|consultant salesforce|salesforce consultant|data engineer|ingénieur de données|intégrateur de systèmes",
  'pdf accessibility':
    'pdf accessibility|accessible pdf|accessible pdfs|pdf accessibles|accessibilité pdf|pdf accessible|accessibilité des pdf|document accessibility|accessibilité des documents|pdf/ua|pdf|documents accessibles|accessible documents',
  wcag: 'wcag|wcag 2.2|web accessibility|accessibility|accessibilité|accessibilité web|accessibilité numérique|digital accessibility|a11y|wcag compliance|accessibility compliance|conformité wcag|mise en conformité|wcag 2.2 aa|wcag 2.1|rgaa|wcag / rgaa|wcag rgaa|accessibility wcag|accessibility remediation',
  'plain language':
    'plain language|plain english|langage clair|easy read|easy-to-read|facile à lire|falc|clear writing|rédaction claire|copywriting|writing|content writing|content design|ux writing|editing|copy editing|rewriting|rédaction|réécriture|plain writing',
  'screen reader testing':
    "screen reader testing|screen readers|screen reader|lecteur d'écran|lecteurs d'écran|tests avec lecteur d'écran|tests lecteur d'écran|assistive technology|assistive technologies|technologies d'assistance|nvda|voiceover|jaws|assistive technology testing|tests avec lecteurs d'écran|accessibility testing|tests d'accessibilité",
  'financial services':
    'financial services|insurance|finance|services financiers|assurance|assurances|insurance industry|banking|banque|fintech|insurtech',
  'inclusive design':
    'inclusive design|design inclusif|conception inclusive|accessible design|conception accessible|accessibilité (wcag/rgaa)',
  'frontend development':
    'frontend development|front-end|frontend|développement frontend|développement front|front',
  'inclusive design 2':
    'inclusive design|design inclusif|conception inclusive|accessible design|conception accessible|accessibilité (wcag/rgaa)|accessibilité rgaa',
  'accessibility audit':
    "accessibility audit|audit d'accessibilité|audit accessibilité|audit rgaa|rgaa audit|audit wcag|audit|a11y audit|accessibility review|audit de conformité|audit d'accessibilité numérique|web accessibility audit",
  'accessibility overlay':
    'accessibility overlay|overlay|overlays|widget|widgets|accessibility widget|accessibility plugin|surcouche',
  braille:
    'braille|braille transcription|transcription braille|large print|gros caractères|large-print',
  'accessibility specialist':
    "accessibility specialist|accessibility expert|accessibility consultant|expert accessibilité|experte accessibilité|auditeur accessibilité|consultant accessibilité|référent accessibilité|accessibility auditor|spécialiste accessibilité|accessibility engineer|expert en accessibilité|expert rgaa|auditeur rgaa|spécialiste de l'accessibilité|consultant en accessibilité|wcag specialist|spécialiste en accessibilité|expert en accessibilité numérique",
  'saas development':
    "saas development|développement saas|web application|application web|web app|web application development|développement d'application web|software as a service|logiciel en ligne",
  'multi-tenancy':
    'multi-tenancy|multi-tenant|multi-tenant architecture|multitenant architecture|multitenancy|architecture multi-locataire|multi-locataire|architecture multi-tenant|saas architecture|architecture saas|software architecture|architecture logicielle|architecture|saas',
  'subscription billing':
    "subscription billing|recurring billing|recurring payments|subscriptions|subscription|subscription management|facturation récurrente|abonnements|abonnement|gestion des abonnements|gestion d'abonnements|paiement récurrent|paiements récurrents|billing|facturation|sepa|prélèvement|sepa direct debit|prélèvement sepa|gocardless",
  'e-signature':
    'e-signature|esignature|electronic signature|electronic signatures|digital signature|digital signatures|signature électronique|signatures électroniques|signature|docusign|yousign|e-signing|approval workflow',
  'speech recognition':
    'speech recognition|speech to text|speech-to-text|reconnaissance vocale|reconnaissance de la parole|transcription|voice recognition|asr|whisper|automatic speech recognition|audio transcription|transcription automatique|transcription audio|voice|nlp|natural language processing|ai|ia|artificial intelligence|intelligence artificielle',
  notifications:
    'notifications|notification|reminders|reminder|rappels|alerts|alertes|email notifications|e-mail notifications|push notifications|automated reminders|sms|workflow|task management|gestion des tâches|file upload|photo upload|photo management|image upload|photo|photos|product strategy|mvp|prototyping|minimum viable product|product management',
  airtable:
    'airtable|data migration|migration de données|reprise de données|no-code|tablet|tablette|pwa|progressive web app|construction|building|btp|construction management|responsive design|responsive|pricing|business model',
  'back-end developer':
    'back-end developer|backend developer|développeur back-end|développeuse back-end|développeur back|full-stack developer|fullstack developer|développeur full-stack|développeuse full-stack|web developer|développeur web|back-end engineer|backend engineer|software engineer|ingénieur logiciel|software developer|python developer|développeur python',
  'age verification':
    "age verification|vérification de l'âge|vérification d'âge|age check|age control|age gate|contrôle de l'âge|contrôle d'âge|identity verification|kyc|vérification d'identité",
  'excise duty':
    "excise duty|excise duties|excise|excise tax|accises|accise|droits d'accises|droits d'accise|tax|taxes|vat|tva|fiscalité|tax calculation|customs|douane|douanes|customs duties|droits de douane|calcul de tva|calcul de taxes|customs law",
  prestashop: 'prestashop|prestashop development|développement prestashop',
  pricing:
    'pricing|tarification|price management|customer pricing|customer groups|discounts|promotions|gestion des prix|customer accounts|comptes clients|authentication|authentification|user accounts|wine|vin|loyalty',
  'subscription billing 2':
    'subscription billing|recurring billing|recurring payments|subscriptions|subscription|subscription management|facturation récurrente|abonnements|abonnement|gestion des abonnements|paiement récurrent|paiements récurrents',
  'employer branding':
    'employer branding|employer brand|marque employeur|recruitment marketing|recruitment communication|communication de recrutement|marketing rh|communication rh|talent attraction|recruitment campaign|campagne de recrutement|hr communication|hr marketing',
  'market research':
    "market research|étude de marché|études de marché|user research|qualitative research|étude qualitative|recherche qualitative|surveys|survey|enquête|enquêtes|sondage|interviews|entretiens|research|recherche|audience research|étude d'audience|étude|focus groups|consumer research|recherche utilisateur",
  'graphic design 2':
    "graphic design|graphisme|design graphique|poster design|poster|posters|affiche|affiches|affichage|création d'affiches|print design|print|supports imprimés|outdoor advertising|out-of-home advertising|out of home|display advertising|billboard advertising|impression|visual design|conception graphique|création graphique|pao|billboards",
  linkedin:
    'linkedin|social media|social media management|community management|réseaux sociaux|gestion des réseaux sociaux|social selling|linkedin marketing|social media marketing|content marketing|marketing de contenu|animation des réseaux sociaux|copywriting|rédaction',
  writing:
    "writing|content writing|article writing|blog writing|rédaction web|rédaction d'articles|web writing|blogging|blog|conception-rédaction|conception rédaction|writer|rédacteur|journalism|journalisme|editorial writing|editorial|rédaction éditoriale|web copywriting|content creation|création de contenu|création de contenus|seo writing|rédaction seo|popular writing|vulgarisation|articles",
  'social networks':
    'social networks|réseau social|instagram|marketing des réseaux sociaux|community manager',
  'public relations 2':
    'public relations|press relations|media relations|pr|relations presse|relations publiques|rp|relations médias|attaché de presse|corporate communication|crisis communication|communication de crise|press',
  interviewing:
    'interviewing|oral history|histoire orale|journalism|journalisme|user interviews|collecte de témoignages|testimonies|témoignages|reporting|oral histories',
  recruitment:
    'recruitment|recrutement|recruiting|headhunting|talent acquisition|human resources|ressources humaines|hr|rh|chasse de têtes|sourcing',
  'influencer marketing':
    "influencer marketing|influence marketing|marketing d'influence|influencers|influenceurs|influence",
  nursing:
    'nursing|soins infirmiers|infirmier|infirmière|nurse|healthcare|santé|health care|health|soins',
  recruiter:
    'recruiter|recruteur|recruteuse|talent acquisition specialist|headhunter|chargé de recrutement|hr manager|responsable rh|consultant en recrutement',
  nlp: 'nlp|natural language processing|text classification|classification de textes|classification de texte|tal|taln|traitement automatique du langage|traitement automatique des langues|traitement automatique du langage naturel|traitement du langage naturel|document classification|classification de documents|classification|text mining|fouille de textes|text analytics|text analysis|analyse de texte|email classification|document processing|traitement de documents',
  ocr: "ocr|optical character recognition|reconnaissance de caractères|reconnaissance optique de caractères|handwriting recognition|reconnaissance de l'écriture manuscrite|reconnaissance d'écriture|htr|text recognition|document processing|traitement de documents|document digitisation|numérisation|document scanning|intelligent document processing|lad|rad|computer vision|vision par ordinateur|image processing|traitement d'images|document analysis",
  'open source':
    'open source|open-source|logiciel libre|open-source models|open source models|open source ai|open models|modèles ouverts|llm|llms|large language models|grands modèles de langage|modèles de langage|hugging face|transformers|local llm|open-weight models|mistral|self-hosted ai|ia open source|on-premise|on-premises',
  'data analysis':
    'data analysis|analyse de données|data analytics|data analyst|analyse des données|kpi|business analysis|statistical analysis|analyse statistique',
  'mlops 2':
    'mlops|model deployment|déploiement de modèles|ml engineering|mise en production|deployment|déploiement|model evaluation|évaluation de modèles|explainable ai|explainability|explicabilité|ia explicable|interpretability|data annotation|annotation de données',
  'feasibility study':
    'feasibility study|étude de faisabilité|proof of concept|preuve de concept|poc|study|étude|model evaluation|évaluation de modèles|email|e-mail|healthcare|santé|health data|données de santé|insurance|assurance|hds|data governance|gouvernance des données|deployment|déploiement|self-hosting|generative ai|ia générative',
  'ml engineering 2':
    'ml engineering|mise en production|deployment|déploiement|model evaluation|évaluation de modèles|explainable ai|explainability|explicabilité|ia explicable|interpretability|data annotation|annotation de données',
  chatgpt: 'chatgpt|openai|gpt|openai api|gpt-4|gpt-5|openai integration',
  chatbot:
    'chatbot|chatbots|conversational ai|ia conversationnelle|agent conversationnel|agents conversationnels|virtual assistant|assistant virtuel|voicebot|conversational agent|assistant conversationnel|chat',
  'alerting 2':
    'alerting|alerts|alertes|alerte|alert|notifications|notification|push notifications|sms|sms alerts|alertes sms|monitoring|supervision|surveillance|remote monitoring|télésurveillance|alarm|alarms|alarme|alarmes|notifications push|sms notifications|mobile notifications',
  'data logging 2':
    'data logging|data logger|data storage|stockage de données|historisation|historique|time series database|time-series database|base de données temporelle|time series|séries temporelles|databases|database|base de données|bases de données|data acquisition|acquisition de données|enregistreur de données|data history|data collection|collecte de données|dashboard|tableau de bord|data visualisation|data visualization|visualisation de données|données temporelles|reporting',
  'pcb design 2':
    'pcb design|pcb|electronic design|conception électronique|conception de pcb|carte électronique|circuit design|hardware design|conception de circuits|conception de cartes électroniques|hardware|electronics design|routage pcb|electronic engineering|conception de carte électronique|génie électronique|circuits imprimés',
  cellular: 'cellular|sim|4g|gsm|lte|nb-iot|lte-m|réseau cellulaire|carte sim|5g|cellular iot',
  observability:
    'observability|observabilité|prometheus|grafana|infrastructure monitoring|budget alerts|system monitoring|cloudwatch|datadog|logging',
  'tableaux de bord':
    'tableaux de bord|dataviz|datavisualisation|data viz|business intelligence|bi|dashboard design|conception de tableaux de bord|informatique décisionnelle|charts|graphiques|kpi|kpis|création de tableaux de bord|data analysis|analyse de données|visualisation|dashboarding',
  'battery 2':
    'battery|batteries|low power|low-power design|basse consommation|power management|power supply|alimentation|ups|energy harvesting|backup power|cold chain|chaîne du froid|refrigeration|temperature monitoring|compliance|conformité|quality assurance|regulatory compliance',
  'electrical installation':
    'electrical installation|installation électrique|électricité|electricity|electrical engineering|génie électrique|electrician|électricien|câblage|cabling|wiring|electrical work|electrical wiring',
  electrician: 'electrician|électricien|électricienne|electrical engineer',
  'accessibility audit 2':
    "accessibility audit|audit d'accessibilité|audit accessibilité|audit rgaa|rgaa audit|audit wcag|accessibility testing|audit|a11y audit|accessibility review|audit de conformité|tests d'accessibilité|audit d'accessibilité numérique|rgaa|wcag|web accessibility audit",
  rgaa: 'rgaa|rgaa 4.1|rgaa 4|accessibility|accessibilité|accessibilité web|accessibilité numérique|web accessibility|digital accessibility|a11y|wcag|conformité rgaa|mise en conformité rgaa|wcag / rgaa|wcag rgaa|accessibilité rgaa',
  'accessibility statement':
    "accessibility statement|déclaration d'accessibilité|déclaration de conformité|accessibility compliance|accessibility declaration|conformité|conformité rgaa|compliance|rgaa|statement of conformity|conformity statement|mise en conformité|legal compliance|rgaa compliance",
  'technical audit':
    "technical audit|audit technique|analysis|analyse|diagnostic|consulting|conseil|code review|revue de code|infrastructure audit|cloud audit|audit d'infrastructure",
  'inclusive design 3':
    'inclusive design|design inclusif|conception inclusive|accessible design|conception accessible|accessibilité (wcag/rgaa)|accessibility wcag',
  'booking 2':
    'booking|booking system|online booking|reservation system|reservations|réservation|réservation en ligne|système de réservation|module de réservation|scheduling|appointment booking|prise de rendez-vous|calendar|calendrier|planning',
  'screen reader testing 2':
    "screen reader testing|screen readers|screen reader|lecteur d'écran|lecteurs d'écran|tests avec lecteur d'écran|tests lecteur d'écran|assistive technology|assistive technologies|technologies d'assistance|nvda|voiceover|jaws|assistive technology testing|tests avec lecteurs d'écran",
  'keyboard navigation':
    'keyboard navigation|navigation au clavier|keyboard accessibility|accessibilité clavier|aria|wai-aria|navigation clavier|html|html5|semantic html|accessible html|keyboard',
  'software development 2':
    'software development|développement logiciel|programming|programmation|coding|code|développement|development|software engineering|génie logiciel|développement informatique|front-end development|frontend development|front-end|frontend|développement front-end|développement frontend|développement front|front|web development|développement web|website development|website creation|création de site web|création de site internet|création de site|site web|site internet|website|web|web site|développement de site web|développement de sites web|web developer|site vitrine|showcase website|brochure site|web design|webdesign|conception web|design web',
  'building accessibility':
    'building accessibility|physical accessibility|accessibilité du bâtiment|accessibilité physique|accessibilité du bâti|accessibilité des bâtiments|building architecture|architecture|architecture du bâtiment|pmr',
  woocommerce:
    'woocommerce|woo commerce|woocommerce development|développement woocommerce|woocommerce integration|intégration woocommerce|wordpress|e-commerce|ecommerce|e-commerce integration',
  ebp: 'ebp|ebp gestion commerciale|erp|erp integration|intégration erp|gestion commerciale|logiciel de gestion|logiciel de gestion commerciale|accounting software|ebp integration|intégration ebp|business management software|erp systems|logiciel erp',
  edi: 'edi|edifact|electronic data interchange|échange de données informatisé|échanges de données informatisés|échange de données informatisées|desadv|edi integration|intégration edi|échanges edi|gs1',
  prometheus:
    'prometheus|grafana|surveillance|infrastructure monitoring|budget alerts|system monitoring|cloudwatch|datadog',
  'inventory management 2':
    "inventory management|stock management|inventory|stock|gestion des stocks|gestion de stock|gestion de stocks|stocks|gestion d'inventaire|pos integration|intégration de caisse",
  'hosting 2':
    'hosting|hébergement|web hosting|hébergement web|server administration|administration de serveurs|servers|serveurs|infogérance|managed hosting|networking|réseau|réseaux|network administration|administration réseau|system administration|administration système|infrastructure|computer networks|administration systèmes et réseaux|sysadmin|network engineering',
  'game development':
    'game development|game programming|video game development|développement de jeux|développement de jeu|développement de jeux vidéo|programmation de jeux|gameplay programming|jeu vidéo|video games|game|games|game dev|game developer|développement de jeu vidéo|programmation gameplay|jeux vidéo|video game',
  html5:
    'html5|html5 games|html|web development|développement web|javascript|js|web game|web games|jeu web|jeux web|browser game|front-end development|développement front-end|frontend|front-end|phaser|web app|web application|application web|pwa|progressive web app|webgl|mobile web|web mobile|web|typescript|responsive design|responsive|progressive web apps',
  'qr code':
    'qr code|qr codes|code qr|codes qr|qr|qr code scanning|barcode scanning|barcode|barcodes|scanning|code-barres|scan|codes-barres|qr-code|flashcode',
  '2d animation':
    '2d animation|animation|animation 2d|motion design|motion graphics|animation graphique|motion|animated illustration|illustration animation|sprite animation|animations|game animation|animation design',
  'game design':
    "game design|conception de jeu|conception de jeux|game designer|level design|gameplay|gameplay design|puzzle design|puzzles|énigmes|énigme|création d'énigmes|conception d'énigmes|escape game|gamification|ludification|narrative design|storytelling|game writing|écriture|scénarisation|scénario|écriture de scénario|quiz|serious game|jeu sérieux|transmedia|scriptwriting|conception narrative",
  'sound design':
    'sound design|sound effects|bruitage|bruitages|design sonore|conception sonore|habillage sonore|sound|game audio|audio|audio production|production audio|sfx|effets sonores|foley|audio design',
  'internationalisation 2':
    'internationalisation|internationalization|i18n|multilingual|multilingual website|multilingual site|multilingue|site multilingue|localisation|localization|l10n|bilingual interface|interface bilingue|multi-language|translation|traduction|multilinguisme|multilingual development',
  'conception de jeux vidéo': 'conception de jeux vidéo|serious game design|ludopédagogie',
  '2d art':
    '2d art|2d artist|2d illustration|illustration|illustration 2d|game art|digital painting|graphisme 2d|dessin 2d|concept art|background art|backgrounds|character design|décors|peinture numérique|2d graphics|dessin|art 2d|visual development|infographie 2d|environment art',
  music:
    'music|musique|music composition|composition musicale|musical composition|soundtrack|bande-son|bande originale|original music|musique originale|composer|compositeur|music production|game music|musique de jeu|composition',
  'game developer':
    'game developer|game programmer|développeur de jeux|développeur de jeux vidéo|unity developer|développeur unity|unreal developer|gameplay programmer|développeur unreal|programmeur de jeux|programmeur gameplay|développeur jeux vidéo|développeur de jeu|game engineer|développeur unreal engine|godot developer|unreal engine developer',
  'game designer':
    'game designer|concepteur de jeux|conceptrice de jeux|level designer|concepteur de jeu|serious game designer',
  illustrator:
    'illustrator|illustrateur|illustratrice|2d artist|concept artist|dessinateur|dessinatrice|artiste 2d',
  'abstract management':
    'abstract management|gestion des résumés|abstracts|call for papers|appel à communications|appels à communications|paper submission|peer review|scientific programme|programme scientifique|scientific secretariat|secrétariat scientifique|conference management|submission management|gestion des soumissions|scientific conference|congrès scientifique|call for abstracts|speaker management',
  'speaker management':
    'speaker management|gestion des intervenants|hospitality|accueil|guest relations|accommodation|hébergement|travel management|travel logistics|logistics|logistique|guest management|speakers|accueil des intervenants|voyages|event logistics|logistique événementielle|hospitality management|vip management|speaker hospitality|event hospitality',
  interpreting:
    'interpreting|interpretation|interprétation|simultaneous interpreting|simultaneous interpretation|interprétation simultanée|conference interpreting|conference interpretation|interprétation de conférence|interprète|interpreter|interprétariat|traduction simultanée|simultaneous translation',
  'exhibitor management':
    'exhibitor management|exhibitors|gestion des exposants|exposants|sponsorship|sponsoring|sponsors|partnerships|partenariats|trade show|trade shows|salon|salons|exhibition|exhibitions|relations exposants|trade fairs|stand management|exhibitor relations|sponsorship management|fundraising|account management|partnership management',
  'event staffing':
    "event staffing|event staff|hôtesses d'accueil|hôtesse d'accueil|hôtesse|hôtesses|hôtes d'accueil|hôte d'accueil|reception|accueil|front desk|hostess|hostesses|event hosting|hospitality|accueil événementiel|event hostess|personnel d'accueil|accueil du public",
  hôtellerie: 'hôtellerie|lodging|hotel booking|réservation hôtelière',
  'shipping 2':
    'shipping|shipping integration|delivery|livraison|expédition|transport|gestion des livraisons|e-commerce logistics|click and collect|shipping labels|intégration transporteur|transporteurs',
  programme:
    'programme|conference programming|programme design|programming of talks|content curation|programmation|conference programme',
  'venue sourcing':
    'venue sourcing|venue search|venue|recherche de lieu|recherche de lieux|location de salle|venue management|lieu|salle|venue finding|site selection|location scouting|repérage',
  'video 2':
    'video|video production|videography|production vidéo|vidéo|captation vidéo|captation|filming|tournage|live streaming|live stream|streaming|retransmission en direct|broadcast|webcast|diffusion en direct|livestreaming|video recording',
  interpreter:
    'interpreter|interprète|conference interpreter|interprète de conférence|interprète simultané|simultaneous interpreter|interprète de conférences',
  scheduling:
    'scheduling|planning|shift scheduling|staff scheduling|gestion de planning|gestion des plannings|workforce management|employee scheduling|rostering|calendar|calendrier|booking|hr software|sirh|time tracking|gestion des temps|timesheets|workforce planning|shift management|shift planning|hris|ressources humaines|human resources|hr|rh|hr management|calendar integration|logiciel rh|employee management|gestion du personnel',
  'contract generation':
    'contract generation|document generation|génération de contrats|génération de documents|contract management|gestion des contrats|hr|rh|ressources humaines|human resources|hr software|sirh|contracts|contrats|e-signature|signature électronique|labour law|employment law|droit du travail|pdf generation|document management|gestion documentaire|contract drafting|hr management|hris|employment contracts|contrats de travail|gestion de contrats|contract automation|labor law|document automation',
  payroll:
    'payroll|paie|payroll integration|accounting integration|accounting export|export comptable|comptabilité|accounting|integration|intégration|api integration|intégration api|data export|export de données|api|payroll management|gestion de la paie|accounting software|intégration comptable|payroll software|logiciel de paie',
  automation:
    "automation|automatisation|process automation|api integration|intégration api|intégration d'api|dpae|urssaf|api|integration|intégration|rpa|workflow automation|automatisation des processus|administrative automation|business process automation|automatisation de processus|labour law|droit du travail|employment law|robotic process automation|workflow|compliance|hr",
  'technical leadership':
    'technical leadership|cto|leadership technique|technical management|direction technique|tech lead|lead developer|software architecture|architecture logicielle|architecture|engineering management|technical direction|team leadership|leadership|team management|management|full-stack development|full-stack|software engineering|chief technology officer|engineering leadership|cto as a service|technology leadership|web development|software development',
  'project management 2':
    'project management|gestion de projet|conduite de projet|project coordination|coordination de projet|project manager|chef de projet|pilotage de projet|agile|agile project management|product management|product ownership|gestion de produit|scrum|coordination|project planning|gestion de projets',
  'développement web':
    'développement web|website development|website creation|création de site web|création de site internet|création de site|site web|site internet|website|web|web site|développement de site web|développement de sites web|web developer|site vitrine|showcase website|brochure site|conception web|design web',
  'fullstack development':
    'fullstack development|fullstack|développement full-stack|développement fullstack',
  'développement logiciel':
    'développement logiciel|programming|programmation|coding|code|développement|development|génie logiciel|développement informatique',
  'rest api':
    "rest api|api rest|api development|développement d'api|rest|api design|conception d'api|rest apis",
  'multi-tenancy 2':
    'multi-tenancy|multi-tenant|multi-tenant architecture|multitenant architecture|multitenancy|architecture multi-locataire|multi-locataire|architecture multi-tenant|saas architecture|architecture saas|saas',
  'wireframes 2':
    'wireframes|wireframing|wireframe|prototyping|prototypage|prototype|maquettes|maquette|maquettage|mockups|mock-ups|mockup|sketching|zoning',
  'no-code':
    'no-code|nocode|no code|low-code|low code|bubble|airtable|no-code development|développement no-code|webflow',
  cto: 'cto|chief technology officer|directeur technique|directrice technique|technical lead|tech lead|lead developer|lead technique|lead tech|développeur principal|full-stack developer|fullstack developer|développeur full-stack|développeuse full-stack|back-end developer|backend developer|développeur back-end|développeuse back-end|software architect|architecte logiciel|software engineer|technical director|fractional cto|cto freelance|engineering manager|architecte technique',
  naming:
    'naming|brand naming|création de nom|création de noms|nom de marque|recherche de nom|verbal identity|brand strategy|stratégie de marque|name creation|brand name|product naming',
  'brand guidelines 2':
    'brand guidelines|brand guide|style guide|guidelines|graphic charter|charte graphique|charte|guide de marque|guide de style|brand book|identité visuelle|visual identity|brand identity|identité de marque|branding',
  heritage:
    'heritage|patrimoine|permits|planning permission|heritage conservation|administrative procedures|démarches administratives|interior design|design intérieur|hospitality|menu design|calligraphy|lettering|typography|typographie|illustration|colour palette|color palette',
  java: 'java|java development|développement java|jvm|spring boot|java programming',
  'sign making':
    "sign making|sign manufacturing|sign production|fabrication d'enseignes|fabrication|carpentry|menuiserie|woodwork|joinery|woodworking|carpenter",
  'contract drafting':
    'contract drafting|contract law|contracts|contract|droit des contrats|rédaction de contrats|rédaction de contrat|contract review|relecture de contrat|relecture de contrats|commercial contracts|contrats commerciaux|contract negotiation|négociation de contrats|contrats|contrat|legal drafting|rédaction juridique|droit commercial|commercial law|business law|droit des affaires|legal review|legal advice|conseil juridique|legal|juridique|contract management|distribution law|droit de la distribution|analyse de contrats',
  'media law':
    "media law|entertainment law|droit des médias|droit de l'audiovisuel|audiovisual law|media and entertainment law|film law|droit du cinéma|copyright|copyright law|droit d'auteur|intellectual property|propriété intellectuelle|ip law|media|communications law|intellectual property law|droit de la propriété intellectuelle",
  copyright:
    "copyright|copyright law|droit d'auteur|droits d'auteur|rights clearance|music rights|droits musicaux|licensing|licences|music licensing|intellectual property|propriété intellectuelle|ip|ip law|clearance|libération de droits|gestion des droits|rights management|image rights|archive clearance|licence agreements|intellectual property law|droit de la propriété intellectuelle",
  negotiation:
    'negotiation|négociation|risk assessment|legal writing|international law|droit international|confidentiality|nda',
  'release forms':
    "release forms|releases|droit à l'image|personality rights|model release|consent forms|release form|autorisation de droit à l'image|cession de droit à l'image",
  tax: 'tax|tax law|taxation|fiscalité|droit fiscal|tax advice|vat|tva|accounting|comptabilité|bookkeeping|tax advisory|taxes',
  litigation:
    'litigation|contentieux|dispute resolution|litigator|arbitration|dispute|règlement des litiges|legal disputes',
  'corporate finance':
    "corporate finance|finance|financial analysis|accounting|comptabilité|budgeting|budget|gestion budgétaire|financial literacy|management accounting|contrôle de gestion|management control|finance d'entreprise|analyse financière|financial management|gestion financière|finance for non-financial managers|finance pour non-financiers|financial reporting|élaboration de budget|budget management|financial planning|controlling|financial training|business finance|finance and accounting|budget planning|cost control|financial education|financial modelling|financial control",
  'social housing':
    'social housing|housing|housing associations|logement social|real estate|immobilier|property management|hlm|bailleur social|affordable housing',
  certification:
    'certification|certifications|certificate|certificates|diplôme|attestation|accreditation',
  blog: 'blog|blogging|blog writing|rédaction de blog',
  spotting:
    'spotting|time coding|timecoding|subtitle timing|srt|synchronisation|synchronization|repérage|file formats|film|cinema|cinéma',
  surtitling:
    'surtitling|surtitles|surtitrage|live captioning|live captions|live subtitling|live subtitles|interpreting|interpretation|interprétation|sous-titrage en direct',
  'translator 2':
    'translator|traducteur|traductrice|subtitler|sous-titreur|sous-titreuse|audiovisual translator|traducteur audiovisuel|linguist|linguiste|localiser|localisation specialist|localization specialist|spécialiste localisation|subtitle translator|localisation manager|subtitling specialist|film translator',
  tableau: 'tableau|tableau software|tableau desktop',
  oracle:
    'oracle|oracle database|oracle db|oracle sql|sql|pl/sql|databases|database|base de données|bases de données|data extraction|database connection|oracle development',
  'access control':
    "access control|contrôle d'accès|row-level security|row level security|permissions|role-based access|role-based access control|rbac|gestion des droits|droits d'accès|access rights|access management|user management|gestion des utilisateurs|authentication|authentification|security|sécurité|data security|sécurité des données|iam|user permissions|gestion des accès|authorization|autorisation",
  anonymisation:
    'anonymisation|anonymization|data anonymisation|data anonymization|pseudonymisation|pseudonymization|anonymisation de données|anonymisation des données|gdpr|rgpd|data protection|protection des données|privacy|vie privée|data privacy|confidentiality|protection des données personnelles|patient confidentiality|gdpr compliance|health data|données de santé|data security|confidentialité des données',
  hospital:
    'hospital|health informatics|medical|healthcare analytics|indicators|data quality|qualité des données',
  qlik: 'qlik|qlikview|qlik sense|qliksense',
  'machine learning 2':
    'machine learning|apprentissage automatique|ml|data science|ai|ia|artificial intelligence|intelligence artificielle|predictive analytics|analyse prédictive|forecasting|prévision|prévisions|predictive modelling|modélisation prédictive|deep learning|prédiction',
  'writing 2':
    'writing|book writing|ghostwriting|ghost-writing|ghostwriter|biography|biographie|biographical writing|author|écriture|écriture de livre|rédaction|rédaction de livre|non-fiction writing|nonfiction writing|narrative writing|narrative non-fiction|storytelling|history writing|creative writing|content writing|copywriting|long-form writing|editorial writing|writer|journalism|journalisme|écriture créative|prête-plume|book|livre|editorial|rédaction éditoriale|content creation|création de contenu|article writing|book editing|manuscript writing',
  scanning:
    'scanning|digitisation|digitization|numérisation|photo scanning|image scanning|scan|numérisation de photos|photo restoration|restauration de photos|archiving|archivage|photo editing|retouche photo|image editing|image processing|digitalisation|document scanning|document digitisation|photo digitisation|image digitisation|photography|photo archiving',
  'technical documentation':
    'technical documentation|documentation technique|technical writing|rédaction technique|runbook|knowledge transfer|transfert de compétences|user documentation|user guide',
  'vérification des faits': 'vérification des faits',
  'blog writing':
    "blog writing|rédaction web|rédaction d'articles|web writing|blogging|blog|conception-rédaction|conception rédaction|rédacteur|web copywriting|seo writing|rédaction seo|popular writing|vulgarisation|articles",
  'scriptwriting 2':
    'scriptwriting|script writing|screenwriting|écriture de scénario|écriture de script|scénario|scénarisation|écriture radiophonique|écriture de scripts|rédaction de scripts|narrative design',
  publishing:
    "publishing|édition|literary agent|book publishing|publisher|éditeur|self-publishing|auto-édition|recherche d'éditeur",
  'print design 2':
    'print design|print|desktop publishing|dtp|pao|layout|mise en page|editorial design|book design|graphic design|graphisme|design graphique|indesign|typesetting|design|maquette|conception graphique|édition|book layout',
  writer:
    'writer|author|ghostwriter|rédacteur|rédactrice|écrivain|écrivaine|auteur|autrice|journalist|journaliste|copywriter|content writer|biographer|biographe|prête-plume|editor|concepteur-rédacteur|conceptrice-rédactrice|rédacteur web|scriptwriter|editorial writer|rédacteur de contenu|historian|historien|book writer',
  matomo:
    "matomo|web analytics|analytics|google analytics|ga4|analytique web|analyse d'audience|web analysis|tracking|mesure d'audience|user analytics|data analysis|analyse de données|data analytics|funnel analysis|conversion analysis|behavioural analytics|behaviour analytics|analyse comportementale",
  'user interviews 2':
    'user interviews|entretiens utilisateurs|user research|recherche utilisateur|ux research|recherche ux|interviews|entretiens|customer interviews|entretiens clients|qualitative research|étude qualitative|entretien utilisateur|user testing|tests utilisateurs|recherche qualitative|enquête utilisateur',
  'user tests':
    "user tests|usability testing|usability tests|tests d'utilisabilité|usability test|user test",
  ios: 'ios|ios development|développement ios|iphone|iphone app|ios app|application ios|application iphone|apple ios',
  'bluetooth low energy':
    'bluetooth low energy|ble|bluetooth|bluetooth le|beacons|beacon|ibeacon|bluetooth beacons|bluetooth beacon|balises bluetooth|balises|proximity|proximity detection|eddystone|beacon technology|bluetooth basse consommation|indoor positioning|indoor location|geolocation|géolocalisation|geofencing|iot',
  audio:
    'audio|audio guide|audioguide|audio guides|audio playback|audio streaming|multimedia|multimédia|audio player|lecture audio|media player|audio production|production audio|audio tour|audio content|sound|storytelling',
  maps: 'maps|cartographie|cartes|gps|mapping|location services|google maps|interactive map|carte interactive|map integration|cartographie web|web mapping|gis|sig|mapbox|leaflet',
  'react native': 'react native|développement react native',
  flutter: 'flutter|dart|flutter development|développement flutter',
}

/** Names of a group. */
export const namesOfGroup = (name: string): readonly string[] => GROUPS[name]?.split('|') ?? []
