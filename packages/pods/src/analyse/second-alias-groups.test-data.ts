/** Names under which a skill or trade of the second author's labels counts as found, by its first one. */
const GROUPS: ReadonlyMap<string, string> = new Map([
  [
    'e-commerce',
    'e-commerce|ecommerce|e-commerce development|ecommerce development|développement e-commerce|online shop|online store|boutique en ligne|site marchand|vente en ligne|site e-commerce|web shop|webshop|online retail|commerce en ligne|commerce électronique|e-shop',
  ],
  [
    'payment integration',
    'payment integration|online payment|online payments|card payment|card payments|payment|payments|payment gateway|payment processing|payment systems|payment service|stripe|stripe integration|intégration de paiement|intégration des paiements|intégration de paiements|intégration du paiement|paiement en ligne|paiements en ligne|paiement|paiement par carte|paiement par carte bancaire|systèmes de paiement|solution de paiement|solutions de paiement|moyens de paiement|intégration stripe|checkout|adyen|mollie|apple pay|klarna|alma',
  ],
  [
    'click and collect',
    'click and collect|click & collect|retrait en magasin|in-store pickup|store pickup|local pickup|retrait sur place|drive|commande en ligne avec retrait|order ahead|online ordering|commande en ligne|booking|prise de commande',
  ],
  [
    'pos integration',
    "pos integration|point of sale|pos|caisse|intégration de caisse|logiciel de caisse|caisse enregistreuse|intégration caisse|cash register integration|retail systems|systèmes d'encaissement|systems integration|intégration de systèmes|api integration|intégration d'api|intégration api|integration|intégration|point de vente|point of sale integration",
  ],
  [
    'booking system',
    'booking system|online booking|reservation system|reservations|réservation|réservation en ligne|système de réservation|module de réservation|scheduling|appointment booking|prise de rendez-vous|calendar|calendrier|doctolib|doctena|appointment scheduling|prise de rendez-vous en ligne|agenda|online scheduling|agenda en ligne|rendez-vous',
  ],
  [
    'inventory management',
    "inventory management|stock management|inventory|stock|gestion des stocks|gestion de stock|gestion de stocks|stocks|gestion d'inventaire|erp integration",
  ],
  [
    'project management',
    'project management|gestion de projet|conduite de projet|project coordination|coordination de projet|project manager|chef de projet|pilotage de projet|agile|agile project management|product management|product ownership|gestion de produit|scrum|coordination|project planning|planning|gestion de projets|product owner',
  ],
  [
    'documentation',
    'documentation|technical documentation|documentation technique|technical writing|rédaction technique|runbook|knowledge transfer|transfert de compétences|user documentation|user guide|guide utilisateur|reporting|rapport|report writing',
  ],
  [
    'audit',
    'audit|technical audit|audit technique|analysis|analyse|diagnostic|consulting|conseil|code review|revue de code|infrastructure audit|business analysis|analyse fonctionnelle|requirements analysis|specifications|cahier des charges|analyse des besoins',
  ],
  [
    'web development',
    'web development|développement web|website development|website creation|création de site web|création de site internet|création de site|site web|site internet|website|web|web site|développement de site web|développement de sites web|web developer|site vitrine|showcase website|brochure site|web design|webdesign|conception web|design web',
  ],
  [
    'front-end development',
    'front-end development|frontend development|front-end|frontend|développement front-end|développement frontend|développement front|front|front-end engineering',
  ],
  [
    'back-end development',
    'back-end development|backend development|back-end|backend|développement back-end|développement backend|développement back|back|server-side development',
  ],
  [
    'full-stack development',
    'full-stack development|fullstack development|full-stack|fullstack|développement full-stack|développement fullstack',
  ],
  [
    'html',
    'html|html5|html/css|html css|html & css|intégration html|intégration web|web integration',
  ],
  ['css', 'css|css3|responsive css'],
  ['javascript', 'javascript|js|ecmascript'],
  [
    'software development',
    'software development|développement logiciel|programming|programmation|coding|code|développement|development|software engineering|génie logiciel|développement informatique',
  ],
  [
    'ux',
    'ux|ux design|user experience|user experience design|expérience utilisateur|conception ux|design ux|ux/ui|ui/ux|ux/ui design|ui/ux design|ergonomie|ergonomics|usability|utilisabilité|parcours utilisateur|interaction design|user research|recherche utilisateur|ux research',
  ],
  [
    'ui',
    "ui|ui design|user interface design|interface design|design d'interface|conception d'interface|design ui|design|product design|design produit|app design|conception graphique d'interface|interface utilisateur|maquettes|mockups",
  ],
  [
    'cms',
    'cms|headless cms|content management|content management system|gestion de contenu|système de gestion de contenu|strapi|sanity|contentful|cms headless|cms integration|intégration cms',
  ],
  [
    'responsive design',
    'responsive design|responsive|responsive web design|design responsive|mobile-first|mobile first|adaptation mobile',
  ],
  [
    'testing',
    'testing|tests|automated testing|automated tests|test automation|tests automatisés|automatisation des tests|qa|quality assurance|assurance qualité|software testing|tests logiciels|unit testing|tests unitaires|recette',
  ],
  [
    'gdpr',
    'gdpr|rgpd|data protection|protection des données|privacy|vie privée|data privacy|protection des données personnelles|gdpr compliance|conformité rgpd|privacy law|privacy policy|politique de confidentialité|data protection law|mise en conformité rgpd|confidentialité des données|rgpd / gdpr',
  ],
  [
    'forms',
    'forms|contact form|formulaire|formulaires|formulaire de contact|web forms|form design',
  ],
  [
    'hosting',
    'hosting|web hosting|hébergement|hébergement web|server administration|administration de serveurs|infogérance|managed hosting',
  ],
  [
    'security',
    "security|sécurité|cybersecurity|cybersécurité|it security|sécurité informatique|application security|sécurité applicative|pentest|penetration testing|encryption|chiffrement|secure development|information security|embedded security|web security|data security|sécurité des données|cyber security|security awareness|sensibilisation à la cybersécurité|cybersecurity awareness|security awareness training|phishing awareness|sécurité des systèmes d'information",
  ],
  [
    'maintenance',
    'maintenance|website maintenance|maintenance web|support|tma|maintenance applicative|technical support|support technique',
  ],
  [
    'databases',
    'databases|database|database design|bases de données|base de données|sql|data modelling|modélisation de données|conception de base de données',
  ],
  [
    'seo',
    'seo|search engine optimisation|search engine optimization|référencement|référencement naturel|référencement seo|local seo|seo local|référencement local|natural referencing|organic search|google search|search|référencement google|visibilité en ligne',
  ],
  [
    'shipping',
    'shipping|shipping integration|delivery|livraison|expédition|logistics|logistique|transport|gestion des livraisons|e-commerce logistics|shipping labels|intégration transporteur|transporteurs',
  ],
  [
    'logo',
    'logo|logos|logo design|création de logo|conception de logo|logotype|design de logo|visual identity|identité visuelle|brand identity|identité de marque|branding|graphic design|graphisme|charte graphique|brand design|design graphique',
  ],
  [
    'e-commerce developer',
    'e-commerce developer|ecommerce developer|développeur e-commerce|shopify developer|développeur shopify|prestashop developer|développeur prestashop|web developer|développeur web|full-stack developer|fullstack developer|développeur full-stack|front-end developer|frontend developer|développeur front-end|e-commerce specialist|spécialiste e-commerce|woocommerce developer|développeur woocommerce|wordpress developer|développeur wordpress|e-commerce manager|chef de projet e-commerce|développeuse e-commerce|magento developer',
  ],
  [
    'graphic designer',
    'graphic designer|graphiste|designer graphique|brand designer|directeur artistique|art director|visual designer',
  ],
  ['shopify', 'shopify|shopify development|développement shopify|liquid|shopify plus'],
  [
    'headless commerce',
    'headless commerce|headless|headless e-commerce|commerce headless|headless storefront|hydrogen|shopify hydrogen|headless architecture|architecture headless|composable commerce|front-end development|frontend development|développement front-end|jamstack|headless cms|remix|react',
  ],
  [
    'data migration',
    'data migration|migration de données|reprise de données|reprise des données|data import|import de données|migration|etl|importation de données|catalogue import|import catalogue',
  ],
  [
    'klaviyo',
    'klaviyo|email marketing|e-mail marketing|emailing|email automation|marketing automation|marketing par e-mail|crm marketing|automatisation marketing',
  ],
  [
    'subscription billing',
    "subscription billing|recurring billing|recurring payments|subscriptions|subscription|subscription management|facturation récurrente|abonnements|abonnement|gestion des abonnements|gestion d'abonnements|paiement récurrent|paiements récurrents|billing|facturation|sepa|prélèvement|sepa direct debit|prélèvement sepa|gocardless",
  ],
  [
    'search engine',
    'search engine|site search|algolia|elasticsearch|full-text search|recherche plein texte|moteur de recherche|search|recherche|search integration|meilisearch|typesense|recherche full-text|full text search|product search|opensearch|information retrieval',
  ],
  ['magento', 'magento|magento 2|adobe commerce|magento development|développement magento'],
  ['react.js', 'react.js|reactjs|développement react|react development'],
  [
    'content migration',
    'content migration|migration de contenu|migration de contenus|reprise de contenu|import de contenu|content import',
  ],
  [
    'cloud migration',
    "cloud migration|migration cloud|migration vers le cloud|server migration|migration de serveurs|infrastructure migration|migration d'infrastructure|cloud|cloud computing|lift and shift|virtual machine migration|datacenter migration|cloud infrastructure|infrastructure cloud",
  ],
  [
    'api integration',
    "api integration|intégration d'api|intégration api|systems integration|system integration|intégration de systèmes|integration|intégration|software integration|application integration|intégration d'applications|data integration|intégration de données|data synchronisation|data synchronization|synchronisation de données|middleware|connecteurs|api|rest api|automation|automatisation|enterprise integration|crm integration|intégration crm|erp integration|intégration erp",
  ],
  ['recharge', 'recharge'],
  [
    'front-end',
    'front-end|frontend|développement frontend|développement front|front|front-end engineering',
  ],
  [
    'cms 2',
    'cms|content management|content management system|gestion de contenu|système de gestion de contenu|strapi|sanity|contentful|cms headless|cms integration|intégration cms',
  ],
  [
    'shipping 2',
    'shipping|shipping integration|delivery|livraison|expédition|logistics|logistique|transport|gestion des livraisons|e-commerce logistics|click and collect|shipping labels|intégration transporteur|transporteurs',
  ],
  [
    'seo 2',
    'seo|search engine optimisation|search engine optimization|référencement|référencement naturel|référencement seo|local seo|seo local|référencement local|natural referencing|organic search|google search|référencement google|visibilité en ligne',
  ],
  [
    'sea',
    'sea|google ads|ads|online advertising|advertising|publicité|publicité en ligne|paid search|paid advertising|ppc|adwords|référencement payant|publicité payante|online ads|sem|digital advertising|paid media|media buying|achat média|campagnes publicitaires|pub|meta ads|facebook ads|social ads|paid social',
  ],
  [
    'packaging',
    "packaging|packaging design|design packaging|design d'emballage|emballage|label design|conditionnement",
  ],
  [
    'excel',
    'excel|microsoft excel|ms excel|tableur|spreadsheets|spreadsheet|tableurs|microsoft office|bureautique|advanced excel|excel avancé|pivot tables|tableaux croisés dynamiques',
  ],
  [
    'sea specialist',
    'sea specialist|google ads specialist|traffic manager|media buyer|ads specialist|acquisition manager|responsable acquisition|digital marketing manager|digital marketing specialist|responsable marketing digital|paid media manager|growth marketer|marketing manager|responsable marketing|spécialiste publicité en ligne|ppc specialist|consultant sea|performance marketer|performance marketing manager|linkedin ads specialist|paid acquisition manager|paid search specialist|sea manager|acquisition specialist',
  ],
  [
    'mobile development',
    "mobile development|mobile app development|mobile app|mobile application|mobile|app development|application development|développement mobile|application mobile|appli mobile|appli|app|développement d'applications mobiles|développement d'application mobile|mobile application development",
  ],
  [
    'ios',
    'ios|ios development|développement ios|iphone|iphone app|ios app|application ios|application iphone|apple ios|swift|swiftui',
  ],
  [
    'android',
    'android|android development|développement android|android app|application android|kotlin',
  ],
  [
    'offline sync',
    'offline sync|offline synchronisation|offline synchronization|offline-first|offline first|offline mode|offline|mode hors ligne|hors ligne|hors-ligne|synchronisation hors ligne|data synchronisation|data synchronization|data sync|synchronisation de données|synchronisation|offline data|mode hors connexion|hors connexion|offline maps|offline support|fonctionnement hors ligne|mode déconnecté|local storage',
  ],
  [
    'geolocation',
    'geolocation|géolocalisation|maps|cartographie|cartes|gps|mapping|location services|google maps|interactive map|carte interactive|map integration|cartographie web|web mapping|gis|sig|mapbox|leaflet|positionnement gps|cartographie mobile|localisation gps|openstreetmap|positioning',
  ],
  [
    'push notifications',
    'push notifications|push notification|notifications push|notification push|notifications|push|mobile notifications|reminders|rappels|alerts|alertes|local notifications|alerting',
  ],
  [
    'internationalisation',
    'internationalisation|internationalization|i18n|multilingual|multilingual website|multilingual site|multilingue|site multilingue|bilingual interface|interface bilingue|multi-language|multilinguisme|multilingual development|localisation|localization|l10n|translation|traduction|bilingual website|site bilingue|bilinguisme',
  ],
  ['reporting', 'reporting|dashboard|rapport|statistics|statistiques|tableau de bord'],
  [
    'email',
    'email|e-mail|email notifications|notifications par e-mail|emailing|transactional email',
  ],
  ['camera', 'camera|appareil photo|photo upload|image upload|mobile camera'],
  [
    'documentation 2',
    'documentation|technical documentation|documentation technique|technical writing|rédaction technique|runbook|knowledge transfer|transfert de compétences|user documentation|user guide|guide utilisateur|report writing',
  ],
  [
    'api',
    "api|rest api|api rest|api development|développement d'api|rest|apis|api design|conception d'api|rest apis",
  ],
  [
    'cross-platform development',
    'cross-platform development|cross-platform|cross platform mobile|développement multiplateforme|multiplateforme|hybrid app|application hybride',
  ],
  [
    'authentication',
    'authentication|authentification|user accounts|comptes utilisateurs|user management|gestion des utilisateurs|oauth|login|sign-in|access control|iam|gestion des comptes|user authentication',
  ],
  [
    'aso',
    'aso|app store optimisation|app store optimization|optimisation app store|optimisation des fiches|app store|référencement app store',
  ],
  [
    'photography',
    'photography|photo|photos|photographie|product photography|photographie de produits|photo de produit|photos de produits|packshot|packshots|event photography|photographie événementielle|photographe|photographer|prise de vue|reportage photo|food photography|portrait photography|portrait|portraits|photographie de portrait|corporate photography|photographie corporate',
  ],
  [
    'mobile developer',
    "mobile developer|mobile app developer|développeur mobile|développeuse mobile|flutter developer|développeur flutter|ios developer|développeur ios|android developer|développeur android|app developer|développeur d'applications mobiles|react native developer|kotlin developer|développeur kotlin|mobile engineer|mobile application developer",
  ],
  [
    'web developer',
    'web developer|développeur web|développeuse web|wordpress developer|développeur wordpress|webmaster|intégrateur web|front-end developer|frontend developer|développeur front-end|full-stack developer|fullstack developer|développeur full-stack|web designer|webdesigner|webflow developer',
  ],
  [
    'flutter',
    'flutter|dart|développement flutter|flutter development|cross-platform development|développement multiplateforme|cross-platform',
  ],
  [
    'accessibility',
    'accessibility|accessibilité|web accessibility|accessibilité web|accessibilité numérique|digital accessibility|a11y|wcag|rgaa|inclusive design|design inclusif|conception inclusive|accessible design|mobile accessibility|screen reader testing|screen readers|wcag / rgaa|accessibilité (wcag/rgaa)|conception accessible|accessibility wcag|accessibilité rgaa|talkback|screen reader|accessibilité mobile|wcag 2.2|assistive technology|app accessibility|rgaa / wcag',
  ],
  [
    'security 2',
    'security|sécurité|encryption|chiffrement|data security|sécurité des données|data encryption|cybersecurity|cybersécurité|chiffrement des données|application security|mobile security|data protection|it security|information security|sécurité applicative|sécurité informatique|secure storage|cryptography|encryption at rest|protection des données|secure development|sécurité mobile',
  ],
  [
    'assistive technologies',
    "assistive technologies|lecteur d'écran|lecteurs d'écran|accessibility testing|voiceover|tests avec lecteur d'écran|technologies d'assistance|android accessibility|tests d'accessibilité",
  ],
  ['telephony', 'telephony|téléphonie|voip|téléphonie ip|ip telephony|telecoms|télécoms|telecom'],
  [
    'push notifications 2',
    'push notifications|push notification|notifications push|notification push|notifications|push|mobile notifications',
  ],
  [
    'ui 2',
    "ui|ui design|user interface design|interface design|design d'interface|conception d'interface|web design|webdesign|design ui|design|product design|design produit|app design|conception graphique d'interface|interface utilisateur|maquettes|mockups",
  ],
  ['cross platform mobile', 'cross platform mobile|multiplateforme|hybrid app|application hybride'],
  [
    'pentest',
    "pentest|penetration testing|embedded security|web security|cyber security|security awareness|sensibilisation à la cybersécurité|cybersecurity awareness|security awareness training|phishing awareness|sécurité des systèmes d'information",
  ],
  [
    'video calls',
    'video calls|video conferencing|videoconferencing|visioconférence|appels vidéo|webrtc|video call|video chat|appel vidéo|visio|video|vidéo|video streaming',
  ],
  [
    'logo 2',
    'logo|logos|logo design|création de logo|conception de logo|logotype|design de logo|visual identity|identité visuelle|brand identity|identité de marque',
  ],
  [
    'signage',
    'signage|signalétique|enseigne|sign design|vehicle livery|vehicle wrap|covering|habillage de véhicule|environmental design|signage design|vehicle graphics|marquage véhicule|marquage de véhicule|graphic design|graphisme|design graphique|lettrage véhicule|décoration de véhicule|vehicle branding|habillage véhicule',
  ],
  [
    'packaging 2',
    "packaging|packaging design|design packaging|design d'emballage|emballage|label design|étiquettes|étiquette|conception d'étiquettes|conditionnement|packaging et étiquettes|boxes",
  ],
  [
    'print design',
    'print design|print|menu design|conception de menu|pao|édition|mise en page|impression|desktop publishing|supports imprimés|layout|flyers|affiche|poster design|graphic design|graphisme|carte de restaurant|imprimés|print materials|édition print|conception de supports imprimés',
  ],
  [
    'naming',
    'naming|brand naming|création de nom|nom de marque|recherche de nom|choix de nom|product naming|verbal identity|identité verbale',
  ],
  ['brand design', 'brand design|corporate identity|image de marque|rebranding'],
  [
    'design',
    'design|visual design|création graphique|conception graphique|infographie|invitation design|conception de supports|banners',
  ],
  [
    'art direction',
    'art direction|direction artistique|artistic direction|creative direction|direction de création|da',
  ],
  [
    'colour palette',
    'colour palette|color palette|palette de couleurs|colour design|couleurs|colour|color theory',
  ],
  ['stationery', "stationery|stationery design|papeterie|design d'édition|editorial design"],
  [
    'illustration',
    'illustration|illustrator|illustrateur|2d illustration|illustration 2d|digital illustration|dessin|drawing|illustrations|2d art|illustration numérique|character design|hand-drawn illustration|illustration artistique',
  ],
  ['typography', 'typography|typographie|type design|lettering'],
  [
    'instagram',
    'instagram|social media|réseaux sociaux|social media management|community management|gestion des réseaux sociaux|réseau social|social media marketing|instagram marketing|animation des réseaux sociaux|social networks|marketing des réseaux sociaux',
  ],
  [
    'photography 2',
    'photography|photo|photos|photographie|photographe|photographer|product photography|photographie de produits|prise de vue|food photography|packshot|reportage photo|photographie culinaire|event photography|photos de produits|photographie produit',
  ],
  [
    'graphic designer 2',
    'graphic designer|graphiste|designer graphique|brand designer|directeur artistique|art director|designer|directrice artistique|visual designer|illustrator|illustrateur|brand identity designer|packaging designer|print designer|identity designer|illustratrice|designer de marque|brand identity specialist',
  ],
  [
    'photographer',
    'photographer|photographe|product photographer|photographe produit|event photographer|portrait photographer|photographe événementiel',
  ],
  [
    'brand identity',
    "brand identity|visual identity|identité visuelle|identité de marque|branding|brand design|corporate identity|image de marque|rebranding|identité|identity design|logo|logo design|création de logo|conception de logo|design d'identité|charte graphique|corporate design",
  ],
  [
    'motion design',
    "motion design|motion graphics|animation|2d animation|animation 2d|motion|motion designer|after effects|video animation|logo animation|animated video|vidéo animée|explainer video|explainer videos|vidéo explicative|film d'animation|film animation|animation graphique|animated explainers|animated videos|vidéos animées",
  ],
  [
    'tone of voice',
    'tone of voice|brand voice|verbal identity|identité verbale|ton de marque|brand tone|copywriting|conception-rédaction|rédaction|writing|plateforme de marque|brand strategy|stratégie de marque|brand platform|messaging|voix de marque|editorial guidelines|charte éditoriale|content strategy|storytelling|ton éditorial|editorial charter|ligne éditoriale',
  ],
  [
    'figma',
    "figma|design system|design systems|ui kit|système de design|ui|ui design|component library|interface design|design d'interface",
  ],
  [
    'brand guidelines',
    'brand guidelines|brand guide|style guide|guidelines|graphic charter|charte graphique|charte|guide de marque|guide de style|brand book|identité visuelle|visual identity|brand identity|identité de marque|branding',
  ],
  [
    'trademark',
    "trademark|trademarks|trademark law|marque|marques|dépôt de marque|droit des marques|intellectual property|propriété intellectuelle|ip law|trademark registration|ip|trademark search|recherche d'antériorité",
  ],
  [
    'research',
    'research|documentary research|recherche documentaire|recherche|fact-checking|fact checking|vérification des faits|desk research|documentation',
  ],
  ['brand positioning', 'brand positioning|positionnement'],
  [
    'technical documentation',
    'technical documentation|documentation technique|technical writing|rédaction technique|runbook|knowledge transfer|transfert de compétences|user documentation|user guide|guide utilisateur|reporting|rapport|report writing',
  ],
  ['graphic design', 'graphic design|graphisme|design graphique'],
  [
    'design 2',
    'design|visual design|création graphique|conception graphique|infographie|print design|print|invitation design|supports imprimés|flyers|conception de supports|banners|pao|impression',
  ],
  [
    'stationery 2',
    "stationery|stationery design|papeterie|édition|desktop publishing|design d'édition|mise en page|layout|editorial design",
  ],
  [
    'merchandise',
    'merchandise|swag|goodies|merchandising|promotional items|objets publicitaires|t-shirts|textile design|t-shirt design|goodies design|produits dérivés',
  ],
  ['swift', 'swift|swiftui|swift development|développement swift'],
  [
    'booking',
    'booking|booking system|online booking|reservation system|reservations|réservation|réservation en ligne|système de réservation|module de réservation|scheduling|appointment booking|prise de rendez-vous|calendar|calendrier|planning',
  ],
  [
    'content migration 2',
    'content migration|migration de contenu|migration de contenus|reprise de contenu|data migration|migration de données|reprise de données|import de contenu|content import|migration',
  ],
  [
    'rgaa',
    'rgaa|rgaa 4.1|rgaa 4|accessibility|accessibilité|accessibilité web|accessibilité numérique|web accessibility|digital accessibility|a11y|wcag|conformité rgaa|mise en conformité rgaa|wcag / rgaa|wcag rgaa|accessibilité rgaa',
  ],
  [
    'facilitation',
    "facilitation|training|formation|training delivery|animation de formation|animation de formations|animation d'ateliers|workshop facilitation|teaching|enseignement|workshops|workshop|ateliers|animation|coaching|trainer|formateur|formation professionnelle|training facilitation|adult education|formation pour adultes|in-person training|user training|formation des utilisateurs|knowledge transfer|transfert de compétences|formation utilisateurs|accompagnement|accessibility training|formation à l'accessibilité|classroom training|change management|conduite du changement|user onboarding|admin training|handover|formation des contributeurs|formation accessibilité",
  ],
  ['joomla', 'joomla|développement joomla|joomla development'],
  [
    'accessibility audit',
    "accessibility audit|audit d'accessibilité|audit accessibilité|audit rgaa|rgaa audit|audit wcag|accessibility testing|a11y audit|accessibility review|audit de conformité|tests d'accessibilité|audit d'accessibilité numérique|web accessibility audit|wcag audit|audit de conformité rgaa",
  ],
  [
    'reprise des données',
    'reprise des données|data import|import de données|etl|importation de données|catalogue import|import catalogue',
  ],
  [
    'project management 2',
    'project management|gestion de projet|conduite de projet|project coordination|coordination de projet|project manager|chef de projet|pilotage de projet|agile|agile project management|product management|product ownership|gestion de produit|scrum|coordination|project planning|gestion de projets|product owner',
  ],
  [
    'documentation 3',
    'documentation|technical documentation|documentation technique|technical writing|rédaction technique|runbook|user documentation|user guide|guide utilisateur|reporting|rapport|report writing',
  ],
  [
    'hosting 2',
    'hosting|web hosting|hébergement|hébergement web|server administration|administration de serveurs|infogérance|managed hosting|cloud hosting|cloud|azure|hébergement cloud',
  ],
  [
    'mobile development 2',
    "mobile development|mobile app development|mobile app|mobile application|app development|développement mobile|application mobile|appli mobile|développement d'applications mobiles|développement d'application mobile|mobile application development|ios|android|appli|app|mobile",
  ],
  [
    'web developer 2',
    'web developer|développeur web|développeuse web|front-end developer|frontend developer|développeur front-end|full-stack developer|fullstack developer|développeur full-stack|wordpress developer|développeur wordpress|webmaster|intégrateur web|web designer|webdesigner|webflow developer|drupal developer|développeur drupal|développeur webflow|développeur|web integrator',
  ],
  [
    'mobile developer 2',
    'mobile developer|mobile app developer|développeur mobile|ios developer|développeur ios|android developer|développeur android|app developer|développeuse mobile|flutter developer|react native developer',
  ],
  ['wordpress', 'wordpress|wordpress development|développement wordpress|wp|elementor'],
  [
    'ticketing',
    'ticketing|online ticketing|billetterie|billetterie en ligne|ticket sales|ticketing system|booking|online booking|réservation|réservation en ligne|booking system|payment integration|online payment|ticket shop|registration|timed tickets|online tickets',
  ],
  [
    'api integration 2',
    "api integration|intégration d'api|intégration api|integration|intégration|systems integration|intégration de systèmes|data integration|intégration de données|data synchronisation|data synchronization|synchronisation de données|etl|data import|import de données|connectors|connecteurs|database integration|api|rest api|data pipeline|data pipelines|museum collections|collections management|data migration",
  ],
  [
    'accessibility 2',
    'accessibility|accessibilité|web accessibility|accessibilité web|accessibilité numérique|digital accessibility|a11y|wcag|rgaa|inclusive design|accessible design|alt text|alternative text|textes alternatifs|screen readers|screen reader testing|accessibility wcag|wcag / rgaa|accessibilité (wcag/rgaa)|accessible content|image descriptions',
  ],
  [
    'interactive map',
    'interactive map|carte interactive|maps|mapping|cartographie|cartes|google maps|map integration|cartographie web|web mapping|gis|sig|mapbox|leaflet|geolocation|géolocalisation|web map|cartographie interactive|interactive maps|interactive mapping|openstreetmap',
  ],
  [
    'card payment',
    'card payment|card payments|payment|payments|payment gateway|payment processing|payment systems|payment service|stripe|stripe integration|intégration de paiement|intégration des paiements|intégration de paiements|intégration du paiement|paiement en ligne|paiements en ligne|paiement|paiement par carte|paiement par carte bancaire|systèmes de paiement|solution de paiement|solutions de paiement|moyens de paiement|intégration stripe|checkout|adyen|mollie|apple pay|klarna|alma',
  ],
  ['databases 2', 'databases|digital heritage|gestion de collections|database'],
  [
    'elt',
    'elt|pipeline de données|pipelines de données|data engineering|ingénierie des données|ingénierie de données|data extraction|extraction de données|data warehouse|entrepôt de données|data warehousing|data connectors|sql|flux de données',
  ],
  [
    'database design',
    'database design|bases de données|base de données|data modelling|modélisation de données|conception de base de données',
  ],
  [
    'content migration 3',
    'content migration|migration de contenu|migration de contenus|reprise de contenu|migration de données|reprise de données|import de contenu|content import|migration',
  ],
  ['spring', 'spring|spring boot|spring framework|java spring|java'],
  [
    'internationalisation 2',
    'internationalisation|internationalization|i18n|multilingual|multilingual website|multilingual site|multilingue|site multilingue|bilingual interface|interface bilingue|multi-language|multilinguisme|multilingual development|bilingual website|site bilingue|bilinguisme',
  ],
  [
    'booking 2',
    'booking|booking system|online booking|reservation system|reservations|réservation|réservation en ligne|système de réservation|module de réservation|scheduling|appointment booking|prise de rendez-vous|calendar|calendrier|doctolib|doctena|appointment scheduling|prise de rendez-vous en ligne|agenda|online scheduling|agenda en ligne|rendez-vous',
  ],
  ['blog', 'blog|blogging|blog writing|rédaction de blog|articles de blog|blog articles'],
  [
    'email marketing',
    'email marketing|e-mail marketing|emailing|e-mailing|newsletter|newsletters|email campaigns|campagnes e-mail|marketing par e-mail|mailing|mailchimp|brevo|infolettre|e-mail campaigns',
  ],
  [
    'translation',
    'translation|traduction|translating|traductions|translations|website translation|traduction de site|technical translation',
  ],
  [
    'ruby on rails',
    'ruby on rails|rails|ruby|ror|développement ruby|développement rails|rails development|ruby development|ruby on rails development',
  ],
  [
    'postgresql',
    'postgresql|postgres|sql|base de données postgresql|bases de données|base de données|databases|database|postgresql administration',
  ],
  [
    'multi-tenancy',
    'multi-tenancy|multi-tenant|multi-tenant architecture|multitenant architecture|multitenancy|architecture multi-locataire|multi-locataire|architecture multi-tenant|saas architecture|architecture saas|software architecture|architecture logicielle|architecture|saas',
  ],
  [
    'sso',
    'sso|single sign-on|single sign on|authentication|authentification|oauth|oauth2|openid connect|oidc|saml|identity management|gestion des identités|authentification unique|azure ad|entra id|iam|user authentication|connexion unique',
  ],
  [
    'subscription billing 2',
    "subscription billing|usage-based billing|metered billing|recurring billing|billing|facturation|subscriptions|subscription management|facturation récurrente|abonnements|gestion des abonnements|stripe billing|facturation à l'usage|usage billing|payment integration|recurring payments",
  ],
  [
    'stripe',
    'stripe|stripe api|stripe integration|intégration stripe|stripe billing|payment integration|intégration de paiement|paiement en ligne|online payment|online payments|payments|payment|subscription billing|paiement',
  ],
  [
    'background jobs',
    "background jobs|sidekiq|job queue|queues|message queues|files d'attente|async processing|tâches de fond|redis|asynchronous processing",
  ],
  [
    'testing 2',
    'testing|tests|automated testing|automated tests|test automation|tests automatisés|automatisation des tests|qa|quality assurance|software testing|unit testing|tests unitaires|rspec|tdd|test-driven development|assurance qualité|test coverage|tests logiciels',
  ],
  ['hotwire', 'hotwire|turbo|stimulus|turbo rails'],
  ['heroku', 'heroku|paas|deployment|déploiement|devops|cloud|hosting|hébergement'],
  ['okta', 'okta|okta integration|identity provider'],
  [
    'saas development',
    "saas development|développement saas|web application|application web|web app|web application development|développement d'application web|software as a service|logiciel en ligne",
  ],
  [
    'web development 2',
    'web development|développement web|website development|website creation|création de site web|création de site internet|création de site|site web|site internet|website|web|web site|développement de site web|développement de sites web|web developer|site vitrine|showcase website|brochure site|conception web|design web',
  ],
  [
    'database design 2',
    'database design|data modelling|modélisation de données|conception de base de données',
  ],
  [
    'user experience',
    'user experience|user experience design|expérience utilisateur|conception ux|design ux|ergonomie|ergonomics|usability|utilisabilité|parcours utilisateur|interaction design|user research|recherche utilisateur|ux research',
  ],
  ["conception graphique d'interface", "conception graphique d'interface|interface utilisateur"],
  ['recette', 'recette'],
  [
    'user accounts',
    'user accounts|comptes utilisateurs|user management|gestion des utilisateurs|login|sign-in|access control|gestion des comptes',
  ],
  [
    'system administration',
    'system administration|administration système|administration systèmes|sysadmin|infrastructure|linux|sre|site reliability engineering|cloud architecture|architecture cloud|networking|réseau|réseaux|infrastructure management|systems administration',
  ],
  [
    'web hosting',
    'web hosting|hébergement web|server administration|administration de serveurs|infogérance|managed hosting',
  ],
  ['go', 'go|golang|développement go|go development'],
  [
    'microservices',
    'microservices|micro-services|microservice architecture|architecture microservices|distributed systems|systèmes distribués',
  ],
  [
    'kubernetes',
    'kubernetes|k8s|container orchestration|orchestration de conteneurs|kubernetes administration|containers|conteneurs',
  ],
  [
    'ui 3',
    "ui|ui design|user interface design|interface design|design d'interface|conception d'interface|ui/ux|ux/ui|ux/ui design|ui/ux design|figma|maquettes|product design|design produit|design ui|web design|webdesign|app design|visual design|design|ux|ux design|mockups|design system|design systems",
  ],
  [
    'back-end developer',
    'back-end developer|backend developer|développeur back-end|développeuse back-end|développeur back|full-stack developer|fullstack developer|développeur full-stack|développeuse full-stack|web developer|développeur web|back-end engineer|backend engineer|software engineer|ingénieur logiciel|software developer|python developer|développeur python|rails developer|ruby developer|ruby on rails developer|développeur rails|php developer|développeur php|laravel developer|développeur laravel|développeur symfony|symfony developer|développeur|developer|saas developer|développeur ruby|développeur logiciel|software architect|architecte logiciel|next.js developer|react developer|développeur react|frontend developer|front-end developer|développeur front-end|développeur saas|application developer',
  ],
  [
    'ui designer',
    "ui designer|designer ui|ux/ui designer|ui/ux designer|web designer|webdesigner|product designer|designer produit|designer d'interface",
  ],
  [
    'saas',
    "saas|saas development|développement saas|web application|application web|web app|web application development|développement d'application web|software as a service|logiciel en ligne|saas architecture|architecture saas",
  ],
  [
    'multi-tenancy 2',
    "multi-tenancy|multi-tenant|multi-tenant architecture|multitenant architecture|multitenancy|architecture multi-locataire|multi-locataire|architecture multi-tenant|saas architecture|architecture saas|software architecture|architecture logicielle|architecture|saas|saas development|user management|gestion des utilisateurs|access control|data isolation|isolation des données|multi-entreprises|multi-organisation|data partitioning|multi-locataires|développement saas|cloisonnement des données|multi tenant|gestion des droits|multi-company|multi-agency|contrôle d'accès|multi-site",
  ],
  [
    'electronic voting',
    'electronic voting|e-voting|online voting|vote électronique|vote en ligne|vote à distance|voting|vote|remote voting|votes|assemblée générale|polls',
  ],
  [
    'e-signature',
    'e-signature|electronic signature|signature électronique|digital signature|docusign|yousign|esignature|signature en ligne|e-signatures|signature|electronic signatures|api integration|eidas|signature numérique',
  ],
  [
    'laravel',
    'laravel|php|développement laravel|laravel development|php laravel|développement php',
  ],
  [
    'authentication 2',
    'authentication|authentification|user accounts|comptes utilisateurs|oauth|login|sign-in|iam|gestion des comptes|user authentication',
  ],
  [
    'customer portal',
    'customer portal|portal|portail|extranet|espace client|web portal|property management|gestion immobilière|syndic',
  ],
  [
    'devops',
    'devops|system administration|administration système|administration systèmes|sysadmin|infrastructure|linux|sre|site reliability engineering|cloud architecture|architecture cloud|networking|réseau|réseaux|infrastructure management|systems administration',
  ],
  [
    'oracle',
    'oracle|oracle database|oracle db|pl/sql|plsql|sql|base de données oracle|databases|base de données|bases de données|database',
  ],
  [
    'hl7',
    'hl7|fhir|hl7 fhir|healthcare interoperability|interopérabilité|interoperability|interopérabilité en santé|health data|données de santé|health informatics|interfaces hl7|medical data|informatique de santé|medical informatics',
  ],
  [
    'data warehouse',
    'data warehouse|entrepôt de données|data warehousing|datawarehouse|etl|elt|data pipeline|data pipelines|data engineering|ingénierie des données|ingénierie de données|data modelling|modélisation de données|data integration|intégration de données|alimentation de données|entrepôts de données',
  ],
  [
    'dashboard',
    'dashboard|dashboards|tableau de bord|tableaux de bord|data visualisation|data visualization|dataviz|visualisation de données|datavisualisation|data viz|reporting|business intelligence|bi|dashboard design|conception de tableaux de bord|informatique décisionnelle|charts|graphiques|kpi|kpis|création de tableaux de bord|data analysis|analyse de données|visualisation|data-visualisation|dashboarding',
  ],
  [
    'qlik',
    'qlik|qlik sense|qliksense|qlikview|développement qlik|qlik development|business intelligence|bi',
  ],
  [
    'anonymisation',
    'anonymisation|anonymization|pseudonymisation|pseudonymization|data anonymisation|data anonymization|anonymisation des données|gdpr|rgpd|data protection|protection des données|privacy|data masking|data privacy|protection des données personnelles|vie privée|pseudonymisation des données|data security',
  ],
  [
    'authentication 3',
    "authentication|authentification|user accounts|comptes utilisateurs|user management|gestion des utilisateurs|oauth|login|sign-in|access control|iam|gestion des comptes|user authentication|members area|espace membre|espace privé|espace membres|espace pro|espace professionnel|contrôle d'accès|extranet|gestion des droits|access rights|espace réservé|protected area|gestion des accès|espace client|member area|rbac|security|sécurité|authorization|authorisation|row-level security|customer portal|role-based access control|portail|portal|permissions|droits d'accès",
  ],
  [
    'hébergement de données de santé',
    'hébergement de données de santé|hds|health data hosting|on-premise|hosting|hébergement|hospital information systems',
  ],
  [
    'gdpr compliance',
    'gdpr compliance|conformité rgpd|privacy law|privacy policy|politique de confidentialité|data protection law|mise en conformité rgpd|confidentialité des données|rgpd / gdpr',
  ],
  [
    'cybersecurity',
    "cybersecurity|cybersécurité|it security|sécurité informatique|application security|sécurité applicative|pentest|penetration testing|encryption|chiffrement|secure development|information security|embedded security|web security|sécurité des données|cyber security|security awareness|sensibilisation à la cybersécurité|cybersecurity awareness|security awareness training|phishing awareness|sécurité des systèmes d'information",
  ],
  ['hr', 'hr|ressources humaines|csv|hr analytics'],
  [
    'documentation 4',
    'documentation|technical documentation|documentation technique|technical writing|rédaction technique|runbook|knowledge transfer|transfert de compétences|user documentation|user guide|guide utilisateur|rapport|report writing',
  ],
  [
    'data analytics',
    'data analytics|data analyst|statistics|statistiques|analyse des données|statistical analysis|analyse statistique',
  ],
  ['data modeling', 'data modeling'],
  ['database design 3', 'database design|conception de base de données'],
  [
    'ui 4',
    "ui|ui design|user interface design|interface design|design d'interface|conception d'interface|ui/ux|ux/ui|ux/ui design|ui/ux design|web design|webdesign|design ui|design|product design|design produit|app design|conception graphique d'interface|interface utilisateur|maquettes|mockups",
  ],
  [
    'ux 2',
    'ux|ux design|user experience|user experience design|expérience utilisateur|conception ux|design ux|ergonomie|ergonomics|usability|utilisabilité|parcours utilisateur|interaction design|user research|recherche utilisateur|ux research',
  ],
  [
    'pipeline de données',
    "pipeline de données|pipelines de données|api integration|intégration d'api|intégration api|data extraction|extraction de données|connectors|connecteurs|systems integration|data connectors|integration|intégration|flux de données",
  ],
  ['sql queries', 'sql queries|requêtes sql|query writing|sql query|mysql|postgresql'],
  ['real-time', 'real-time|realtime|real time|temps réel|websocket|websockets|real-time systems'],
  [
    'cloud',
    'cloud|cloud computing|cloud infrastructure|infrastructure cloud|google cloud platform|cloud architecture|architecture cloud|cloud deployment|hébergement cloud|cloud hosting|public cloud|cloud public|aws|azure|google cloud|gcp',
  ],
  [
    'power bi',
    'power bi|powerbi|microsoft power bi|power-bi|développement power bi|dax|power bi development',
  ],
  [
    'data analyst',
    'data analyst|analyste de données|bi developer|bi analyst|bi consultant|consultant bi|développeur bi|business intelligence developer|data visualisation specialist|data visualization specialist|analyste données|business intelligence analyst|data engineer|ingénieur de données|ingénieur données|data scientist|développeur power bi|power bi developer|analyste bi|data visualisation designer|ingénieur data|business analyst|qlik developer|développeur qlik|looker developer|analytics engineer|consultant décisionnel|bi engineer|data consultant|consultant data|consultant business intelligence|gis developer|data visualisation developer|ingénieur bi|développeur décisionnel|data visualization developer',
  ],
  [
    'snowflake',
    'snowflake|data warehouse|entrepôt de données|cloud data warehouse|sql|snowflake database|data warehousing',
  ],
  [
    'dbt',
    'dbt|data build tool|analytics engineering|data modelling|data modeling|modélisation de données|data transformation|transformation de données|elt|etl|dbt core|dbt cloud|sql',
  ],
  [
    'testing 3',
    'testing|tests|data quality|qualité des données|qualité de données|data testing|automated testing|tests automatisés|automated tests|test automation|qa|quality assurance|data validation|validation des données|unit testing|dbt tests|tests de données|assurance qualité',
  ],
  [
    'dashboard 2',
    'dashboard|dashboards|tableau de bord|tableaux de bord|data visualisation|data visualization|dataviz|visualisation de données|reporting|business intelligence|bi|kpi|kpis|reports|data analysis|analyse de données|dashboarding|data viz|charts|exec report|executive reporting|rapports|datavisualisation',
  ],
  ['looker', 'looker|lookml|looker studio|google looker|business intelligence|bi'],
  [
    'databases 3',
    'databases|database|database design|bases de données|base de données|conception de base de données',
  ],
  [
    'data pipeline',
    "data pipeline|data pipelines|pipeline de données|pipelines de données|data engineering|ingénierie des données|ingénierie de données|data integration|intégration de données|api integration|intégration d'api|intégration api|data extraction|extraction de données|connectors|connecteurs|systems integration|data connectors|integration|intégration|flux de données",
  ],
  ['datawarehouse', 'datawarehouse|alimentation de données'],
  [
    'dashboard design',
    'dashboard design|conception de tableaux de bord|informatique décisionnelle|graphiques|création de tableaux de bord|visualisation',
  ],
  ['tableau', 'tableau|tableau software|tableau desktop|tableau development'],
  [
    'machine learning',
    'machine learning|data science|ml|science des données|ai|ia|artificial intelligence|intelligence artificielle|apprentissage automatique|predictive modelling|data scientist|deep learning',
  ],
  [
    'forecasting',
    'forecasting|time series forecasting|prévision|prévisions|predictive analytics|analyse prédictive|demand forecasting|predictive modelling|time series|séries temporelles|prediction|modélisation prédictive',
  ],
  [
    'data engineer',
    'data engineer|ingénieur de données|ingénieur données|ingénieur data|etl developer|data architect|bi developer|développeur bi|architecte de données|analytics engineer|data analyst|analyste de données|développeur etl|data engineering consultant|database developer|etl engineer|dbt developer|développeur data',
  ],
  [
    'machine learning engineer',
    'machine learning engineer|ml engineer|ingénieur machine learning|ai engineer|ingénieur ia|ingénieur ml',
  ],
  [
    'computer vision',
    "computer vision|vision par ordinateur|image recognition|reconnaissance d'images|image classification|object detection|détection d'objets|image processing|traitement d'images|traitement d'image|vision industrielle|machine vision|image analysis|analyse d'images|defect detection",
  ],
  [
    'data annotation',
    "data annotation|annotation de données|data labelling|data labeling|labelling|labeling|annotation|image annotation|annotation d'images|étiquetage de données|labelled data|training data|dataset creation|dataset preparation|data preparation|image labelling",
  ],
  [
    'edge computing',
    'edge computing|edge ai|on-device inference|on-device machine learning|embedded ai|ia embarquée|edge|edge inference|mobile machine learning|tensorflow lite|tflite|offline mode|offline|offline-first|mode hors ligne|mobile development|développement mobile|model deployment|déploiement de modèles|mlops|model optimisation|model compression|mobile ml|edge deployment|embedded machine learning|hors ligne|mobile app development|offline sync|litert|core ml',
  ],
  [
    'tensorflow',
    'tensorflow|keras|tensor flow|deep learning|apprentissage profond|neural networks|réseaux de neurones',
  ],
  [
    'mobile app',
    "mobile app|mobile application|mobile|app development|application development|application mobile|appli mobile|appli|app|développement d'applications mobiles|développement d'application mobile|mobile application development",
  ],
  [
    'agronomy',
    'agronomy|agronomie|agriculture|precision agriculture|agriculture de précision|agritech|irrigation|remote sensing|télédétection|plant pathology',
  ],
  ['pytorch', 'pytorch|torch'],
  [
    'machine learning 2',
    'machine learning|apprentissage automatique|apprentissage machine|ml|data science|science des données|ai|ia|artificial intelligence|intelligence artificielle|statistical modelling|modélisation statistique|predictive modelling',
  ],
  [
    'ml engineering',
    'ml engineering|mise en production|deployment|déploiement|model evaluation|évaluation de modèles|explainable ai|explainability|explicabilité|ia explicable|interpretability',
  ],
  [
    'data analysis',
    'data analysis|analyse de données|data analytics|data analyst|statistics|statistiques|analyse des données|kpi|statistical analysis|analyse statistique',
  ],
  [
    'data engineering',
    'data engineering|ingénierie des données|ingénierie de données|data pipeline|data warehouse|entrepôt de données|etl|data modelling|data modeling|modélisation de données|sql|databases|base de données',
  ],
  [
    'python',
    'python|développement python|python programming|programmation python|python development',
  ],
  [
    'data cleaning',
    'data cleaning|data cleansing|nettoyage de données|nettoyage des données|data quality|qualité des données|qualité de données|préparation de données|préparation des données|data wrangling|data processing|traitement de données',
  ],
  [
    'drones',
    'drones|drone|drone piloting|drone pilot|pilotage de drone|télépilotage|uav|aerial photography|photographie aérienne|aerial imaging|drone operation|drone operations|télépilote|drone photography|drone imagery',
  ],
  [
    'data scientist',
    'data scientist|machine learning engineer|ml engineer|ingénieur machine learning|ingénieur ml|ai engineer|ingénieur ia|computer vision engineer|ingénieur vision par ordinateur|scientifique des données|nlp engineer|ingénieur nlp|ingénieur en apprentissage automatique|data-scientist|deep learning engineer|machine learning specialist|ingénieur en intelligence artificielle|ml specialist|speech recognition engineer|llm engineer|ai developer|développeur ia|ai specialist|machine learning researcher|linguiste informaticien|computational linguist|speech scientist|ml researcher|ai scientist|computer vision specialist|spécialiste ia|speech engineer|data science consultant|ai researcher|ai consultant|consultant ia',
  ],
  [
    'llm',
    'llm|llms|large language models|rag|retrieval augmented generation|retrieval-augmented generation|generative ai|ia générative|chatbot|chatbots|conversational ai|ia conversationnelle|assistant virtuel|nlp|natural language processing|traitement du langage naturel|traitement automatique du langage|prompt engineering|grands modèles de langage|modèles de langage|assistant conversationnel|agent conversationnel|virtual assistant|language models|question answering|tal|tln|ai assistant|assistant ia|agents ia|ai agents|langchain|chatbot development',
  ],
  [
    'mistral',
    'mistral|mistral ai|llm|llms|large language models|modèles de langage|grands modèles de langage|ia générative|generative ai',
  ],
  [
    'ocr',
    'ocr|optical character recognition|reconnaissance de caractères|reconnaissance optique de caractères|document processing|traitement de documents|document parsing|document extraction|extraction de documents|intelligent document processing|data extraction|extraction de données|numérisation|pdf extraction|text extraction|extraction de texte|digitisation|pdf|pdf processing|document ai|lad/rad|document understanding|pdf parsing',
  ],
  [
    'semantic search',
    "semantic search|recherche sémantique|vector search|recherche vectorielle|search|embeddings|vector database|vector databases|base vectorielle|information retrieval|recherche d'information|search engine|moteur de recherche|elasticsearch|nlp|natural language processing|traitement du langage naturel|rag|vector db|pgvector|opensearch",
  ],
  [
    'microsoft teams',
    "microsoft teams|teams|teams integration|ms teams|intégration teams|microsoft 365|office 365|bot framework|teams bot|api integration|intégration api|intégration d'api|integration|microsoft graph|intégration microsoft teams|m365",
  ],
  [
    'model evaluation',
    'model evaluation|évaluation de modèles|evaluation|évaluation|llm evaluation|testing',
  ],
  [
    'knowledge management',
    'knowledge management|gestion des connaissances|knowledge base|base de connaissances|gpt alternatives|insurance|assurance',
  ],
  [
    'machine learning 3',
    'machine learning|apprentissage automatique|apprentissage machine|ml|data science|science des données|ai|ia|artificial intelligence|intelligence artificielle|statistical modelling|modélisation statistique|predictive modelling|deep learning|apprentissage profond',
  ],
  [
    'mlops',
    'mlops|model deployment|déploiement de modèles|ml engineering|mise en production|deployment|déploiement|explainable ai|explainability|explicabilité|ia explicable|interpretability|data annotation|annotation de données',
  ],
  ['neural networks', 'neural networks|réseaux de neurones'],
  [
    'data cleaning 2',
    'data cleaning|data cleansing|nettoyage de données|nettoyage des données|data quality|qualité des données|qualité de données|data preparation|préparation de données|préparation des données|data wrangling|data processing|traitement de données',
  ],
  [
    'tests',
    'tests|automated testing|automated tests|test automation|tests automatisés|automatisation des tests|qa|quality assurance|assurance qualité|software testing|tests logiciels|unit testing|tests unitaires|recette',
  ],
  ['openai', 'openai|chatgpt|gpt|gpt-4|openai api|chat gpt|api openai'],
  [
    'fine-tuning',
    'fine-tuning|model training|fine tuning|entraînement de modèle|entraînement de modèles|llm fine-tuning|training models|model fine-tuning|affinage de modèle|transfer learning|machine learning model training',
  ],
  [
    'event management',
    "event management|event planning|event organisation|event organization|organisation d'événements|organisation d'événement|événementiel|gestion d'événements|event production|events|event coordination|hackathon|hackathons|event|event logistics|hackathon organisation|logistique événementielle|production événementielle|conference organisation|gestion événementielle|conference management|congrès|organisation de congrès|congress organisation|conférences|organisation de conférences|coordination d'événements|organisation de soirée|soirée|gala|gala organisation|inauguration|corporate events|event operations|event organising|relations publiques|organisation événementielle|event manager|organisation de colloques|conferences|charity events|charity event|fundraising events|public events|congress|hackathon organization",
  ],
  [
    'sound and lighting',
    'sound and lighting|sound and lights|lighting|sound|son et lumière|sonorisation|éclairage|régie technique|régie|audiovisual|av|audio-visual|technique son et lumière|stage lighting|live sound|sound engineering|audiovisuel|lumière|son|stage technology|régie son et lumière|event technology|av production|stage production',
  ],
  [
    'catering',
    'catering|traiteur|restauration|food and beverage|food|cocktail|cuisine|buffet|service traiteur',
  ],
  [
    'artist booking',
    "artist booking|performers|actors|comédiens|comédien|acting|entertainment|animation artistique|programmation artistique|performing arts|spectacle vivant|theatre|théâtre|art dramatique|lecture|booking d'artistes|programmation|animation|spectacle|acteurs|reading|storytelling|animations|artist management|readings|talent booking|programmation culturelle",
  ],
  [
    'lsf',
    'lsf|langue des signes|langue des signes française|french sign language|sign language|sign language interpreting|interprétation lsf',
  ],
  [
    'video',
    'video|video production|videography|production vidéo|vidéo|réalisation vidéo|captation vidéo|captation|filming|tournage|video editing|montage vidéo|montage|aftermovie|film|vidéaste|video recording|event video|captation filmée|live streaming|filmmaking|short videos|vidéos courtes|video shooting|reportage vidéo|video content|event filming',
  ],
  [
    'live stream',
    'live stream|streaming|livestream|livestreaming|diffusion en direct|webcast|video streaming|retransmission en direct|webcasting|broadcast|hybrid events',
  ],
  [
    'interpreting',
    'interpreting|interpretation|simultaneous interpretation|simultaneous interpreting|interprétation|interprétation simultanée|conference interpreting|interprétation de conférence|interpreter|interprète|traduction simultanée|interprétariat|simultaneous translation|interprète de conférence|liaison interpreting',
  ],
  [
    'stage management',
    'stage management|régie plateau|régie générale|stage manager|show calling|stage direction',
  ],
  ['vidéo verticale', 'vidéo verticale'],
  [
    'accommodation',
    'accommodation|hébergement|hôtellerie|lodging|hotel booking|travel logistics|logistique|logistics|hospitality|travel management|réservation hôtelière',
  ],
  [
    'research 2',
    'research|documentary research|recherche documentaire|recherche|fact-checking|fact checking|vérification des faits|desk research',
  ],
  ['seminar organisation', 'seminar organisation|organisation de séminaires'],
  [
    'shipping 3',
    'shipping|shipping integration|delivery|livraison|expédition|transport|gestion des livraisons|e-commerce logistics|click and collect|shipping labels|intégration transporteur|transporteurs',
  ],
  [
    'av equipment',
    'av equipment|equipment rental|location de matériel|screens|audio|av hire|technique audiovisuelle|audiovisual equipment|matériel audiovisuel|event technicals',
  ],
  [
    'reception',
    "reception|accueil|hôtesses|hosts|hostesses|event staffing|staffing|front desk|guest relations|attendee management|customer service|accueil des participants|accueil bilingue|event staff|personnel d'accueil|service client|relation client",
  ],
  [
    'graphic design 2',
    'graphic design|graphisme|design graphique|design|visual design|création graphique|conception graphique|infographie|print design|print|invitation design|supports imprimés|flyers|conception de supports|banners|pao|impression',
  ],
  ['fireworks', "fireworks|feu d'artifice|pyrotechnics|pyrotechnie|feux d'artifice"],
  [
    'event manager',
    "event manager|event planner|organisateur d'événements|chef de projet événementiel|event coordinator|responsable événementiel|event producer|coordinateur événementiel|event project manager|organisatrice d'événements|chargé d'événementiel|organisateur événementiel|event organiser|event organizer|congress organiser|conference organiser|gala organiser|chargée d'événementiel|conference manager|congress manager|directeur événementiel|event director|agence événementielle|event agency|chef de projet événementielle|coordonnateur d'événements|coordonnateur événementiel|event specialist|gestionnaire d'événements",
  ],
  [
    'sign language interpreter',
    'sign language interpreter|interprète lsf|interprète en langue des signes|lsf interpreter|interpreter|interprète',
  ],
  [
    'fundraising',
    'fundraising|charity auction|auction|silent auction|auctions|collecte de fonds|levée de fonds|enchères|charity fundraising|vente aux enchères|fundraising events|mécénat|donations|philanthropy|fund raising',
  ],
  [
    'entertainment',
    "entertainment|live music|band|band booking|music|musique|artist booking|musicians|live band|animation musicale|music booking|performers|animation|concert|talent booking|artist management|dj|booking d'artistes|live entertainment|musiciens|concerts|entertainment booking|event entertainment|orchestra|programmation musicale",
  ],
  [
    'master of ceremonies',
    "master of ceremonies|mc|host|hosting|event hosting|animation|presenter|animateur|maître de cérémonie|compère|emcee|public speaking|présentation|event presenter|moderation|event moderation|animation d'événement|modération|présentateur|speaking|stage hosting|animation de soirée",
  ],
  [
    'video 2',
    'video|video production|videography|production vidéo|vidéo|réalisation vidéo|captation vidéo|filming|tournage|video editing|montage vidéo|montage|aftermovie|film|vidéaste|short videos|vidéos courtes|vidéo verticale',
  ],
  [
    'reception 2',
    "reception|accueil|hôtesses|hostesses|event staffing|staffing|front desk|guest relations|attendee management|customer service|accueil des participants|accueil bilingue|event staff|personnel d'accueil|service client|relation client",
  ],
  ['ruby', 'ruby|ruby on rails|rails|développement ruby|ror'],
  ['java', 'java|swing|java swing|développement java|java development'],
  [
    'venue sourcing',
    'venue sourcing|venue search|venue|recherche de lieu|recherche de lieux|location de salle|venue management|salle|venue finding|location scouting|lieu|site selection|repérage|venue booking',
  ],
  [
    'ticketing 2',
    'ticketing|billetterie|ticket sales|ticketing system|billetterie en ligne|online ticketing|event ticketing|registration|event registration|vente de billets',
  ],
  [
    'social media',
    'social media|social networks|social media management|community management|réseaux sociaux|réseau social|gestion des réseaux sociaux|animation des réseaux sociaux|instagram|facebook|social media marketing|marketing des réseaux sociaux|community manager|tiktok|instagram marketing|social media content|facebook page',
  ],
  [
    'community manager',
    'community manager|social media manager|gestionnaire de communauté|responsable réseaux sociaux|gestionnaire de réseaux sociaux',
  ],
  [
    'google business profile',
    "google business profile|google my business|fiche google|fiche d'établissement google|google business|local seo|seo local|référencement local|seo|référencement|google maps|local search|local marketing|marketing local|fiche établissement|visibilité locale|référencement google|search engine optimisation|search engine optimization",
  ],
  [
    'seo 3',
    "seo|local seo|seo local|référencement local|référencement|référencement naturel|search engine optimisation|search engine optimization|référencement seo|référencement google|visibilité en ligne|google business profile|google my business|fiche google|fiche d'établissement google|local search|visibilité locale|google business|organic search",
  ],
  [
    'meta ads',
    'meta ads|facebook ads|instagram ads|social ads|paid social|publicité sur les réseaux sociaux|meta|online advertising|publicité en ligne|social media advertising|facebook|advertising|publicité|paid media|digital advertising',
  ],
  [
    'influencer marketing',
    "influencer marketing|influence marketing|marketing d'influence|influencers|influenceurs|influence|influencer|influenceur|relations influenceurs|influencer relations|partenariats influenceurs|influencer partnerships",
  ],
  [
    'email marketing 2',
    'email marketing|e-mail marketing|emailing|e-mailing|newsletter|newsletters|email|e-mail|email campaigns|campagnes e-mail|marketing par e-mail|mailing|mailchimp|brevo|infolettre|crm marketing',
  ],
  [
    'translation 2',
    "translation|traduction|translating|traduction technique|technical translation|software translation|translations|traductions|localisation|localization|traduction de logiciel|traduction d'interface|game translation|website translation",
  ],
  [
    'tourism',
    'tourism|tourisme|tourism marketing|marketing touristique|œnotourisme|oenotourism|wine tourism|partnerships|partenariats',
  ],
  [
    'marketing strategy',
    'marketing strategy|stratégie marketing|marketing plan|plan marketing|marketing|digital marketing|marketing digital|communication strategy|stratégie de communication|plan de communication|digital strategy|stratégie digitale|marketing planning|communication|b2b marketing|marketing b2b',
  ],
  [
    'content strategy',
    'content strategy|stratégie de contenu|stratégie éditoriale|editorial strategy|content|contenu',
  ],
  ['content marketing', 'content marketing|marketing de contenu'],
  [
    'writing',
    "writing|content writing|copywriting|article writing|blog writing|rédaction|rédaction web|rédaction d'articles|web writing|conception-rédaction|conception rédaction|writer|rédacteur|journalism|journalisme|editorial writing|editorial|rédaction éditoriale|web copywriting|content creation|création de contenu|création de contenus|seo writing|rédaction seo|popular writing|vulgarisation|articles",
  ],
  [
    'google analytics',
    "google analytics|web analytics|analytics|analytique web|ga4|analyse d'audience|web analysis|tracking|mesure d'audience|matomo",
  ],
  [
    'social networks',
    'social networks|réseau social|instagram|marketing des réseaux sociaux|community manager',
  ],
  [
    'sea 2',
    'sea|google ads|ads|paid search|paid advertising|ppc|adwords|référencement payant|publicité payante|online ads|sem|media buying|achat média|campagnes publicitaires|pub',
  ],
  [
    'social media 2',
    'social media|social media management|community management|réseaux sociaux|gestion des réseaux sociaux|animation des réseaux sociaux|social media marketing',
  ],
  [
    'lead generation',
    'lead generation|génération de leads|demand generation|acquisition|inbound marketing|growth marketing|growth|sales|prospection|lead gen|génération de prospects|b2b lead generation|customer acquisition|acquisition clients|growth hacking|inbound|b2b|demand gen',
  ],
  ['tiktok', 'tiktok|tiktok ads|tik tok|tiktok marketing'],
  [
    'marketing manager',
    'marketing manager|responsable marketing|marketing strategist|digital marketing manager|digital marketing specialist|marketing specialist|responsable marketing digital|chef de projet marketing|marketing consultant|consultant marketing|chargé de marketing|growth marketer|content marketer|marketeur|stratège marketing|responsable communication|chargé de communication|communications manager|traffic manager|growth manager|growth hacker|demand generation manager|local marketing specialist|digital marketer|growth marketing manager|head of growth|sea specialist|google ads specialist|content manager|b2b marketing manager|chargé de marketing digital|spécialiste marketing|demand generation specialist|acquisition manager|marketing automation specialist|head of marketing|content marketing manager|responsable acquisition',
  ],
  [
    'google ads',
    'google ads|adwords|google adwords|sea|ppc|paid search|sem|online advertising|publicité en ligne|référencement payant|advertising|publicité|paid advertising|paid media|digital advertising|achat média',
  ],
  [
    'linkedin ads',
    'linkedin ads|linkedin advertising|paid social|social ads|linkedin|b2b advertising|social media advertising|publicité linkedin|online advertising|publicité en ligne|paid media|advertising|publicité|paid advertising|digital advertising|publicité sur les réseaux sociaux|linkedin marketing|linkedin campaigns',
  ],
  [
    'marketo',
    'marketo|marketing automation|automatisation marketing|email marketing|e-mail marketing|emailing|lead nurturing|nurturing|email automation|crm|hubspot|demand generation|adobe marketo|automatisation du marketing|marketing par e-mail|adobe marketo engage|b2b marketing automation',
  ],
  [
    'google analytics 2',
    "google analytics|ga4|analytics|web analytics|attribution|analyse d'audience|tracking|mesure d'audience|marketing analytics|digital analytics|analytique web|marketing attribution|attribution marketing|web analysis|conversion tracking|google tag manager|analyse web|google analytics 4|webanalytics",
  ],
  [
    'a/b testing',
    'a/b testing|ab testing|a/b tests|a/b test|conversion optimisation|conversion rate optimization|conversion rate optimisation|cro|experimentation|optimisation de la conversion|tests a/b|landing pages|growth|growth marketing|growth hacking|conversion|test a/b|landing page optimization|split testing',
  ],
  [
    'sales enablement',
    'sales enablement|presentation design|presentations|présentations|pitch deck|slides|powerpoint|sales decks|product marketing|partner marketing|sales support|partner enablement|content marketing|go-to-market|go to market strategy|gtm|channel marketing',
  ],
  [
    'e-mailing',
    'e-mailing|newsletter|newsletters|email|e-mail|email campaigns|campagnes e-mail|mailing|mailchimp|brevo|infolettre|crm marketing',
  ],
  [
    'framer',
    "framer|landing|page d'atterrissage|web design|webdesign|showcase website|site vitrine",
  ],
  ['gtm strategy', 'gtm strategy|partnerships|b2b marketing'],
  [
    'marketing strategy 2',
    'marketing strategy|stratégie marketing|marketing plan|plan marketing|marketing|digital marketing|marketing digital|communication strategy|stratégie de communication|plan de communication|digital strategy|stratégie digitale|marketing planning|communication|marketing b2b',
  ],
  ['marketing de contenu', 'marketing de contenu'],
  ['matomo', 'matomo'],
  [
    'social networks 2',
    'social networks|réseau social|instagram|facebook|marketing des réseaux sociaux|community manager',
  ],
  ['ads', 'ads|publicité payante|online ads|media buying|campagnes publicitaires|pub'],
  [
    'génération de leads',
    'génération de leads|acquisition|inbound marketing|lead gen|génération de prospects|b2b lead generation|customer acquisition|acquisition clients|inbound|b2b|demand gen',
  ],
  [
    'telemarketing',
    'telemarketing|cold calling|cold calls|telesales|prospection téléphonique|cold call|phone prospecting|télévente|télémarketing|phonings|sales prospecting|outbound sales|prospection|sales|sdr|lead generation',
  ],
  [
    'seo specialist',
    'seo specialist|seo consultant|consultant seo|spécialiste seo|référenceur|seo expert|expert seo|seo manager|chargé de référencement',
  ],
  [
    'science writing',
    'science writing|science communication|popular science|vulgarisation scientifique|communication scientifique|writing|copywriting|rédaction|scientific writing|rédaction scientifique|content writing|popular writing|vulgarisation|journalism|journalisme|science journalism|writer|rédacteur|editorial writing|science writer|médiation scientifique|editorial|article writing|rédacteur scientifique|science outreach|content creation|création de contenu',
  ],
  [
    'interviews',
    "interviews|interviewing|interview|entretiens|conduct interviews|conduite d'entretiens|entretien|interview techniques|journalism|journalisme|qualitative interviews|recueil de témoignages|oral history|histoire orale|expert interviews|reportage|qualitative research|témoignages|testimonials|collecte de témoignages",
  ],
  [
    'annual report',
    'annual report|annual reports|rapport annuel|report writing|corporate writing|corporate communication|writing|copywriting|rédaction|editorial|rapport|rapports annuels|rédaction de rapports|editorial writing|content writing|editing|corporate publications|reporting|annual report writing|institutional communication|communication institutionnelle|long-form writing|rédaction institutionnelle',
  ],
  [
    'r',
    'r|r programming|r language|rstats|langage r|programmation r|statistics|statistiques|statistical analysis|analyse statistique|r statistics|biostatistics|data analysis',
  ],
  [
    'proofreading',
    'proofreading|relecture|correction|copy editing|copyediting|copy-editing|révision|relecture-correction|révision de textes|proofreader|correction de textes|linguistic review|revision|review|translation review|relecture croisée|lqa|relecture et correction|revision bilingue|relecteur|correcteur|linguistic proofreading|quality assurance|réviseur|révision linguistique',
  ],
  [
    'biology',
    'biology|genetics|genomics|biologie|génétique|génomique|plant biology|bioinformatics|science|plant science',
  ],
  ['british english', 'british english|english|google docs|english writing'],
  [
    'documentation 5',
    'documentation|technical documentation|documentation technique|technical writing|rédaction technique|runbook|knowledge transfer|transfert de compétences|user documentation|user guide|guide utilisateur',
  ],
  [
    'content marketing 2',
    'content marketing|marketing de contenu|content strategy|stratégie de contenu|stratégie éditoriale|editorial strategy|content|contenu',
  ],
  [
    'blog writing',
    "blog writing|rédaction web|rédaction d'articles|web writing|conception-rédaction|conception rédaction|rédaction éditoriale|web copywriting|seo writing|rédaction seo|articles",
  ],
  [
    'scriptwriting',
    'scriptwriting|script writing|screenwriting|écriture de scénario|écriture de script|écriture|scénario|scénarisation|storytelling|écriture radiophonique|écriture de scripts|rédaction de scripts|narrative design',
  ],
  [
    'récit',
    'récit|narration|science storytelling|scientific communication|story|mise en récit|narrative|écriture narrative|popularisation|science popularisation',
  ],
  [
    'desktop publishing',
    'desktop publishing|dtp|pao|indesign|layout|mise en page|typesetting|print design|editorial design|maquette|graphic design|print|impression|graphisme|édition|printing|design graphique|mise en pages|book design',
  ],
  [
    'public relations',
    'public relations|press relations|media relations|pr|relations presse|relations publiques|rp|relations médias|press|press release|press releases|communiqué de presse|communiqués de presse|press release writing',
  ],
  [
    'copywriter',
    'copywriter|content writer|writer|rédacteur|rédactrice|journalist|journaliste|science writer|rédacteur scientifique|ghostwriter|biographer|biographe|concepteur-rédacteur|editor|author|auteur|technical writer|rédacteur technique|rédacteur web|web writer|editorial writer|historian|historien|conceptrice-rédactrice|prête-plume|writer-journalist|écrivain|content creator|science communicator|rédacteur web seo|science journalist|scientific writer|journaliste scientifique|content editor|web copywriter',
  ],
  [
    'dtp specialist',
    'dtp specialist|dtp operator|layout artist|graphic designer|graphiste|maquettiste|opérateur pao|desktop publisher|typesetter|spécialiste pao|graphiste pao',
  ],
  [
    'press officer',
    'press officer|attaché de presse|attachée de presse|pr manager|pr specialist|pr consultant|responsable relations presse|public relations officer',
  ],
  [
    'scriptwriting 2',
    'scriptwriting|script writing|screenwriting|écriture de scénario|écriture de script|écriture|scénario|scénarisation|rédaction|copywriting|storytelling|writing|écriture radiophonique|écriture de scripts|rédaction de scripts|narrative design',
  ],
  [
    'subtitling',
    'subtitling|subtitles|captions|captioning|sous-titrage|sous-titres|closed captions|sous-titrage sme|subtitle|video captioning|audiovisual translation|closed captioning|transcription',
  ],
  ['editing', 'editing|post-production|postproduction'],
  [
    'instructional design',
    'instructional design|ingénierie pédagogique|learning design|curriculum design|conception pédagogique|training design|course design|conception de formation|conception de formations|course creation|training materials|supports de formation|pedagogy|pédagogie|educational design|ingénierie de formation|content creation|training|formation|conception de supports pédagogiques',
  ],
  [
    'social media 3',
    'social media|social networks|social media management|community management|réseaux sociaux|réseau social|gestion des réseaux sociaux|animation des réseaux sociaux|instagram|facebook|social media marketing|marketing des réseaux sociaux|community manager',
  ],
  [
    'content writing',
    "content writing|article writing|blog writing|rédaction web|rédaction d'articles|web writing|conception-rédaction|conception rédaction|writer|rédacteur|journalism|journalisme|editorial writing|editorial|rédaction éditoriale|web copywriting|création de contenu|création de contenus|seo writing|rédaction seo|popular writing|vulgarisation|articles",
  ],
  [
    'science communication',
    'science communication|communication scientifique|vulgarisation scientifique|récit|science storytelling|médiation scientifique|popular science|scientific communication|story|science outreach|mise en récit|narrative|écriture narrative|popularisation|science popularisation',
  ],
  [
    'interviews 2',
    "interviews|interviewing|interview|entretiens|conduct interviews|conduite d'entretiens|entretien|interview techniques|qualitative interviews|recueil de témoignages|oral history|histoire orale|expert interviews|reportage|qualitative research|témoignages|testimonials|collecte de témoignages",
  ],
  [
    'voice-over',
    'voice-over|voice over|voiceover|voix off|voix-off|voice acting|narration|voix|comédien voix|enregistrement de voix|doublage|voice recording|dubbing',
  ],
  [
    'music composition',
    'music composition|music|composition musicale|musique|composition|musical composition|soundtrack|bande-son|music production|composer|compositeur|original music|musique originale|game music|game audio|musique de jeu|bande originale|music selection',
  ],
  [
    'videographer',
    'videographer|vidéaste|video producer|réalisateur|video editor|monteur vidéo|cadreur|filmmaker|réalisateur vidéo|monteur|video maker|cameraman|monteuse vidéo|video director|réalisatrice|producteur vidéo|camera operator',
  ],
  ['composer', 'composer|compositeur|compositrice|sound designer|music composer'],
  [
    'cybersecurity awareness',
    "cybersecurity awareness|security awareness|security awareness training|sensibilisation à la cybersécurité|sensibilisation cybersécurité|cybersecurity|cybersécurité|sécurité informatique|it security|security|sécurité|cybersecurity training|formation cybersécurité|sensibilisation|sensibilisation à la sécurité|information security|sécurité de l'information|awareness|formation à la cybersécurité|ssi|phishing awareness|sécurité des systèmes d'information",
  ],
  [
    'phishing simulation',
    "phishing simulation|phishing|simulated phishing|hameçonnage|simulation d'hameçonnage|simulation de phishing|phishing campaigns|campagnes de phishing|social engineering|ingénierie sociale|security awareness|cybersecurity awareness|cybersecurity|cybersécurité|phishing awareness|phishing test|tests d'hameçonnage|faux phishing|sensibilisation à la cybersécurité|security testing",
  ],
  [
    'training materials',
    'training materials|instructional design|ingénierie pédagogique|supports de formation|conception pédagogique|job aids|supports pédagogiques|conception de supports pédagogiques|fiches pratiques|content creation|création de contenu|création de contenus|conception de supports|graphic design|graphisme|learning materials|educational content|rédaction|technical writing|learning design|fiche réflexe|fiches réflexes|training design|course materials|conception de formation|user documentation|pédagogie|contenu pédagogique',
  ],
  [
    'assessment',
    'assessment|learning assessment|évaluation|évaluation des acquis|évaluation des apprentissages|evaluation|training evaluation|évaluation de formation|skills assessment|quiz',
  ],
  [
    'curriculum design',
    'curriculum design|course design|course creation|pedagogy|educational design|ingénierie de formation',
  ],
  [
    'application security',
    'application security|sécurité applicative|encryption|chiffrement|secure development|embedded security|web security|data security|sécurité des données|cyber security',
  ],
  [
    'e-learning',
    'e-learning|elearning|online learning|formation en ligne|online course|online courses|module en ligne|digital learning|formation à distance|blended learning|distance learning|articulate|articulate storyline|module e-learning',
  ],
  [
    'documentation 6',
    'documentation|technical documentation|documentation technique|rédaction technique|runbook|user guide|guide utilisateur|reporting|rapport|report writing',
  ],
  [
    'analysis',
    'analysis|analyse|diagnostic|consulting|conseil|code review|revue de code|business analysis|analyse fonctionnelle|requirements analysis|specifications|cahier des charges|analyse des besoins',
  ],
  [
    'individual coaching',
    'individual coaching|accompagnement individuel|one-to-one coaching|mentoring|coach|personal coaching|coaching individuel|mentorat|professional coaching|accompagnement personnalisé|executive coaching|media training|video coaching',
  ],
  [
    'moodle',
    'moodle|lms|learning management system|plateforme de formation|plateforme lms|moodle administration|administration moodle',
  ],
  [
    'penetration testing',
    "penetration testing|pentest|pentesting|pen test|test d'intrusion|tests d'intrusion|ethical hacking|red team|security audit|audit de sécurité|intrusion testing|pen testing|offensive security",
  ],
  [
    'technical audit',
    "technical audit|audit technique|infrastructure audit|audit d'infrastructure|security audit|audit de sécurité|audit|it audit",
  ],
  [
    'trainer',
    'trainer|formateur|formatrice|facilitator|animateur|instructor|teacher|enseignant|coach|training specialist|workshop facilitator|it trainer|formateur informatique|corporate trainer|professional trainer|cybersecurity trainer|animateur de formation|safety trainer|health and safety trainer|safety instructor|data trainer|public speaking coach|coach en prise de parole|communication trainer|coach prise de parole|formateur cybersécurité|hse trainer|formateur sécurité|speech coach|formateur en prise de parole|communication coach|hse instructor|gwo instructor',
  ],
  [
    'data literacy',
    'data literacy|data analysis|analyse de données|data training|data culture|culture de la donnée|data analytics|acculturation aux données|data skills|data interpretation|statistics|statistiques|data awareness|littératie des données|acculturation data|data fluency|data|formation data',
  ],
  [
    'data visualisation',
    'data visualisation|data visualization|dataviz|visualisation de données|charts|graphs|graphiques|statistics|statistiques|data analysis|data literacy|data interpretation|data viz|statistical literacy|analyse de données|graph reading|chart reading|data analytics|datavisualisation|critical thinking',
  ],
  [
    'sql',
    'sql|sql queries|requêtes sql|databases|base de données|bases de données|database|query writing|sql query|mysql|postgresql',
  ],
  [
    'facilitation 2',
    "facilitation|training|formation|training delivery|animation de formation|animation de formations|animation d'ateliers|workshop facilitation|teaching|enseignement|workshops|workshop|ateliers|animation|coaching|trainer|formateur|formation professionnelle|training facilitation|adult education|formation pour adultes|in-person training|user training|formation des utilisateurs|change management|conduite du changement|knowledge transfer|transfert de compétences",
  ],
  ['safeguarding', "safeguarding|background check|protection de l'enfance|child protection"],
  [
    'presentation design',
    'presentation design|powerpoint|slides|presentations|présentations|training materials|supports de formation',
  ],
  [
    'instructional design 2',
    'instructional design|ingénierie pédagogique|learning design|curriculum design|conception pédagogique|training design|course design|conception de formation|conception de formations|course creation|pedagogy|pédagogie|educational design|ingénierie de formation|content creation|conception de supports pédagogiques',
  ],
  [
    'formation utilisateurs',
    "formation utilisateurs|accompagnement|accessibility training|formation à l'accessibilité|classroom training|user onboarding|admin training|handover|formation des contributeurs|formation accessibilité",
  ],
  [
    'job aids',
    'job aids|supports pédagogiques|fiches pratiques|création de contenu|création de contenus|conception de supports|graphic design|graphisme|learning materials|educational content|rédaction|fiche réflexe|fiches réflexes|course materials|contenu pédagogique',
  ],
  [
    'e-learning 2',
    'e-learning|elearning|online learning|formation en ligne|online course|online courses|digital learning|formation à distance|blended learning|distance learning|articulate|articulate storyline|moodle|lms|e-learning module|module e-learning|online training|module en ligne',
  ],
  [
    'shareholders agreement',
    "shareholders agreement|shareholder agreement|shareholders' agreement|pacte d'associés|pacte d'actionnaires|corporate law|droit des sociétés|business law|droit des affaires|contract drafting|rédaction de contrats|contract law|droit des contrats|legal drafting|rédaction juridique|founders agreement|m&a|company law|rédaction de pacte d'associés|venture capital law|startup law|equity agreements|legal|juridique|contracts|contrats|rédaction d'actes",
  ],
  [
    'articles of association',
    "articles of association|company articles|statuts|bylaws|corporate law|droit des sociétés|company law|business law|droit des affaires|statuts de société|rédaction de statuts|legal drafting|rédaction juridique|rédaction d'actes|corporate secretarial|secrétariat juridique|company formation|corporate governance|articles of incorporation|contract drafting|mise à jour des statuts|modification des statuts|legal|juridique",
  ],
  [
    'stock options',
    'stock options|employee stock options|bspce|employee share plans|equity incentive|esop|equity compensation|actionnariat salarié|employee equity|option plan|tax law|droit fiscal|fiscalité|corporate law|droit des sociétés|share options|stock option plan|equity plan|plan de bspce|management package|incentive plans|equity plans|intéressement|employee shareholding',
  ],
  [
    'fundraising 2',
    'fundraising|levée de fonds|venture capital|capital-risque|negotiation|négociation|financing|startup financing|investment|legal advice|conseil juridique',
  ],
  [
    'international law',
    'international law|droit international|competition law|droit de la concurrence|international contracts|contrats internationaux',
  ],
  [
    'proofreading 2',
    'proofreading|relecture|correction|copy editing|copyediting|copy-editing|editing|révision|relecture-correction|révision de textes|proofreader|correction de textes|relecture et correction|linguistic review|revision|review|translation review|relecture croisée|post-editing|lqa',
  ],
  [
    'contract review',
    'contract review|relecture de contrat|relecture de contrats|commercial contracts|contrats commerciaux|contract negotiation|négociation de contrats|droit commercial|commercial law|legal review|contract management|distribution law|droit de la distribution|analyse de contrats',
  ],
  ['compliance', 'compliance|law|droit|legal consulting'],
  [
    'presentation design 2',
    'presentation design|powerpoint|presentations|présentations|pitch deck|slides|conception de présentations|pitch|slide design|présentation|deck design',
  ],
  [
    'lawyer',
    "lawyer|avocat|avocate|legal counsel|juriste|jurist|legal advisor|conseiller juridique|attorney|solicitor|legal consultant|contract lawyer|employment lawyer|avocat en droit du travail|data protection lawyer|dpo|data protection officer|délégué à la protection des données|conseil juridique|it lawyer|business lawyer|avocat d'affaires|corporate lawyer|avocat en droit des affaires|avocat en droit des sociétés|startup lawyer|juriste droit des sociétés|employment solicitor|avocat droit des sociétés|avocate en droit des affaires|corporate counsel|hr lawyer|juriste d'entreprise|labour lawyer|charity lawyer",
  ],
  [
    'cloud migration 2',
    "cloud migration|migration cloud|migration|migration vers le cloud|server migration|migration de serveurs|infrastructure migration|migration d'infrastructure|cloud|cloud computing|lift and shift|virtual machine migration|datacenter migration|cloud infrastructure|infrastructure cloud",
  ],
  [
    'azure',
    'azure|microsoft azure|azure cloud|cloud azure|azure administration|cloud|cloud computing|azure infrastructure',
  ],
  [
    'hyper-v',
    'hyper-v|hyperv|hyper v|virtualisation|virtualization|virtual machines|machines virtuelles|windows server|vm|microsoft hyper-v|vmware|windows virtual machines',
  ],
  [
    'sql server',
    'sql server|microsoft sql server|mssql|ms sql server|ms sql|sql|t-sql|databases|database administration|dba|base de données|bases de données|database|administration de bases de données|tsql',
  ],
  [
    'active directory',
    'active directory|ad|ldap|entra id|azure ad|windows server|identity management|gestion des identités|microsoft entra|directory services|annuaire|iam|identity and access management|windows administration',
  ],
  [
    'terraform',
    'terraform|bicep|infrastructure as code|iac|infrastructure-as-code|opentofu|infrastructure en code|arm templates|automation|automatisation|azure bicep|devops|scripting',
  ],
  [
    'runbook',
    "runbook|runbooks|technical documentation|documentation technique|documentation|technical writing|rédaction technique|operational documentation|knowledge transfer|transfert de compétences|handover|procédures|operations documentation|procedures|documentation d'exploitation",
  ],
  [
    'disaster recovery',
    "disaster recovery|disaster recovery testing|backup|backups|dr|plan de reprise d'activité|plan de reprise|business continuity|pra|backup and recovery|continuité d'activité|reprise d'activité|dr testing|disaster recovery plan|sauvegarde|resilience|sauvegardes|continuité",
  ],
  ['windows', 'windows|powershell'],
  [
    'facilitation 3',
    "facilitation|training|formation|training delivery|animation de formation|animation de formations|animation d'ateliers|workshop facilitation|teaching|enseignement|workshops|workshop|ateliers|animation|coaching|trainer|formateur|formation professionnelle|training facilitation|adult education|formation pour adultes|in-person training|user training|formation des utilisateurs|formation utilisateurs|accompagnement|accessibility training|formation à l'accessibilité|classroom training|change management|conduite du changement|user onboarding|admin training|formation des contributeurs|formation accessibilité",
  ],
  [
    'user documentation',
    'user documentation|user guide|guide utilisateur|reporting|rapport|report writing',
  ],
  [
    'system administration 2',
    'system administration|administration système|administration systèmes|sysadmin|infrastructure|sre|site reliability engineering|cloud architecture|architecture cloud|networking|réseau|réseaux|infrastructure management|systems administration',
  ],
  [
    'ci/cd',
    'ci/cd|cicd|continuous integration|intégration continue|github actions|continuous deployment|déploiement continu|pipelines|gitlab ci|ci cd|intégration et déploiement continus',
  ],
  [
    'google cloud platform',
    'google cloud platform|cloud deployment|hébergement cloud|cloud hosting|public cloud|cloud public|aws|google cloud|gcp',
  ],
  [
    'monitoring',
    'monitoring|supervision|observability|observabilité|prometheus|grafana|alerting|alerts|alertes|surveillance|infrastructure monitoring|budget alerts|system monitoring|cloudwatch|datadog|logging',
  ],
  ['network', 'network|administration réseau'],
  ['bash', 'bash|python'],
  [
    'landing zone',
    'landing zone|azure landing zone|landing zones|cloud landing zone|cloud foundation',
  ],
  [
    'linux',
    'linux|linux administration|administration linux|ubuntu|debian|red hat|linux system administration|gnu/linux|linux servers',
  ],
  [
    'devops engineer',
    'devops engineer|ingénieur devops|cloud engineer|ingénieur cloud|cloud architect|architecte cloud|system administrator|administrateur système|administrateur systèmes|sysadmin|site reliability engineer|sre|infrastructure engineer|platform engineer|finops specialist|finops engineer|consultant cloud|cloud consultant|ingénieur infrastructure|ingénieur système|devops|administrateur systèmes et réseaux|ingénieur systèmes|finops consultant|ingénieur de fiabilité|azure engineer|azure architect|cloud migration engineer|cloud migration specialist|ingénieur sre|cloud specialist|cloud engineer azure|infrastructure architect|kubernetes engineer|azure cloud engineer|windows administrator|windows system administrator|azure consultant|migration specialist',
  ],
  [
    'game development',
    'game development|game programming|video game development|développement de jeux|développement de jeu|développement de jeux vidéo|programmation de jeux|gameplay programming|jeu vidéo|video games|game|games|game dev|game developer|développement de jeu vidéo|programmation gameplay|jeux vidéo|video game|gameplay',
  ],
  ['godot', 'godot|godot engine|gdscript|développement godot|godot development'],
  [
    '2d art',
    '2d art|2d artist|2d illustration|illustration|illustration 2d|game art|digital painting|graphisme 2d|dessin 2d|concept art|drawing|dessin|art 2d|2d graphics|watercolour|watercolor|aquarelle|hand-drawn art|2d animation|animation 2d|background art|infographie 2d|illustrator|graphic design|hand drawn illustration|décors|graphisme|direction artistique|art direction',
  ],
  [
    'sound design',
    'sound design|game audio|music|musique|music composition|composition musicale|sound effects|game music|sound|audio|design sonore|bruitage|audio design|conception sonore|bande-son|habillage sonore|composition|soundtrack|sound fx|audio production',
  ],
  [
    'touchscreen',
    'touchscreen|kiosk|interactive kiosk|borne interactive|interactive installation|installation interactive|touch interface|table tactile|windows|museum interactive|interactive exhibits|multimédia|windows development',
  ],
  [
    'game design',
    'game design|conception de jeu|conception de jeux|game designer|level design|conception de jeux vidéo|gameplay design|serious game design|serious game|jeu sérieux|ludopédagogie|gamification',
  ],
  [
    'backgrounds',
    'backgrounds|character design|peinture numérique|visual development|environment art',
  ],
  [
    'virtual reality',
    'virtual reality|vr|réalité virtuelle|xr|ar/vr|vr development|développement vr|augmented reality|réalité augmentée|immersive|vr/ar|immersive technologies',
  ],
  [
    'multiplayer',
    'multiplayer|multiplayer networking|multijoueur|online multiplayer|jeu en ligne|netcode|game networking|multiplayer development|game servers|serveurs de jeu|networking|réseau multijoueur|network programming|online gaming',
  ],
  [
    'narrative design',
    'narrative design|storytelling|game writing|écriture narrative|scénario|écriture de scénario|scriptwriting|scénarisation|écriture|writing|rédaction|narration|narrative|design narratif|story|copywriting|creative writing',
  ],
  [
    'game developer',
    'game developer|game programmer|développeur de jeux|développeur de jeux vidéo|unity developer|développeur unity|unreal developer|gameplay programmer|développeur unreal|programmeur de jeux|programmeur gameplay|développeur jeux vidéo|développeur de jeu|game engineer|développeur unreal engine|godot developer|unreal engine developer|c# developer|développeur c#|développeur godot|programmeuse gameplay|développeuse de jeux vidéo|développeur gameplay|unity programmer|programmeur unity|interactive developer|programmeur c#',
  ],
  [
    '2d artist',
    '2d artist|artiste 2d|illustrator|illustrateur|game artist|concept artist|artist|graphiste 2d|artiste jeu vidéo|graphic designer|graphiste|illustratrice|2d animator|art director|directeur artistique|infographiste 2d|game illustrator|background artist|3d artist|animator|watercolour artist',
  ],
  [
    'sensors',
    "sensors|sensor|capteurs|capteur|sensor integration|intégration de capteurs|instrumentation|soil sensors|capteurs d'humidité|humidity sensors|soil moisture|iot|internet of things|internet des objets|objets connectés|mesure|electronics|électronique|agriculture de précision|precision agriculture|metrology|métrologie|agritech|capteurs agricoles|smart farming",
  ],
  [
    'lorawan',
    'lorawan|lora|lpwan|lorawan gateway|réseau lorawan|sigfox|radio|the things network|communication sans fil|wireless communication|réseau lora|wireless|lora wan|chirpstack',
  ],
  [
    'low-power design',
    "low-power design|low power|basse consommation|low-power|ultra low power|power management|gestion de l'énergie|battery management|faible consommation|optimisation énergétique|power optimisation|battery|autonomie|low power design|battery optimisation|batterie|energy efficiency|conception basse consommation|low-power electronics|power electronics|low power optimisation|gestion de batterie|électronique basse consommation|optimisation de la consommation|ultra-low-power",
  ],
  [
    'enclosure design',
    'enclosure design|mechanical design|boîtier|mechanical engineering|conception mécanique|mécanique|industrial design|design industriel|product design|design produit|3d printing|impression 3d|cad|cao|housing design|conception de boîtier|conception de boîtiers|3d modelling|modélisation 3d|prototypage|prototyping|hardware|hardware design|waterproofing|étanchéité|enclosure|plasturgie|3d design|mechanical cad|génie mécanique|mechanical',
  ],
  [
    'pcb design',
    'pcb design|pcb|electronics|electronic design|conception électronique|électronique|conception de pcb|carte électronique|circuit design|hardware design|conception de circuits|conception de cartes électroniques|hardware|electronics design|routage pcb|electronic engineering|conception de carte électronique|génie électronique|circuits imprimés',
  ],
  [
    'firmware',
    'firmware|firmware development|développement firmware|développement de firmware|embedded software|logiciel embarqué|embedded systems|systèmes embarqués|embedded development|développement embarqué|embedded|informatique embarquée|embarqué|firmware engineering|embedded c|c embarqué|microcontrollers|microcontrôleurs|développement de logiciel embarqué|embedded programming|programmation embarquée|système embarqué|electronics firmware|embedded engineering|ingénierie embarquée',
  ],
  [
    'web development 3',
    "web development|développement web|dashboard|dashboards|tableau de bord|tableaux de bord|web application|application web|front-end development|développement front-end|site web|website|web app|web|data visualisation|data visualization|visualisation de données|web interface|interface web|frontend|monitoring|page web|html|développement d'application web|reporting|supervision|web page|web design",
  ],
  [
    'stm32',
    'stm32|stmicroelectronics|arm cortex|cortex-m|microcontrollers|microcontroller|microcontrôleurs|microcontrôleur|embedded systems|systèmes embarqués|embedded c|c embarqué|st micro|stm 32',
  ],
  [
    'gateway',
    'gateway|passerelle|network|réseau|iot gateway|networking|linux embarqué|embedded linux|raspberry pi|mqtt|cloud|backend|iot platform|plateforme iot',
  ],
  [
    'actuators',
    'actuators|actionneurs|automation|automatisation|control systems|automatisme|irrigation|industrial automation|valves|régulation|domotique|motor control|electromechanics|plc|électrovannes',
  ],
  ['agronomy 2', 'agronomy|agronomie|agriculture|gis|remote sensing|télédétection|plant pathology'],
  ['connected devices', 'connected devices|connected objects|ido|connected object|industrial iot'],
  ['cellular', 'cellular|sim|4g|gsm|lte|nb-iot|lte-m|réseau cellulaire|carte sim|5g|cellular iot'],
  ['sensor networks', 'sensor networks|réseaux de capteurs'],
  [
    'hardware prototyping',
    'hardware prototyping|prototype|product development|manufacturing|industrialisation|industrialization|c|langage c|c++',
  ],
  [
    'embedded engineer',
    'embedded engineer|embedded developer|embedded software engineer|firmware engineer|firmware developer|ingénieur embarqué|ingénieur systèmes embarqués|développeur embarqué|développeur firmware|iot engineer|ingénieur iot|embedded systems engineer|ingénieur logiciel embarqué|ingénieur en systèmes embarqués|développeur iot|ingénieur firmware|iot developer|développeur systèmes embarqués|embedded software developer|rust developer|embedded rust developer|développeur rust|embedded systems developer|ingénieur électronique embarquée|iot specialist|électronicien|embedded rust engineer|iot consultant',
  ],
  [
    'electronics engineer',
    'electronics engineer|hardware engineer|electronic engineer|ingénieur électronique|ingénieur électronicien|pcb designer|électronicien|ingénieur hardware|hardware designer|concepteur électronique|electrical engineer|electronic designer|electronics designer|concepteur de cartes électroniques|pcb engineer|ingénieur en électronique|embedded engineer|ingénieur embarqué|embedded hardware engineer|technicien électronique',
  ],
  [
    'data scientist 2',
    'data scientist|machine learning engineer|ml engineer|ingénieur machine learning|ai engineer|ingénieur ia|ingénieur ml',
  ],
  [
    'ux audit',
    "ux audit|audit ux|ux review|usability audit|audit ergonomique|ergonomic audit|ux|ux design|user experience|expérience utilisateur|usability|ergonomie|usability review|ux research|recherche utilisateur|utilisabilité|parcours utilisateur|user journey|ux evaluation|expert review|audit d'expérience utilisateur|audit ux/ui|revue ux|heuristic evaluation|évaluation heuristique|conversion optimisation|conversion rate optimization|conversion rate optimisation|cro|optimisation de la conversion|form design|form optimisation|ux analysis|analyse ux|funnel analysis|user experience design|form ux|tests utilisateurs|user testing",
  ],
  [
    'user interviews',
    'user interviews|entretiens utilisateurs|interviews|entretiens|customer interviews|entretiens clients|qualitative research|étude qualitative|entretien utilisateur|recherche qualitative|user research|recherche utilisateur|ux research|recherche ux|user testing|tests utilisateurs|patient interviews|interviewing|design research',
  ],
  [
    'google analytics 3',
    "google analytics|ga4|analytics|web analytics|analyse d'audience|tracking|mesure d'audience|analytique web|web analysis|statistiques web|matomo|digital analytics|google analytics 4",
  ],
  ['survey', 'survey|surveys|forms|healthcare|health|data analysis|service design'],
  [
    'hotjar',
    'hotjar|session recordings|heatmaps|heatmap|behavioural analytics|behavioral analytics|analyse comportementale|enregistrements de sessions|behaviour analytics|session replay|user analytics|cartes de chaleur',
  ],
  [
    'conception ux',
    'conception ux|design ux|ux/ui|ui/ux|ux/ui design|ui/ux design|ergonomics|interaction design',
  ],
  ['enquête utilisateur', 'enquête utilisateur'],
  [
    'prioritisation',
    'prioritisation|prioritization|priorisation|recommendations|recommandations|ux roadmap|feuille de route|roadmap|ux recommendations|hiérarchisation',
  ],
  [
    'conversion',
    'conversion|taux de conversion|a/b testing|formulaires|optimisation du taux de conversion',
  ],
  [
    'wireframes',
    "wireframes|wireframing|wireframe|prototyping|prototypage|prototype|maquettes|maquette|maquettage|mockups|mock-ups|mockup|ui design|design d'interface|sketching|interface design|zoning",
  ],
  ['contact form', 'contact form|formulaire de contact|web forms'],
  [
    'ui 5',
    "ui|user interface design|conception d'interface|web design|webdesign|design ui|design|product design|design produit|app design|conception graphique d'interface|interface utilisateur",
  ],
  [
    'mobile development 3',
    'mobile development|mobile app|app development|développement mobile|application mobile|mobile app development|mobile application|appli mobile|phone app|telephony',
  ],
  [
    'ux designer',
    "ux designer|designer ux|ux/ui designer|ui/ux designer|product designer|designer produit|designer d'expérience|ux researcher|chercheur ux|concepteur ux|ergonome|user researcher|ux consultant|consultant ux|ux specialist|ergonomist|usability specialist|design researcher|chercheur utilisateur|ux auditor|ux design consultant|consultante ux|ux lead|service designer|ergonome ihm|spécialiste ux|ux expert|expert ux",
  ],
  [
    'accessibility audit 2',
    "accessibility audit|audit d'accessibilité|audit accessibilité|audit rgaa|rgaa audit|audit wcag|accessibility testing|a11y audit|accessibility review|audit de conformité|tests d'accessibilité|audit d'accessibilité numérique|rgaa|wcag|web accessibility audit|accessibility|accessibilité|accessibilité numérique|web accessibility|wcag audit|digital accessibility|audit de conformité rgaa|accessibilité web",
  ],
  [
    'screen reader testing',
    "screen reader testing|screen readers|screen reader|lecteur d'écran|lecteurs d'écran|tests avec lecteur d'écran|tests lecteur d'écran|assistive technology|assistive technologies|technologies d'assistance|nvda|voiceover|jaws|assistive technology testing|tests avec lecteurs d'écran|accessibility testing|tests d'accessibilité",
  ],
  [
    'user testing',
    "user testing|user tests|tests utilisateurs|test utilisateur|usability testing|usability tests|tests d'utilisabilité|user research|recherche utilisateur|ux research|tests utilisateur|tests avec utilisateurs|accessibility testing|tests d'accessibilité|user test|inclusive user testing|tests d'usage|disabled user testing|tests usagers|assistive technology testing|user panel",
  ],
  ['typo3', 'typo3|typo 3|développement typo3|typo3 development|typo3 cms'],
  [
    'accessibility remediation',
    'accessibility remediation|front-end development|développement front-end|frontend development|html|html5|html/css|css|aria|wai-aria|intégration web|intégration html|web accessibility|accessibility|accessibilité|web development|développement web|accessible html|mise en conformité|mise en conformité rgaa|correction|correctifs|frontend|front-end|accessibilité web|accessibilité numérique|digital accessibility|html css|wcag|rgaa|accessibility fixes|bug fixing',
  ],
  [
    'pdf accessibility',
    'pdf accessibility|accessible pdf|accessible pdfs|pdf accessibles|accessibilité pdf|pdf accessible|accessibilité des pdf|document accessibility|accessibilité des documents|pdf/ua|pdf|documents accessibles|accessible documents|pdf remediation|remédiation pdf|bureautique accessible|documents pdf accessibles|accessible document|remédiation de pdf|remédiation documentaire',
  ],
  [
    'accessibility statement',
    "accessibility statement|déclaration d'accessibilité|accessibility policy|schéma pluriannuel|schéma pluriannuel d'accessibilité|accessibility strategy|accessibility governance|stratégie d'accessibilité|rgaa|accessibility|accessibilité|accessibilité numérique|politique d'accessibilité|conformité|conformité rgaa|legal compliance|accessibility roadmap|feuille de route|compliance|mise en conformité|digital accessibility|web accessibility",
  ],
  [
    'plain language',
    'plain language|plain english|content design|copywriting|writing|ux writing|clear language|easy read|content writing|langage clair|microcopy|rédaction|content strategy|content creation|rédaction claire|falc|facile à lire|simple language|accessible writing|editorial',
  ],
  ['php', 'php|développement php'],
  ['open source', 'open source|logiciel libre|moodle|portal|portail|droit|project management'],
  [
    'gestion de projet',
    'gestion de projet|conduite de projet|project coordination|coordination de projet|project manager|chef de projet|pilotage de projet|agile|agile project management|product management|product ownership|gestion de produit|scrum|coordination|project planning|planning|gestion de projets|product owner',
  ],
  [
    'inclusive design',
    'inclusive design|design inclusif|conception inclusive|accessible design|conception accessible|accessibilité (wcag/rgaa)|accessibility wcag',
  ],
  [
    'développement frontend',
    'développement frontend|développement front|front|front-end engineering',
  ],
  ['web integration', 'web integration'],
  ['css3', 'css3|responsive css'],
  ['recherche ux', 'recherche ux'],
  [
    'website development',
    'website development|website creation|création de site web|création de site internet|création de site|site web|site internet|website|web|web site|développement de site web|développement de sites web|web developer|site vitrine|showcase website|brochure site|conception web|design web',
  ],
  [
    'intégration accessible',
    'intégration accessible|html accessible|semantic html|html sémantique',
  ],
  [
    'wcag 2.1',
    'wcag 2.1|wcag 2.2|wcag compliance|accessibility compliance|conformité wcag|wcag 2.1 aa|wcag 2.2 aa|accessibility standards',
  ],
  [
    'alt text',
    'alt text|alternative text|textes alternatifs|accessible content|image descriptions',
  ],
  [
    'redesign',
    "redesign|graphic redesign|refonte graphique|ui|ui design|web design|webdesign|graphic design|graphisme|design graphique|website redesign|design|refonte|user interface design|interface design|design d'interface|conception d'interface|visual design|refonte de site|site redesign",
  ],
  [
    'subtitling 2',
    'subtitling|subtitles|captions|captioning|sous-titrage|sous-titres|closed captions|video captioning|sous-titrage sme|closed captioning|video accessibility',
  ],
  [
    'accessibility specialist',
    "accessibility specialist|accessibility expert|accessibility consultant|expert accessibilité|experte accessibilité|auditeur accessibilité|consultant accessibilité|référent accessibilité|accessibility auditor|spécialiste accessibilité|accessibility engineer|expert en accessibilité|expert rgaa|auditeur rgaa|spécialiste de l'accessibilité|consultant en accessibilité|wcag specialist|spécialiste en accessibilité|expert en accessibilité numérique|expert accessibilité numérique|accessibility tester|auditeur accessibilité numérique|accessibility lead|auditrice accessibilité|digital accessibility specialist|digital accessibility consultant|consultant en accessibilité numérique|auditeur en accessibilité",
  ],
  [
    'edi',
    'edi|edifact|electronic data interchange|échange de données informatisé|échange de données informatisées|edi integration|intégration edi|edi integrations|ediint|echange edi|b2b integration|gs1|data exchange|échange de données',
  ],
  [
    'cegid',
    'cegid|accounting software|logiciel comptable|logiciel de comptabilité|comptabilité|accounting|erp|erp integration|intégration erp|sage|accounting integration|logiciels comptables',
  ],
  [
    'e-invoicing',
    'e-invoicing|electronic invoicing|facturation électronique|factures électroniques|facture électronique|dématérialisation|dématérialisation des factures|invoice automation|invoicing|facturation|einvoicing|factur-x|electronic invoice|chorus pro|factures dématérialisées|facture dématérialisée|dematerialisation|edi|billing',
  ],
  [
    'as2',
    "as2|edi protocols|edi|ftp|sftp|file transfer|protocoles d'échange|protocoles edi|secure file transfer|transfert de fichiers|data exchange|protocole as2|edi communication",
  ],
  [
    'transport management',
    'transport management|tms|transport management system|logistics|logistique|supply chain|transport',
  ],
  [
    'api integration 3',
    "api integration|intégration d'api|intégration api|systems integration|system integration|intégration de systèmes|integration|intégration|software integration|application integration|intégration d'applications|data integration|intégration de données|data synchronisation|data synchronization|synchronisation de données|middleware|connecteurs|automation|automatisation|enterprise integration|crm integration|intégration crm|webhooks|workflow automation|saas integration|interfaçage|intégration d'application|process automation|business process automation|interopérabilité|interoperability|connectors|intergiciel|automatisation des processus|eai|esb|intégration si",
  ],
  ['accountant', 'accountant'],
  [
    'elt 2',
    'elt|data pipeline|data pipelines|pipeline de données|pipelines de données|data engineering|ingénierie des données|ingénierie de données|data extraction|extraction de données|data warehouse|entrepôt de données|data warehousing|data connectors|flux de données',
  ],
  [
    'data migration 2',
    'data migration|migration de données|reprise de données|reprise des données|data import|import de données|migration|importation de données|catalogue import|import catalogue',
  ],
  [
    'logging',
    'logging|logs|journalisation|error handling|gestion des erreurs|monitoring|supervision|observability|alerting|alertes|observabilité|reprise sur erreur|error monitoring|error alerts|alerts',
  ],
  [
    'prometheus',
    'prometheus|grafana|surveillance|infrastructure monitoring|budget alerts|system monitoring|cloudwatch|datadog',
  ],
  [
    'power automate',
    'power automate|microsoft power automate|microsoft flow|power platform|microsoft power platform|low-code|no-code|automatisation de processus|rpa|no-code automation|powerautomate|automatisation des flux',
  ],
  ['talend', 'talend|etl|data integration tool|talend open studio'],
  [
    'integration developer',
    "integration developer|integration engineer|integration specialist|développeur d'intégration|ingénieur intégration|intégrateur|api developer|développeur api|back-end developer|backend developer|développeur back-end|full-stack developer|fullstack developer|développeur full-stack|software engineer|consultant intégration|integration consultant|consultant erp|erp consultant|crm consultant|consultant crm|salesforce developer|développeur salesforce|odoo developer|développeur odoo|edi specialist|edi consultant|consultant edi|spécialiste edi|edi developer|automation specialist|solutions architect|integration architect|architecte d'intégration|systems integrator|développeur intégration|spécialiste intégration|software developer|outlook developer|ingénieur d'intégration|consultant salesforce|salesforce consultant|data engineer|ingénieur de données|intégrateur de systèmes|no-code developer|automation developer|power platform developer|dynamics developer|dynamics consultant|consultant dynamics 365|mulesoft developer|développeur mulesoft|sap consultant|consultant sap|power automate developer|développeur power platform|api integration developer|automation engineer|développeur .net|.net developer|développeur|web developer|intégrateur edi|consultant dynamics|power platform consultant|développeur edi|expert edi|middleware developer|sap integration consultant|integrator",
  ],
  [
    'microsoft dynamics',
    'microsoft dynamics|dynamics 365|dynamics|microsoft dynamics 365|ms dynamics|dynamics crm|crm|crm integration|intégration crm|d365|microsoft dynamics crm|dynamics 365 sales',
  ],
  [
    'api integration 4',
    "api integration|intégration d'api|intégration api|systems integration|system integration|intégration de systèmes|integration|intégration|software integration|application integration|intégration d'applications|data integration|intégration de données|data synchronisation|data synchronization|synchronisation de données|middleware|connecteurs|api|rest api|automation|automatisation|enterprise integration|crm integration|intégration crm|erp integration|intégration erp|webhooks|workflow automation|saas integration|interfaçage|intégration d'application|process automation|business process automation|interopérabilité|interoperability|edi|connectors|intergiciel|api development|automatisation des processus|développement d'api|data exchange|eai|esb|accounting integration|intégration si",
  ],
  [
    'sharepoint',
    'sharepoint|microsoft sharepoint|sharepoint online|microsoft 365|office 365|m365|document management|ged|gestion documentaire|gestion électronique de documents',
  ],
  [
    'power automate 2',
    'power automate|microsoft power automate|microsoft flow|power platform|microsoft power platform|automation|automatisation|workflow automation|low-code|no-code|automatisation des processus|process automation|automatisation de processus|business process automation|rpa|no-code automation|powerautomate|automatisation des flux',
  ],
  [
    '.net',
    '.net|dotnet|c#|.net core|asp.net|développement .net|.net development|csharp|développement c#|.net framework|dot net|asp.net core',
  ],
  [
    'accounting software',
    'accounting software|accounting|comptabilité|logiciel comptable|bob|erp|bob50|sage bob|logiciel de comptabilité',
  ],
  [
    'etl',
    'etl|elt|data pipeline|data pipelines|pipeline de données|pipelines de données|data engineering|ingénierie des données|ingénierie de données|data extraction|extraction de données|data warehouse|entrepôt de données|data warehousing|data connectors|sql|flux de données',
  ],
  [
    'databases 4',
    'databases|database|database design|bases de données|base de données|data modelling|modélisation de données|conception de base de données',
  ],
  ['api rest', "api rest|rest|api design|conception d'api"],
  ['zapier', 'zapier|make|automatisation no-code|n8n|integromat'],
  [
    'translation 3',
    'translation|traduction|translating|traductions|translations|localisation|localization|native translation|app translation|traduction native|literary translation|cultural translation|translator|traducteur|traduction culturelle|audiovisual translation|traduction audiovisuelle|specialised translation|traduction spécialisée|multilingual translation|software translation|technical translation',
  ],
  [
    'localisation',
    "localisation|localization|l10n|software localisation|software localization|localisation de logiciel|localisation d'application|app localisation|app localization|adaptation culturelle|cultural adaptation|transcreation|transcréation|internationalisation|internationalization|i18n|translation|traduction|mobile app localization|multilingual|audio localisation|multilingue|adaptation|content localisation|content localization",
  ],
  [
    'crowdin',
    'crowdin|lokalise|phrase|tms|cat tools|translation management|translation management system|cat tool|outils de tao|tao|localisation platform|gestion de traduction|localization platform|computer-assisted translation',
  ],
  [
    'rtl',
    'rtl|right-to-left|right to left|bidirectional text|bidi|rtl layout|rtl support|right-to-left layout|localisation testing|localization testing|linguistic testing|lqa|testing|localisation qa|internationalisation|internationalization|i18n|qa|localisation|localization|bidirectional|arabic|layout|rtl languages|rtl design|linguistic qa|quality assurance|tests linguistiques|localization qa',
  ],
  [
    'copywriting',
    'copywriting|writing|content writing|web copywriting|rédaction|rédaction web|web writing|rédacteur|writer|conception-rédaction|conception rédaction|content creation|création de contenu|création de contenus|editorial writing|editorial|rédaction éditoriale|rédaction de contenu|content|contenu|seo writing|rédaction seo|rédaction de contenus|rédaction de textes|contenus web|rédacteur web|web content',
  ],
  [
    'terminology',
    'terminology|terminologie|glossary|glossaire|terminology management|gestion terminologique|termbase',
  ],
  [
    'tests 2',
    'tests|automated testing|automated tests|test automation|tests automatisés|automatisation des tests|assurance qualité|software testing|tests logiciels|unit testing|tests unitaires|recette',
  ],
  [
    'multilingual website',
    'multilingual website|multilingual site|site multilingue|bilingual interface|interface bilingue|multi-language|multilinguisme|multilingual development',
  ],
  [
    'proofreading 3',
    'proofreading|relecture|correction|copy editing|copyediting|copy-editing|editing|révision|relecture-correction|révision de textes|proofreader|correction de textes|linguistic review|revision|review|translation review|relecture croisée|relecture et correction|revision bilingue|relecteur|correcteur|linguistic proofreading|réviseur|révision linguistique',
  ],
  ['linguistic quality assurance', 'linguistic quality assurance'],
  [
    'cultural mediation',
    'cultural mediation|médiation culturelle|museum|scriptwriting|audio guide|audioguide|interpretation|museology',
  ],
  [
    'machine translation',
    'machine translation|mt|traduction automatique|deepl|mtpe|post-editing|google translate|post-édition|neural machine translation|machine translation post-editing|ai translation|traduction machine',
  ],
  [
    'translator',
    'translator|traducteur|traductrice|localiser|localisation specialist|localization specialist|spécialiste localisation|localisation manager|localization manager|responsable localisation|linguist|linguiste|technical translator|game translator|localiseur|spécialiste en localisation|native translator|translators|software localizer|spécialiste de la localisation|app translator|audiovisual translator|traducteur natif',
  ],
  [
    'woocommerce',
    'woocommerce|woo commerce|développement woocommerce|woocommerce development|wordpress|wordpress development|développement wordpress|wordpress e-commerce',
  ],
  [
    'gift cards',
    'gift cards|gift vouchers|vouchers|bons cadeaux|cartes cadeaux|promotions|coupons',
  ],
  [
    'payment integration 2',
    'payment integration|online payment|online payments|card payment|card payments|payment|payments|payment gateway|payment processing|payment systems|intégration de paiement|intégration des paiements|intégration du paiement|paiement en ligne|paiements en ligne|paiement|paiement par carte|solution de paiement|solutions de paiement|moyens de paiement|bancontact|revolut|mollie|stripe|checkout|systèmes de paiement|stripe integration|acompte en ligne|online deposit|deposit|revolut pay|payfip|payconiq',
  ],
  [
    'shipping 4',
    'shipping|shipping integration|delivery|livraison|expédition|logistics|logistique|transport|gestion des livraisons|e-commerce logistics|intégration transporteur|transporteurs|shipping labels|delivery management|delivery scheduling|cold chain|bpost|shipping management|livraison à domicile|home delivery|order fulfilment|order fulfillment|gestion des expéditions',
  ],
  [
    'gdpr 2',
    'gdpr|rgpd|cookie consent|cookies|cookie banner|data protection|protection des données|privacy|consent management|gdpr compliance|conformité rgpd|privacy law|vie privée|data privacy|eprivacy|gestion du consentement|consent|bandeau cookies|cookie management|cookie compliance|mise en conformité rgpd',
  ],
  ['wp', 'wp|elementor'],
  ['loyalty', 'loyalty|loyalty program|fidélité|training'],
  [
    'facilitation 4',
    "facilitation|formation|training delivery|animation de formation|animation de formations|animation d'ateliers|workshop facilitation|teaching|enseignement|workshops|workshop|ateliers|animation|coaching|trainer|formateur|formation professionnelle|training facilitation|adult education|formation pour adultes|in-person training|user training|formation des utilisateurs|change management|conduite du changement|knowledge transfer|transfert de compétences",
  ],
  [
    'protection des données personnelles',
    'protection des données personnelles|privacy policy|politique de confidentialité|data protection law|confidentialité des données|rgpd / gdpr',
  ],
  ['click and collect 2', 'click and collect'],
  ['prestashop', 'prestashop|développement prestashop|prestashop development'],
  [
    'inventory management 2',
    "inventory management|stock management|inventory|stock|gestion des stocks|gestion de stock|gestion de stocks|stocks|gestion d'inventaire|pos integration|intégration de caisse|real-time|temps réel|synchronisation|synchronisation des stocks|stock synchronisation|inventory sync|point of sale|data synchronisation|synchronisation de données|omnichannel|inventory synchronization|synchronisation de stock",
  ],
  [
    'data enrichment',
    "data enrichment|product data|catalogue management|api integration|intégration d'api|intégration api|product information management|pim|gestion de catalogue|data import|import de données|api|metadata|métadonnées|isbn|catalogue produit|fiches produits|data integration|fiches produit|automation|enrichissement de données|product catalogue|automatisation",
  ],
  [
    'pos',
    "pos|caisse|logiciel de caisse|caisse enregistreuse|intégration caisse|cash register integration|retail systems|systèmes d'encaissement|systems integration|intégration de systèmes|integration|intégration|point de vente|point of sale integration",
  ],
  [
    'reprise des données 2',
    'reprise des données|etl|importation de données|catalogue import|import catalogue',
  ],
  [
    'kotlin',
    'kotlin|kotlin multiplatform|kmp|développement kotlin|kotlin development|kotlin multiplatform mobile|jetpack compose|compose multiplatform|cross-platform development|android',
  ],
  [
    'fhir',
    "fhir|hl7 fhir|hl7|healthcare interoperability|interoperability|interopérabilité|health data|données de santé|health informatics|informatique de santé|medical software|api integration|intégration d'api|intégration api|api|rest api|interopérabilité en santé",
  ],
  [
    'authentication 4',
    'authentication|authentification|biometric authentication|biométrie|biometrics|authentification biométrique|user authentication|login|sign-in|security|sécurité|mobile security|application security|face id|access control|iam|identity management',
  ],
  ['compose', 'compose|android ui'],
  ['health', 'health|healthcare|santé|e-health|e-santé|hipaa|medical|insurance|assurance'],
  ['swift development', 'swift development|développement swift'],
  [
    'ux 3',
    'ux|ux design|user experience|user experience design|expérience utilisateur|conception ux|design ux|ux/ui|ui/ux|ux/ui design|ui/ux design|ergonomie|ergonomics|utilisabilité|parcours utilisateur|interaction design',
  ],
  ['développement backend', 'développement backend|back|server-side development'],
  ['api rest 2', "api rest|api development|développement d'api|rest|api design|conception d'api"],
  [
    'cross-platform',
    'cross-platform|cross platform mobile|développement multiplateforme|multiplateforme|hybrid app|application hybride',
  ],
  [
    'user accounts 2',
    'user accounts|comptes utilisateurs|user management|gestion des utilisateurs|oauth|gestion des comptes',
  ],
  [
    'cybersecurity 2',
    "cybersecurity|cybersécurité|it security|sécurité informatique|sécurité applicative|pentest|penetration testing|encryption|chiffrement|secure development|information security|embedded security|web security|data security|sécurité des données|cyber security|security awareness|sensibilisation à la cybersécurité|cybersecurity awareness|security awareness training|phishing awareness|sécurité des systèmes d'information",
  ],
  [
    'back-end development 2',
    'back-end development|backend development|back-end|backend|développement back-end|développement back|spring boot|spring|java|java development|développement java',
  ],
  [
    'user testing 2',
    "user testing|user tests|usability testing|usability tests|tests utilisateurs|user research|ux research|usability|usability sessions|test utilisateur|tests d'utilisabilité|recherche utilisateur",
  ],
  [
    'regulatory affairs',
    'regulatory affairs|medical device regulation|mdr|regulatory compliance|medical regulation|affaires réglementaires|regulatory|conformité réglementaire|réglementation|ce marking|medical device|marquage ce|dispositif médical|certification|dispositifs médicaux|medical devices|iec 62304',
  ],
  [
    'back-end developer 2',
    'back-end developer|backend developer|développeur back-end|back-end engineer|backend engineer|java developer|développeur java|spring developer',
  ],
  [
    'booking 3',
    "booking|calendar|calendrier|planning|scheduling|availability management|gestion des présences|attendance|attendance tracking|carpooling|covoiturage|event management|rsvp|matching|sports management|mise en relation|matching algorithm|team management|gestion d'équipe|inscriptions",
  ],
  ['whatsapp', 'whatsapp|chat|messaging|messagerie|google reviews|geolocation|sports'],
  [
    'géolocalisation',
    'géolocalisation|maps|cartographie|cartes|gps|mapping|location services|google maps|interactive map|carte interactive|map integration|cartographie web|web mapping|gis|sig|mapbox|leaflet|positionnement gps|cartographie mobile|localisation gps|openstreetmap|positioning',
  ],
  [
    'payment integration 3',
    "payment integration|online payment|online payments|card payment|card payments|payment|payments|payment gateway|intégration de paiement|intégration du paiement|paiement en ligne|paiement|paiement par carte|paiements|in-app payment|paiement dans l'application|moyens de paiement|solution de paiement|stripe|helloasso|paiement mobile|mobile payment|intégration des paiements|paiements en ligne|solutions de paiement",
  ],
  [
    'lettering',
    'lettering|hand lettering|hand-lettering|calligraphy|calligraphie|typography|typographie|type design|lettrage|typeface design',
  ],
  [
    'print design 2',
    'print design|print|prepress|pre-press|print production|prépresse|print-ready artwork|artwork|pao|desktop publishing|impression|layout|fabrication|colour management|packaging|graphic design|print-ready files|exécution graphique|supports imprimés|mise en page',
  ],
  [
    'adobe illustrator',
    'adobe illustrator|adobe creative suite|adobe creative cloud|photoshop|indesign|suite adobe|vector graphics',
  ],
  [
    'templates',
    'templates|gabarits|modèles de documents|document templates|template design|word templates|powerpoint templates|édition|presentation design|graphisme|modèles|conception de supports|canva|papeterie|stationery|affiche|posters',
  ],
  ['brand design 2', 'brand design|corporate identity|image de marque|rebranding|design graphique'],
  [
    'design 3',
    'design|visual design|création graphique|conception graphique|infographie|invitation design|flyers|banners',
  ],
  ['stationery design', "stationery design|design d'édition|editorial design"],
  [
    'generative ai',
    "generative ai|midjourney|ai image generation|ia générative|ai art|génération d'images|dall-e|stable diffusion|ai|ia|artificial intelligence|intelligence artificielle|machine learning|prompt engineering|ai-generated images",
  ],
  [
    'templates 2',
    'templates|gabarits|modèles de documents|document templates|template design|word templates|powerpoint templates|print design|print|pao|desktop publishing|mise en page|supports imprimés|édition|presentation design|graphic design|graphisme|modèles|conception de supports|canva|papeterie|stationery|layout|affiche|posters',
  ],
  [
    'facilitation 5',
    "facilitation|workshop facilitation|workshops|workshop|ateliers|animation d'ateliers|animation|animation d'atelier|participatory design|co-design|codesign|co-conception|design participatif|ateliers participatifs|concertation|participation|facilitation d'ateliers|coaching|participatory workshops|intelligence collective|collective intelligence|training|formation",
  ],
  ['design graphique', 'design graphique'],
  [
    'design 4',
    'design|visual design|création graphique|conception graphique|infographie|invitation design|flyers|banners|impression',
  ],
  [
    'responsive design 2',
    'responsive design|responsive|responsive web design|design responsive|mobile-first|mobile first|adaptation mobile|web performance|performance web|mobile|performance optimisation|mobile optimisation|optimisation mobile|performance|performance optimization|site responsive|page speed|mobile optimization|mobile-friendly|pagespeed|front-end performance|mobile web',
  ],
  [
    'online reputation',
    'online reputation|reviews|review management|online reviews|avis clients|e-réputation|reputation management|customer reviews|gestion des avis|google reviews|google business profile|avis google|reputation|gestion de la réputation|local marketing|customer feedback|e-reputation|online reputation management',
  ],
  [
    'whatsapp 2',
    'whatsapp|chat|messaging|messagerie|carpooling|covoiturage|geolocation|sports|matching',
  ],
  ['wix', 'wix|wix development|site builder|website builder|squarespace'],
  [
    'webflow',
    'webflow|développement webflow|webflow development|no-code|cms|low-code|intégration webflow',
  ],
  [
    'headless cms',
    'headless cms|content management|content management system|gestion de contenu|système de gestion de contenu|strapi|sanity|contentful|cms headless|cms integration|intégration cms',
  ],
  [
    'cms 3',
    'cms|content management|content management system|gestion de contenu|système de gestion de contenu|headless cms|wordpress|drupal|cms integration|intégration cms|back-office|back office|cms development|administration de contenu|strapi|calendar|agenda|calendrier|gestion de contenus',
  ],
  [
    'drupal',
    'drupal|spip|cms|open source|drupal development|développement drupal|développement spip|open source cms|cms open source|logiciel libre|content management system|système de gestion de contenu|free software',
  ],
  [
    'authentication 5',
    "authentication|authentification|user accounts|comptes utilisateurs|user management|gestion des utilisateurs|oauth|login|sign-in|access control|iam|gestion des comptes|user authentication|members area|espace membre|espace privé|espace membres|espace pro|espace professionnel|contrôle d'accès|extranet|gestion des droits|access rights|espace réservé|protected area|gestion des accès|espace client|member area|rbac|security|sécurité|authorization|authorisation|row-level security|customer portal|role-based access control|data security|portail|portal|permissions|droits d'accès",
  ],
  [
    'eco-design',
    'eco-design|green it|eco-conception|écoconception|éco-conception|sobriété numérique|digital sobriety|sustainable web design|numérique responsable|web performance|performance web|sustainability|low-tech|ecodesign|sustainable it|éco-conception web|écoconception web|performance|green web|sustainable design|eco design|développement durable|responsible digital|sobriété|conception responsable',
  ],
  ['open data', 'open data|données ouvertes'],
  ['sanity', 'sanity|contentful|cms headless'],
  ['flash', 'flash|adobe flash|actionscript|macromedia flash'],
  [
    'next.js',
    'next.js|nextjs|next|react|next js|développement next.js|react.js|reactjs|développement react',
  ],
  [
    'supabase',
    'supabase|postgresql|postgres|firebase|baas|backend as a service|database|databases|base de données|bases de données|backend',
  ],
  ['typescript', 'typescript|ts'],
  [
    'real-time 2',
    'real-time|realtime|real time|temps réel|websocket|websockets|real-time systems|collaborative editing|real-time collaboration|édition collaborative|collaboration temps réel|crdt|rich text editor|éditeur collaboratif|real-time editing|éditeur de texte|éditeur|text editor|yjs',
  ],
  ['sql 2', 'sql|base de données postgresql|postgresql administration'],
  ['node', 'node|node.js|nodejs|node js|développement node.js'],
  ['react development', 'react development'],
  [
    'web application',
    "web application|application web|web app|web application development|développement d'application web|software as a service|logiciel en ligne",
  ],
  [
    'web development 4',
    'web development|développement web|website development|website creation|création de site web|création de site internet|création de site|site web|site internet|website|web|web site|développement de site web|développement de sites web|web developer|brochure site|conception web|design web',
  ],
  [
    'back-end development 3',
    'back-end development|backend development|back-end|développement back-end|développement backend|développement back|back|server-side development',
  ],
  [
    'bubble',
    'bubble|no-code|bubble.io|no code|nocode|développement no-code|low-code|no-code development',
  ],
  [
    'landing page',
    "landing page|landing pages|framer|landing|page d'atterrissage|web design|webdesign|showcase website|site vitrine|growth marketing|growth",
  ],
  ['php 2', 'php|développement php|php development|laravel|symfony|php 8'],
  [
    'audit trail',
    "audit trail|audit log|audit logging|logging|logs|journalisation|traceability|traçabilité|activity log|piste d'audit|history|historisation|audit logs|event sourcing|journal d'audit|historique|activity logging|log management",
  ],
  [
    'gdpr 3',
    'gdpr|rgpd|data protection|protection des données|privacy|data privacy|protection des données personnelles|vie privée|loi 25|law 25|privacy law|health data|données de santé|protection des renseignements personnels|gdpr compliance|conformité rgpd|privacy compliance|health data hosting|hébergement de données de santé|quebec law 25|privacy legislation|data residency|protection de la vie privée|compliance|hipaa|data sovereignty|conformité',
  ],
  ['symfony', 'symfony|php|symfony development|développement symfony'],
  ['health 2', 'health|healthcare|santé|e-health|e-santé|medical|insurance|assurance|security'],
  [
    'privacy policy',
    'privacy policy|politique de confidentialité|data protection law|mise en conformité rgpd|confidentialité des données|rgpd / gdpr',
  ],
  [
    'sécurité',
    "sécurité|cybersecurity|cybersécurité|it security|sécurité informatique|application security|sécurité applicative|pentest|penetration testing|encryption|chiffrement|secure development|information security|embedded security|web security|data security|sécurité des données|cyber security|security awareness|sensibilisation à la cybersécurité|cybersecurity awareness|security awareness training|phishing awareness|sécurité des systèmes d'information",
  ],
  [
    'dashboard 3',
    'dashboard|dashboards|tableau de bord|tableaux de bord|data visualisation|data visualization|dataviz|visualisation de données|reporting|business intelligence|bi|dashboard design|charts|data viz|web dashboard|dashboarding|datavisualisation|kpi|data dashboard|dashboard development',
  ],
  [
    'etl 2',
    "etl|elt|data pipeline|data pipelines|pipeline de données|pipelines de données|data engineering|ingénierie des données|ingénierie de données|data integration|intégration de données|api integration|intégration d'api|data extraction|data ingestion|ingestion|data warehouse|connectors|integration|data collection|collecte de données|data import|import de données|consolidation de données|data consolidation|automation|automatisation|systems integration|data cleaning|data preparation|data processing|nettoyage de données|intégration|préparation de données|automatisation des données|excel automation|traitement de données|consolidation|reporting automation|agrégation de données|data aggregation|flux de données",
  ],
  [
    'postgis',
    'postgis|postgresql|postgres|spatial database|spatial databases|gis|sig|sql|databases|database|base de données|bases de données|base de données spatiale|spatial data|geospatial|geospatial data|données géographiques|géomatique',
  ],
  [
    'data quality',
    "data quality|data cleaning|data cleansing|qualité des données|qualité de données|nettoyage de données|data validation|validation des données|outlier detection|anomaly detection|détection d'anomalies|data processing|data preparation|data governance|data wrangling|nettoyage des données|préparation de données|quality assurance|data quality management|data checks",
  ],
  [
    'open data 2',
    "open data|données ouvertes|api|rest api|open api|api development|développement d'api|data publishing|public api|apis|api design|public data|data portal|open data portal|api rest|opendata|developer api|conception d'api|api publique|open government|rest|data sharing",
  ],
  [
    'wcag',
    'wcag|wcag 2.1|wcag 2.2|web accessibility|accessibility|accessibilité|accessibilité web|accessibilité numérique|digital accessibility|a11y|wcag compliance|accessibility compliance|conformité wcag|mise en conformité|wcag 2.1 aa|wcag 2.2 aa|rgaa|wcag / rgaa|wcag rgaa|accessibility wcag|accessibility audit|accessibility standards',
  ],
  [
    'inclusive design 2',
    'inclusive design|accessible design|alt text|alternative text|textes alternatifs|screen readers|screen reader testing|accessibilité (wcag/rgaa)|accessible content|image descriptions',
  ],
  ['ftp', 'ftp|sftp|web services|file import|csv'],
  ['sensors data', 'sensors data|air quality|environment|environmental data'],
  [
    'documentation 7',
    'documentation|technical documentation|documentation technique|technical writing|rédaction technique|runbook|user documentation|user guide|guide utilisateur|rapport|report writing',
  ],
  ['data modelling', 'data modelling|data modeling|modélisation de données'],
  [
    'ui 6',
    "ui|ui design|user interface design|interface design|design d'interface|conception d'interface|ui/ux|ux/ui|ux/ui design|ui/ux design|design ui|design|product design|design produit|app design|conception graphique d'interface|interface utilisateur|maquettes|mockups",
  ],
  [
    'intégration api',
    'intégration api|extraction de données|entrepôt de données|data warehousing|connecteurs|data connectors',
  ],
  ['data analysis 2', 'data analysis|analyse de données'],
  ['sql queries 2', 'sql queries|requêtes sql|query writing|sql query|mysql'],
  [
    'conception de tableaux de bord',
    'conception de tableaux de bord|informatique décisionnelle|graphiques|création de tableaux de bord|visualisation',
  ],
  [
    'sensors 2',
    'sensors|sensor|capteurs|capteur|iot|internet of things|sensor integration|hardware|internet des objets|objets connectés|instrumentation|sensor networks|hardware maintenance',
  ],
  [
    'rebranding',
    'rebranding|rebrand|brand identity|visual identity|identité visuelle|branding|brand design|corporate identity|image de marque|identité de marque',
  ],
  [
    'microsoft access',
    'microsoft access|access|ms access|databases|database|base de données|bases de données|sql|vba|access vba',
  ],
  [
    'api 2',
    "api|rest api|api rest|api integration|intégration d'api|intégration api|apis|connectors|connecteurs|data integration|intégration de données|integration|intégration|systems integration|intégration de systèmes|data extraction|extraction de données|api development|développement d'api|connecteur",
  ],
  [
    'metabase',
    'metabase|grafana|superset|open source bi|open-source bi|bi open source|open source|logiciel libre|business intelligence|bi|apache superset|free software',
  ],
  [
    'agronomy 3',
    'agronomy|agronomie|agriculture|precision agriculture|agriculture de précision|agritech|irrigation|gis|remote sensing|télédétection|plant pathology',
  ],
  [
    'documentation 8',
    'documentation|technical documentation|documentation technique|technical writing|rédaction technique|runbook|user documentation|user guide|guide utilisateur|report writing',
  ],
  ['entrepôt de données', 'entrepôt de données|data warehousing|data connectors'],
  [
    'speech recognition',
    'speech recognition|speech to text|speech-to-text|automatic speech recognition|asr|reconnaissance vocale|transcription|transcription automatique|reconnaissance automatique de la parole|reconnaissance de la parole|voice recognition|speech processing|traitement de la parole|audio transcription|nlp|audio processing|transcription audio|stt|automatic transcription|parole',
  ],
  [
    'speaker diarization',
    'speaker diarization|diarization|diarisation|speaker recognition|speaker separation|séparation des locuteurs|identification du locuteur|audio processing|speech processing|traitement de la parole|traitement du signal|signal processing|traitement audio|speech recognition|segmentation audio|reconnaissance du locuteur|diarisation des locuteurs|audio signal processing|reconnaissance vocale|identification des locuteurs|speaker identification',
  ],
  [
    'named entity recognition',
    "named entity recognition|ner|entity extraction|extraction d'entités|reconnaissance d'entités nommées|nlp|natural language processing|traitement du langage naturel|traitement automatique du langage|information extraction|extraction d'information|text mining|entités nommées|tal|géoparsing|geoparsing|fouille de texte|extraction d'informations|tln|traitement automatique des langues|taln|toponymie|fouille de textes",
  ],
  [
    'fine-tuning 2',
    'fine-tuning|fine tuning|model training|entraînement de modèles|entraînement de modèle|transfer learning|apprentissage par transfert|deep learning|apprentissage profond|model fine-tuning|machine learning|apprentissage automatique|adaptation de modèle|affinage|ml|pytorch|model adaptation|hugging face|huggingface|neural networks|réseaux de neurones|data science',
  ],
  [
    'whisper',
    'whisper|openai whisper|speech recognition|reconnaissance vocale|asr|speech to text|speech-to-text|wav2vec|hugging face|huggingface',
  ],
  [
    'gpu',
    'gpu|nvidia|cuda|gpu computing|calcul gpu|on-premise|on premises|hardware|infrastructure|linux|mlops',
  ],
  [
    'pdf',
    'pdf|knowledge management|gestion des connaissances|knowledge base|base de connaissances|gpt alternatives|insurance|assurance',
  ],
  [
    'archival research',
    "archival research|archives|research|documentary research|recherche documentaire|recherche|archive|historical research|recherche historique|recherche en archives|recherche d'archives|histoire|history|archivistique|archiving|recherche archivistique|documentation|archival science|desk research",
  ],
  ['linguistics', 'linguistics|linguistique|audio|denoising'],
  [
    'linux administration',
    'linux administration|administration linux|ubuntu|debian|red hat|linux system administration|gnu/linux|linux servers',
  ],
  [
    'apprentissage machine',
    'apprentissage machine|science des données|ai|ia|artificial intelligence|intelligence artificielle|statistical modelling|modélisation statistique|predictive modelling',
  ],
  [
    'model deployment',
    'model deployment|déploiement de modèles|ml engineering|mise en production|deployment|déploiement|model evaluation|évaluation de modèles|explainable ai|explainability|explicabilité|ia explicable|interpretability|data annotation|annotation de données',
  ],
  [
    'digitisation',
    "digitisation|digitization|numérisation|scanning|digitalisation|numérisation d'archives|archive digitisation|digital archiving|numérisation de documents|audio digitisation",
  ],
  [
    'fraud detection',
    "fraud detection|fraud|anomaly detection|détection de fraude|détection d'anomalies|risk modelling|risk scoring|scoring|machine learning|classification|risk analysis|predictive modelling|predictive modeling|détection des fraudes|data science|insurance fraud|scoring model|credit scoring|modèle de score|fraud analytics|apprentissage automatique|imbalanced classification|claims analysis",
  ],
  [
    'explainable ai',
    'explainable ai|explainability|explicabilité|ia explicable|interpretability|interpretable machine learning|shap|xai|model interpretability|model explainability|interprétabilité|responsible ai|ai explainability',
  ],
  [
    'ai ethics',
    "ai ethics|fairness|responsible ai|bias detection|ethical ai|éthique de l'ia|bias|algorithmic fairness|ai fairness|ia responsable|model evaluation|bias mitigation|bias audit|éthique|ai governance|équité|détection de biais|ai bias|fairness check|évaluation de modèles|ethics",
  ],
  [
    'mlops 2',
    'mlops|model monitoring|drift detection|monitoring|drift|supervision|model drift|data drift|ml monitoring|surveillance de modèles|model observability|observability|alerting|ml ops|détection de dérive|production monitoring|model operations',
  ],
  [
    'xgboost',
    'xgboost|gradient boosting|boosting|lightgbm|catboost|machine learning|scikit-learn|xg boost|decision trees|gradient boosted trees|apprentissage automatique',
  ],
  [
    'bigquery',
    'bigquery|google bigquery|big query|data warehouse|sql|google cloud|gcp|entrepôt de données|google cloud platform',
  ],
  [
    'docker',
    'docker|containers|containerisation|containerization|conteneurs|conteneurisation|docker-compose|docker compose|container|dockerfile|docker containers|mlops|deployment|model deployment|packaging',
  ],
  [
    'health 3',
    'health|healthcare|santé|e-health|e-santé|health data|données de santé|hipaa|medical|insurance|assurance|security',
  ],
  [
    'sql queries 3',
    'sql queries|requêtes sql|databases|base de données|bases de données|database|query writing|sql query|mysql|postgresql',
  ],
  ['sklearn', 'sklearn|scikit'],
  [
    'apprentissage machine 2',
    'apprentissage machine|ml|science des données|ai|ia|artificial intelligence|intelligence artificielle|statistical modelling|modélisation statistique',
  ],
  ['ml engineering 2', 'ml engineering|data annotation|annotation de données'],
  [
    'data engineering 2',
    'data engineering|ingénierie des données|ingénierie de données|data pipeline|etl|data modelling|data modeling|modélisation de données',
  ],
  [
    'deep learning',
    'deep learning|apprentissage profond|neural networks|réseaux de neurones|tensorflow|pytorch|keras',
  ],
  [
    'vertex ai',
    'vertex ai|déploiement de modèles|google vertex ai|déploiement|mise en production|vertex|ml deployment',
  ],
  [
    'dashboard 4',
    'dashboard|dashboards|tableau de bord|tableaux de bord|data visualisation|data visualization|dataviz|visualisation de données|reporting|business intelligence|bi|data viz|dashboarding|power bi',
  ],
  [
    'venue sourcing 2',
    'venue sourcing|venue search|venue|recherche de lieu|recherche de lieux|location de salle|venue management|lieu|salle|venue finding|site selection|location scouting|repérage',
  ],
  [
    'sound and lighting 2',
    'sound and lighting|sound and lights|lighting|sound|son et lumière|sonorisation|éclairage|régie technique|régie|audiovisual|av|audio-visual|live sound|audiovisuel|son|stage technology|event technology|av production|stage production|av equipment|equipment rental|location de matériel|screens|audio|sound engineering|audio visual|av hire|technique audiovisuelle|technique son et lumière|audiovisual equipment|matériel audiovisuel|event technicals',
  ],
  [
    'ticketing 3',
    'ticketing|registration|event registration|billetterie|inscriptions|gestion des inscriptions|inscription|ticket sales|registration management|attendee management|ticketing system|billetterie en ligne|online ticketing|delegate management',
  ],
  [
    'reception 3',
    "reception|accueil|hôtesses|hostesses|event staffing|staffing|front desk|guest relations|customer service|accueil des participants|accueil bilingue|event staff|personnel d'accueil|service client|relation client",
  ],
  [
    'sponsorship',
    'sponsorship|sponsoring|sponsors|partnerships|fundraising|partenariats|recherche de sponsors|sponsorship management|mécénat|parrainage|recherche de partenaires|sponsor management|partnership|sponsorship sales',
  ],
  [
    'live streaming',
    'live streaming|live stream|streaming|livestream|livestreaming|diffusion en direct|webcast|video streaming|captation|retransmission en direct|webcasting|broadcast|hybrid events',
  ],
  [
    'exhibition',
    'exhibition|exhibitors|trade show|exhibition management|gestion des exposants|salon|exposants|exhibitor management|stand|exposition|trade shows|stands|kiosk|foire|salons professionnels|trade fair|booth|exhibition stands|booths|kiosque|stand design|salon professionnel|booth management|event management|exhibits|trade fairs|trade show management',
  ],
  [
    'hospitality',
    "hospitality|reception|accueil|hôtesses|hosts|hostesses|event staffing|staffing|front desk|guest relations|attendee management|customer service|accueil des participants|accueil bilingue|event staff|personnel d'accueil|service client|relation client",
  ],
  [
    'accommodation 2',
    'accommodation|hébergement|hôtellerie|lodging|hotel booking|travel logistics|logistique|logistics|travel management|réservation hôtelière',
  ],
  [
    'speaker management',
    'speaker management|programme|conference programming|gestion des intervenants|programmation|speakers|programme design|conférenciers|gestion des conférenciers|intervenants|content curation|programmation de conférences|speaker coordination',
  ],
  [
    'interpreter',
    'interpreter|interprète|conference interpreter|interprète de conférence|simultaneous interpreter|interprète simultané|interprète de conférences|traducteur interprète|traducteur-interprète|interpreters',
  ],
  [
    'online reputation 2',
    'online reputation|reviews|review management|online reviews|avis clients|e-réputation|reputation management|customer reviews|gestion des avis|google reviews|google business profile|local seo|avis google|reputation|gestion de la réputation|local marketing|customer feedback|e-reputation|online reputation management',
  ],
  [
    'direct mail',
    'direct mail|print marketing|direct marketing|print|flyers|leaflet|marketing direct|mailing|leaflets|print design|publipostage|graphic design|flyer|local marketing|print advertising|promotional items|objets publicitaires|goodies|distribution de prospectus|street marketing|boîtage|traditional marketing|merchandise|letterbox drop|offline marketing|guerrilla marketing|fridge magnets|offline advertising',
  ],
  [
    'référencement naturel',
    'référencement naturel|référencement seo|visibilité en ligne|organic search',
  ],
  [
    'lead generation 2',
    'lead generation|génération de leads|demand generation|b2b marketing|marketing b2b|acquisition|inbound marketing|growth marketing|growth|sales|prospection|lead gen|génération de prospects|b2b lead generation|customer acquisition|acquisition clients|growth hacking|inbound|marketing strategy|marketing|digital marketing|stratégie marketing|b2b|demand gen|marketing digital',
  ],
  [
    'linkedin',
    'linkedin|social media|social media management|community management|réseaux sociaux|gestion des réseaux sociaux|social selling|linkedin marketing|social media marketing|content marketing|marketing de contenu|animation des réseaux sociaux|copywriting|rédaction|thought leadership|personal branding|ghostwriting|linkedin content',
  ],
  [
    'webinars',
    'webinars|webinar|webinaires|webinaire|online events|virtual events|événements en ligne|webcast|webinar production|event marketing|online event|virtual event|live streaming|webinar marketing|événement en ligne|event management|conférences en ligne|content marketing',
  ],
  [
    'case studies',
    'case studies|case study|études de cas|étude de cas|customer stories|content marketing|marketing de contenu|copywriting|rédaction|writing|content writing|success stories|cas clients|cas client|testimonials|content creation|création de contenu|témoignages clients|customer story|témoignage client|customer case studies|storytelling|editorial writing|article writing|rédaction web|création de contenus|rédacteur',
  ],
  [
    'web copywriting',
    'web copywriting|web writing|writer|conception-rédaction|conception rédaction|editorial|rédaction éditoriale|rédaction de contenu|content|contenu|seo writing|rédaction seo|rédaction de contenus|rédaction de textes|contenus web|rédacteur web|web content',
  ],
  [
    'hubspot',
    'hubspot|crm|crm integration|intégration crm|hubspot integration|hubspot crm|intégration hubspot',
  ],
  [
    'marketing plan',
    'marketing plan|plan marketing|communication strategy|stratégie de communication|plan de communication|digital strategy|stratégie digitale|marketing planning|communication',
  ],
  [
    'content strategy 2',
    'content strategy|stratégie de contenu|stratégie éditoriale|editorial strategy',
  ],
  [
    'blog writing 2',
    "blog writing|rédaction d'articles|journalism|journalisme|popular writing|vulgarisation|articles",
  ],
  ['publicité payante', 'publicité payante|online ads|media buying|achat média|pub'],
  [
    'google ads 2',
    'google ads|sea|adwords|paid search|ppc|online advertising|publicité en ligne|sem|paid advertising|publicité|référencement payant|ads|advertising|campagnes publicitaires|digital advertising|paid media',
  ],
  [
    'brand guidelines 2',
    'brand guidelines|brand guide|brand book|charte graphique|charte|guide de marque|style guide|identité visuelle|visual identity|brand identity|branding|identité de marque|brandbook|logo|graphic charter|brand design|guide de style',
  ],
  [
    'ghostwriting',
    "ghostwriting|ghost writing|book writing|writing|rédaction|biography|biographie|copywriting|writer|rédacteur|écriture|corporate history|histoire d'entreprise|author|auteur|journalism|journalisme|editorial writing|rédaction éditoriale|content writing|écriture de livre|plume|écrivain|storytelling|literary writing|biographie d'entreprise|livre d'entreprise|écriture biographique|rédaction de livre|création de contenu|content creation|editorial|creative writing|écriture littéraire|historical writing|long-form writing|récit|édition|rédaction de contenu|création éditoriale|corporate storytelling",
  ],
  [
    'annual report 2',
    'annual report|annual reports|rapport annuel|report writing|corporate writing|corporate communication|rapport|rapports annuels|rédaction de rapports|editing|corporate publications|reporting|annual report writing|institutional communication|communication institutionnelle|rédaction institutionnelle',
  ],
  [
    'technical documentation 2',
    'technical documentation|documentation technique|technical writing|rédaction technique|runbook|knowledge transfer|transfert de compétences|user documentation|user guide|guide utilisateur',
  ],
  ['fact-checking', 'fact-checking|fact checking|vérification des faits'],
  [
    'article writing',
    "article writing|rédaction web|rédaction d'articles|web writing|conception-rédaction|conception rédaction|web copywriting|seo writing|rédaction seo|popular writing|vulgarisation|articles",
  ],
  [
    'scriptwriting 3',
    'scriptwriting|script writing|screenwriting|écriture de scénario|écriture de script|scénario|scénarisation|écriture radiophonique|écriture de scripts|rédaction de scripts|narrative design',
  ],
  [
    'science communication 2',
    'science communication|communication scientifique|vulgarisation scientifique|narration|science storytelling|médiation scientifique|popular science|scientific communication|story|science outreach|mise en récit|narrative|écriture narrative|popularisation|science popularisation',
  ],
  [
    'desktop publishing 2',
    'desktop publishing|dtp|pao|indesign|layout|mise en page|typesetting|print design|editorial design|maquette|graphic design|print|impression|graphisme|printing|design graphique|mise en pages|book design',
  ],
  [
    'storyboard',
    'storyboard|storyboarding|storyboards|scénarimage|visual storytelling|illustration|story board|scriptwriting|scénarisation|pre-production|concept art',
  ],
  [
    'voice-over 2',
    'voice-over|voice over|voiceover|voix off|voix-off|voice acting|doublage|dubbing|voix|narration|enregistrement de voix|voice recording|comédien voix|actors|acting|comédiens|comédien',
  ],
  [
    'after effects',
    'after effects|adobe after effects|motion design|motion graphics|adobe creative suite|adobe creative cloud|suite adobe',
  ],
  ['video 3', 'video|vidéo|video editing|montage vidéo|sound recording'],
  [
    'illustrator',
    'illustrator|illustrateur|2d illustration|illustration 2d|digital illustration|dessin|drawing|2d art|illustration numérique|character design|hand-drawn illustration|illustration artistique',
  ],
  [
    'sound design 2',
    'sound design|habillage sonore|design sonore|conception sonore|audio branding|identité sonore|sound|jingle',
  ],
  [
    'marketing de contenu 2',
    'marketing de contenu|content strategy|stratégie de contenu|stratégie éditoriale|editorial strategy|content|contenu',
  ],
  [
    'content writing 2',
    "content writing|article writing|blog writing|rédaction web|rédaction d'articles|web writing|conception-rédaction|conception rédaction|writer|rédacteur|journalism|journalisme|editorial writing|editorial|rédaction éditoriale|web copywriting|content creation|création de contenu|création de contenus|seo writing|rédaction seo|popular writing|vulgarisation|articles",
  ],
  [
    'proofreading 4',
    'proofreading|relecture|correction|copy editing|copyediting|copy-editing|editing|révision|relecture-correction|révision de textes|proofreader|correction de textes|linguistic review|revision|review|translation review|relecture croisée|lqa|relecture et correction|revision bilingue|relecteur|correcteur|linguistic proofreading|quality assurance|réviseur|révision linguistique',
  ],
  ['montage', 'montage|aftermovie|film|vidéaste|short videos|vidéos courtes|vidéo verticale'],
  [
    'filming',
    'filming|video production|videography|tournage|live action|video shooting|shooting|captation vidéo|video filming|production vidéo|cinematography|live-action video|réalisation vidéo|videographer',
  ],
  [
    'social media 4',
    'social media|social media management|media planning|distribution|content distribution|social networks|community management|media buying|digital marketing|marketing|online advertising|social media marketing|marketing strategy|plan média|diffusion|promotion|content marketing|media plan',
  ],
  [
    'motion designer',
    'motion designer|motion graphics designer|animator|animateur 2d|2d animator|motion graphics artist|video animator|animateur|motion graphic designer|graphiste motion|vidéaste|videographer|video producer|motion graphics animator|illustrator',
  ],
  [
    'occupational safety',
    'occupational safety|health and safety|work at height|working at height|rescue training|safety training|work safety|sécurité au travail|travail en hauteur|hse|hse training|rescue|health & safety|gwo|santé et sécurité au travail|rope rescue|rescue at height|workplace safety|first aid|occupational health and safety|ehs|secourisme|safety|qhse|prévention des risques|rope access|formation sécurité|height rescue|industrial safety|technical rescue|emergency response',
  ],
  [
    'mental health first aid',
    'mental health first aid|mental health|first aid|santé mentale|wellbeing|well-being|occupational health|secourisme|premiers secours|premiers secours en santé mentale|psychology|psychologie|qvt|bien-être|mental health training|workplace wellbeing|bien-être au travail|mental health awareness|psychological first aid|qvct|psychosocial risks|risques psychosociaux|mental wellbeing|santé au travail',
  ],
  [
    'gwo',
    'gwo|certification|certifications|gwo certification|assessment|wind energy|offshore wind|winda|gwo training|renewable energy|energy',
  ],
  [
    'instructional design 3',
    'instructional design|ingénierie pédagogique|learning design|curriculum design|conception pédagogique|training design|course design|conception de formation|conception de formations|course creation|training materials|supports de formation|pedagogy|pédagogie|educational design|ingénierie de formation|content creation|conception de supports pédagogiques',
  ],
  [
    'learning assessment',
    'learning assessment|évaluation|évaluation des acquis|évaluation des apprentissages|evaluation|training evaluation|évaluation de formation|skills assessment|quiz',
  ],
  [
    'catering 2',
    'catering|traiteur|restauration|food and beverage|buffet|cuisine|service traiteur|food|food & beverage',
  ],
  [
    'public speaking',
    'public speaking|prise de parole|prise de parole en public|oral presentation|presentation skills|communication skills|oral communication|communication orale|expression orale|speaking|éloquence|rhetoric|media training|art oratoire|speech coaching|public speaking training|techniques de présentation|présentation orale|communication|elocution|techniques oratoires|formation prise de parole|presentation training|rhétorique',
  ],
  [
    'storytelling',
    'storytelling|science communication|communication scientifique|vulgarisation scientifique|vulgarisation|récit|narration|science storytelling|médiation scientifique|narrative design|popular science|scientific communication|story|science outreach|mise en récit|narrative|écriture narrative|popularisation|scriptwriting|science popularisation',
  ],
  [
    'coaching',
    'coaching|individual coaching|accompagnement individuel|one-to-one coaching|mentoring|coach|accompagnement|facilitation|training|formation|personal coaching|coaching individuel|mentorat|formateur|professional coaching|accompagnement personnalisé|trainer|executive coaching|media training|video coaching',
  ],
  [
    'improvisation',
    "improvisation|theatre|théâtre|improv|improvisation theatre|théâtre d'improvisation|acting|drama|improvisation théâtrale|improv theatre|performing arts|art dramatique|theatre improvisation|impro|comédien|spectacle vivant|arts de la scène|jeu d'acteur",
  ],
  [
    'science writing 2',
    'science writing|writing|copywriting|rédaction|scientific writing|rédaction scientifique|content writing|popular writing|journalism|journalisme|science journalism|writer|rédacteur|editorial writing|science writer|editorial|article writing|rédacteur scientifique|content creation|création de contenu',
  ],
  [
    'video 4',
    'video|video production|production vidéo|vidéo|video editing|montage vidéo|sound recording|filming|captation vidéo|illustration|voice acting',
  ],
  [
    'instructional design 4',
    'instructional design|ingénierie pédagogique|learning design|curriculum design|conception pédagogique|training design|course design|conception de formation|conception de formations|course creation|training materials|supports de formation|pedagogy|pédagogie|educational design|ingénierie de formation|conception de supports pédagogiques',
  ],
  [
    'formation utilisateurs 2',
    "formation utilisateurs|accessibility training|formation à l'accessibilité|classroom training|user onboarding|admin training|handover|formation des contributeurs|formation accessibilité",
  ],
  [
    'job aids 2',
    'job aids|supports pédagogiques|fiches pratiques|conception de supports|graphic design|graphisme|learning materials|educational content|fiche réflexe|fiches réflexes|course materials|contenu pédagogique',
  ],
  [
    'presentation design 3',
    'presentation design|powerpoint|presentations|présentations|conception de présentations|slides|keynote|slide design|pitch deck|diaporama|ms powerpoint|microsoft powerpoint',
  ],
  [
    'employment law',
    'employment law|labour law|labor law|droit du travail|employment contracts|contracts of employment|employment contract|contrats de travail|contrat de travail|contract drafting|contract law|contracts|droit social|hr law|legal drafting|employment|contract|rédaction de contrats|work contracts|hr|ressources humaines|human resources|droit des contrats|legal|rédaction de contrats de travail',
  ],
  [
    'staff handbook',
    'staff handbook|employee handbook|hr policies|hr policy|employment law|human resources|hr|règlement intérieur|politique rh|policy writing|policies|employee policies|ressources humaines|legal drafting|labour law|droit du travail|handbook|policy drafting|technical writing|hr documentation|labor law|staff policies|hr consulting|internal policies',
  ],
  [
    'safeguarding 2',
    "safeguarding|child protection|safeguarding policy|protection de l'enfance|child safeguarding|compliance|protection des mineurs|policy drafting|policy writing|legal drafting|policies|safeguarding policies|youth protection|charity law|employment law|protecting vulnerable groups|youth work",
  ],
  [
    'gdpr 4',
    'gdpr|rgpd|data protection|protection des données|privacy|privacy notice|privacy policy|politique de confidentialité|data privacy|privacy law|data protection law|gdpr compliance|uk gdpr|protection des données personnelles|conformité rgpd|vie privée|legal drafting|mise en conformité rgpd|privacy notices|data protection compliance',
  ],
  ['scots law', 'scots law|uk law|british law|charity|recruitment'],
  [
    'documentation 9',
    'documentation|technical documentation|documentation technique|rédaction technique|runbook|knowledge transfer|transfert de compétences|user documentation|user guide|guide utilisateur|reporting|rapport|report writing',
  ],
  [
    'contract review 2',
    'contract review|relecture de contrat|relecture de contrats|commercial contracts|contrats commerciaux|contract negotiation|négociation de contrats|contrats|contrat|rédaction juridique|droit commercial|commercial law|business law|droit des affaires|legal review|legal advice|conseil juridique|juridique|contract management|distribution law|droit de la distribution|analyse de contrats',
  ],
  [
    'corporate law',
    'corporate law|droit des sociétés|company law|law|droit|tax law|negotiation|négociation|legal consulting',
  ],
  [
    'litigation',
    'litigation|dispute resolution|contentieux|litige|litiges|court|employment tribunal|dispute|arbitration|legal dispute|procedural law|arbitrage',
  ],
  [
    'non-profit law',
    'non-profit law|charity registration|nonprofit law|droit des associations|oscr|charity governance|company formation|charities|constitution|articles of association|statuts|corporate governance|constitutional law|droit associatif|association law|governance',
  ],
  [
    'ci/cd 2',
    'ci/cd|cicd|continuous integration|intégration continue|gitlab ci|gitlab|github actions|continuous deployment|déploiement continu|devops|pipelines|ci cd|gitlab ci/cd|gitlab-ci|intégration et déploiement continus|intégration continue / déploiement continu|deployment automation|ci/cd pipelines|déploiement|livraison continue|continuous delivery|chaîne ci/cd',
  ],
  [
    'kubernetes 2',
    'kubernetes|k8s|eks|container orchestration|orchestration de conteneurs|kubernetes administration|containers|conteneurs|managed kubernetes|kapsule|orchestration|kubernetes managé|conteneurisation',
  ],
  [
    'scaleway',
    'scaleway|cloud|cloud computing|ovhcloud|european cloud|cloud européen|sovereign cloud|cloud souverain|kubernetes|cloud infrastructure|infrastructure cloud|hosting|hébergement',
  ],
  [
    'backup',
    "backup|backups|sauvegarde|sauvegardes|disaster recovery|backup and recovery|plan de reprise|pra|sauvegarde et restauration|data backup|reprise d'activité|plan de reprise d'activité|database administration|dba|restauration|database backup|administration de bases de données|postgresql|sauvegarde et reprise|sauvegarde de données",
  ],
  [
    'monitoring 2',
    'monitoring|supervision|observability|observabilité|prometheus|grafana|alerting|alerts|alertes|surveillance|infrastructure monitoring|system monitoring|logging|alertmanager|sre|site reliability engineering|monitoring & alerting|incident management|métriques|alerte|monitoring and alerting|monitoring et alerting',
  ],
  [
    'on-call',
    "on-call|astreinte|incident management|incident response|gestion des incidents|itil|sre|site reliability engineering|gestion d'incidents|astreintes|support|on call|itsm|incident|service management",
  ],
  [
    'docker 2',
    'docker|containerisation|containerization|docker-compose|docker compose|dockerfile|docker containers|mlops|deployment|model deployment|packaging',
  ],
  ['reliability', 'reliability|site reliability|linux|infrastructure'],
  [
    'system administration 3',
    'system administration|administration système|administration systèmes|sysadmin|cloud architecture|architecture cloud|networking|réseau|réseaux|infrastructure management|systems administration',
  ],
  [
    'google cloud platform 2',
    'google cloud platform|cloud deployment|hébergement cloud|cloud hosting|public cloud|cloud public|google cloud|gcp',
  ],
  ['budget alerts', 'budget alerts|cloudwatch|datadog'],
  ['network 2', 'network|windows server|administration réseau|windows'],
  ['scripting', 'scripting|bash|powershell|automation|automatisation|python'],
  ['aws', 'aws|amazon web services|amazon aws|ec2|rds'],
  [
    'azure 2',
    'azure|microsoft azure|azure cloud|cloud azure|azure administration|azure infrastructure',
  ],
  [
    'software development 2',
    'software development|développement logiciel|programming|programmation|coding|code|développement|software engineering|back-end development|backend development|développement back-end|application development|développement applicatif|génie logiciel|développement backend|web development|développement web|full-stack development|development',
  ],
  [
    'front-end developer',
    'front-end developer|frontend developer|développeur front-end|back-end developer|backend developer|développeur back-end|full-stack developer|développeur full-stack|software developer|développeur|développeur logiciel|web developer|développeur web',
  ],
  [
    'game development 2',
    'game development|game programming|video game development|développement de jeux|développement de jeu|développement de jeux vidéo|programmation de jeux|gameplay programming|jeu vidéo|video games|game dev|game developer|développement de jeu vidéo|programmation gameplay|jeux vidéo|gameplay|video game|gameplay programmer|game|games|programmation de jeu|combat system|game systems|gameplay engineering|c# gameplay|game design|programmation',
  ],
  ['unity', 'unity|unity 3d|unity3d|développement unity|unity development'],
  ['c#', 'c#|csharp|c sharp|.net|développement c#|c# development'],
  [
    'console porting',
    'console porting|portage|porting|nintendo switch|switch|portage console|console development|game porting|portage switch|développement console|nintendo|game development|console ports|switch development|cross-platform development|portage de jeu|développement nintendo switch|port|portage de jeux|game programming|développement multiplateforme|portage nintendo switch|portages',
  ],
  [
    'steam',
    'steam|steamworks|steam cloud|steam sdk|cloud save|sauvegarde cloud|valve steam|steam integration|intégration steam|game publishing|steam api|cloud saves|steamworks sdk|steam cloud saves|game distribution|cloud saves integration|publishing|sauvegarde|steam publishing',
  ],
  ['card game', 'card game|playtesting|debugging|optimisation|certification'],
  [
    'conception de jeu',
    'conception de jeu|conception de jeux|game designer|level design|conception de jeux vidéo|gameplay design|serious game design|serious game|jeu sérieux|ludopédagogie|gamification',
  ],
  [
    'software development 3',
    'software development|développement logiciel|programming|coding|code|développement|development|software engineering|génie logiciel|développement informatique',
  ],
  [
    'dessin 2d',
    'dessin 2d|background art|backgrounds|décors|peinture numérique|2d graphics|visual development|infographie 2d|environment art',
  ],
  [
    'illustration 2',
    'illustration|2d art|2d illustration|illustration 2d|illustrateur|game art|illustrations|dessin|2d artist|concept art|graphisme 2d|graphic design|character design|digital painting|art 2d',
  ],
  [
    'in-app purchases',
    'in-app purchases|microtransactions|monetisation|monetization|monétisation|achats intégrés|in-app purchase|free-to-play|game monetisation|payment integration|achats in-app|microtransaction|game monetization|freemium',
  ],
  [
    '2d artist 2',
    '2d artist|artiste 2d|illustrator|illustrateur|game artist|concept artist|graphiste 2d|3d artist|artiste 3d',
  ],
  [
    'sensors 3',
    'sensors|sensor|capteurs|sensor integration|temperature sensors|accelerometer|instrumentation|data logging|iot|internet of things|capteur|electronics|électronique|internet des objets|data logger|temperature monitoring|cold chain|intégration de capteurs|capteurs de température|environmental sensors|datalogger|measurement',
  ],
  [
    'cellular 2',
    'cellular|sim|4g|gsm|lte|nb-iot|lte-m|réseau cellulaire|5g|cellular iot|lte m|cellular connectivity|lpwan|wireless|wireless communication|iot connectivity|connectivité cellulaire|ltem|cat-m1|telecommunications|radio|mobile networks|modem|communication sans fil|wireless communications|iot|télécommunications',
  ],
  [
    'kicad',
    'kicad|eda|altium|electronic cad|cao électronique|pcb layout|pcb design|schematic capture|schematics|pcb|ecad|eagle|schematic design|cao|electronic design',
  ],
  [
    'rust',
    'rust|rust programming|développement rust|rustlang|embedded rust|embassy|rust embarqué|rust development|langage rust',
  ],
  [
    'ota',
    'ota|ota updates|ota update|firmware update|firmware updates|over-the-air updates|over the air updates|mise à jour à distance|mises à jour à distance|mise à jour ota|remote update|remote updates|fota|dfu|mise à jour sécurisée|mise à jour du firmware|secure boot',
  ],
  [
    'emc',
    'emc|compliance testing|ce marking|marquage ce|fcc|regulatory compliance|certification|ce certification|electromagnetic compatibility|cem|fcc certification|regulatory affairs|pre-compliance|compatibilité électromagnétique|regulatory|emc testing|product compliance|product certification|pre-compliance testing|homologation|testing|certifications|conformité|essais cem|radio certification|red directive|ce/fcc certification|compliance',
  ],
  [
    'objets connectés',
    'objets connectés|objet connecté|connected devices|connected objects|ido|connected object|industrial iot',
  ],
  ['carte sim', 'carte sim'],
  [
    'prototyping',
    'prototyping|prototypage|hardware prototyping|prototype|product development|manufacturing|industrialisation|industrialization|c|langage c|embedded linux|c++',
  ],
  [
    'industrial design',
    'industrial design|design industriel|mechanical design|mechanical engineering|enclosure design|enclosure|conception mécanique|product design|design produit|housing design|housing|conception de boîtier|mécanique|boîtier|cad',
  ],
  [
    'aws 2',
    'aws|aws iot|aws iot core|amazon web services|cloud|iot cloud|cloud computing|iot platform|cloud development|cloud infrastructure|plateforme iot|iot core|backend|back-end development|iot backend',
  ],
  [
    'geolocation 2',
    'geolocation|géolocalisation|gps|gnss|positioning|location tracking|localisation gps|location services|gps tracking',
  ],
  [
    'industrial designer',
    'industrial designer|designer industriel|mechanical engineer|ingénieur mécanique|mechanical designer|designer produit',
  ],
  [
    'user research',
    "user research|recherche utilisateur|ux research|recherche ux|field research|observation|ethnography|ethnographie|field study|field studies|étude de terrain|recherche terrain|observation terrain|contextual inquiry|user testing|tests utilisateurs|user interviews|entretiens utilisateurs|design research|contextual interviews|usability testing|user observation|qualitative research|recherche qualitative|observation utilisateur|shadowing|enquête de terrain|immersion|entretiens|recherche utilisateurs|observation des utilisateurs|enquête utilisateur|étude qualitative|terrain|tests d'utilisabilité",
  ],
  [
    'wireframes 2',
    "wireframes|wireframing|wireframe|prototyping|prototypage|prototype|maquettes|maquette|maquettage|mockups|mock-ups|mockup|ui design|design d'interface|interface design|ui|figma|conception d'interface|zoning|ui/ux|ux/ui|web design|design|ux/ui design|screen design",
  ],
  ['conception ux 2', 'conception ux|design ux|ui/ux design|ergonomics|interaction design'],
  ['interviews 3', 'interviews|customer interviews|entretiens clients'],
  [
    'conversion 2',
    'conversion|taux de conversion|a/b testing|formulaires|forms|optimisation du taux de conversion',
  ],
  ['sketching', 'sketching'],
  [
    'user interface design',
    "user interface design|webdesign|design ui|product design|design produit|app design|conception graphique d'interface|interface utilisateur",
  ],
  [
    'surveys',
    'surveys|survey|online survey|sondage|sondages|questionnaire|questionnaires|enquête|enquêtes|survey design|quantitative research|étude quantitative|enquête en ligne|online surveys|sondage en ligne',
  ],
  ['vue', 'vue|vue.js|vuejs|vue 3|vue development|développement vue'],
  [
    'keyboard navigation',
    'keyboard navigation|navigation au clavier|keyboard accessibility|accessibilité clavier|aria|wai-aria|navigation clavier|front-end development|html|html5|semantic html|accessible html|frontend|keyboard',
  ],
  [
    'vpat',
    "vpat|acr|accessibility conformance report|section 508|accessibility compliance|voluntary product accessibility template|accessibility documentation|accessibility reporting|accessibility report|wcag|accessibility audit|accessibility|accessibility statement|digital accessibility|web accessibility|accessibilité|report writing|compliance|508 compliance|audit d'accessibilité",
  ],
  ['react', 'react|react.js|reactjs|développement react|react development'],
  [
    'e-learning 3',
    'e-learning|elearning|online learning|formation en ligne|online course|online courses|module en ligne|digital learning|formation à distance|blended learning|distance learning|articulate|articulate storyline|moodle|lms|module e-learning',
  ],
  ['certification', 'certification|certifications|diplôme'],
  [
    'documentation 10',
    'documentation|technical documentation|documentation technique|technical writing|rédaction technique|runbook|knowledge transfer|transfert de compétences|user documentation|user guide|guide utilisateur|reporting|rapport',
  ],
  [
    'inclusive design 3',
    'inclusive design|design inclusif|conception inclusive|accessible design|conception accessible|accessibilité (wcag/rgaa)',
  ],
  [
    'user testing 3',
    "user testing|user tests|tests utilisateurs|test utilisateur|usability testing|usability tests|tests d'utilisabilité|usability test|user research|recherche utilisateur|ux research|tests utilisateur|recherche ux|user test",
  ],
  [
    'website development 2',
    'website development|website creation|création de site web|création de site internet|création de site|site web|site internet|website|web|web site|développement de site web|développement de sites web|web developer|site vitrine|showcase website|brochure site|web design|webdesign|conception web|design web',
  ],
  ['intégration accessible 2', 'intégration accessible|html accessible|html sémantique'],
  [
    'accessibility overlay',
    'accessibility overlay|overlay|accessibility widget|overlays|widget|accessibe|overlay widgets|accessibility overlays|accessibility widgets|userway|widgets',
  ],
  [
    'xero',
    'xero|accounting software|accounting|comptabilité|logiciel comptable|accounting integration|bookkeeping|xero integration|xero api|quickbooks|invoicing|facturation|logiciel de comptabilité|intégration comptable',
  ],
  [
    'squarespace',
    'squarespace|e-commerce|ecommerce|online shop|online store|squarespace integration|squarespace development|squarespace commerce|boutique en ligne|website builder',
  ],
  [
    'mailchimp',
    'mailchimp|email marketing|e-mail marketing|emailing|newsletter|marketing automation|newsletters|e-mailing|email automation|mailchimp integration|email|marketing par e-mail|mailing|crm',
  ],
  [
    'e-commerce development',
    'e-commerce development|ecommerce development|développement e-commerce|site marchand|vente en ligne|site e-commerce|web shop|webshop|online retail|commerce en ligne|commerce électronique|e-shop',
  ],
  [
    'power automate 3',
    'power automate|microsoft power automate|microsoft flow|power platform|microsoft power platform|low-code|automatisation de processus|rpa|powerautomate|automatisation des flux',
  ],
  ['zapier 2', 'zapier|make|no-code automation|automatisation no-code|no-code|n8n|integromat'],
  [
    'xml',
    'xml|xml parsing|xslt|xml processing|xml files|data formats|xsd|data transformation|data exchange|json|traitement xml|data mapping|parsing|fichiers xml',
  ],
  [
    'sap',
    'sap|sap erp|sap s/4hana|sap integration|sap hana|s/4hana|erp|intégration sap|erp integration|idoc|idocs|sap idoc|intégration erp|sap s4hana',
  ],
  [
    'mulesoft',
    'mulesoft|mule|anypoint|ipaas|esb|middleware|mule esb|enterprise integration|mulesoft integration|anypoint platform|mulesoft anypoint|bus de services|api management|intégration mulesoft|integration platform|intergiciel',
  ],
  [
    'error handling',
    'error handling|logging|logs|monitoring|alerting|alerts|alertes|gestion des erreurs|error monitoring|reprise sur erreur|supervision|retry|error alerts|observability|journalisation|resilience|observabilité|fault tolerance|error management|retries|notifications|email alerts|reliability',
  ],
  ['mes', 'mes|manufacturing|industry 4.0|industrie|manufacturing execution system|etl'],
  ['java 2', 'java|développement java|java development|spring|java ee|java programming|j2ee|jee'],
  [
    'voice-over 3',
    'voice-over|voice over|voiceover|voix off|voix-off|voice acting|doublage|dubbing|voix|narration|enregistrement de voix|voice recording|comédien voix|voice actors|comédiens|comédien|voice talent|actors|acting|sound recording|audio recording|enregistrement|enregistrement audio|voix-off multilingue|audioguide|audio guide|production audio|audio production|enregistrement vocal|voice artists|voice-overs',
  ],
  [
    'recording',
    'recording|prise de son|sound editing|audio editing|montage son|montage audio|montage|sound engineering|ingénierie du son|mixing|mixage|montage sonore|post-production audio|enregistrement sonore',
  ],
  [
    'museum collections',
    'museum collections|collections management|databases|digital heritage|gestion de collections|database',
  ],
  [
    'testing 4',
    'testing|tests|automated testing|automated tests|test automation|tests automatisés|automatisation des tests|qa|assurance qualité|software testing|tests logiciels|unit testing|tests unitaires|recette',
  ],
  ['linguistic quality assurance 2', 'linguistic quality assurance|linguistic testing'],
  [
    'cultural mediation 2',
    'cultural mediation|médiation culturelle|museum|scriptwriting|interpretation|museology',
  ],
  [
    'terminology 2',
    'terminology|terminologie|glossary|glossaire|terminology management|gestion terminologique|termbase|glossaires|glossaries',
  ],
  [
    'voice actor',
    'voice actor|voice-over artist|voice artist|comédien voix|voix off|comédien voix off|voice talent|comédien|voice over artist|voice-over actor|comédienne|acteur|comédien voix-off|voice-over talent|actor|narrator|doubleur',
  ],
])

/** Names of a group. */
export const namesOfSecondGroup = (name: string): readonly string[] =>
  GROUPS.get(name)?.split('|') ?? []
