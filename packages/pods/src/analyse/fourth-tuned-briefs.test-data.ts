import type { LabelledBrief } from './score.test-data.ts'

/** Briefs that the author of the lexicon’s second edition labelled before the engine read them; lexicon and rules were widened with these. */
export const FOURTH_TUNED_BRIEFS: readonly LabelledBrief[] = [
  {
    id: 'fr-poterie-boutique',
    text: "Potière à Vallauris, je vends sur les marchés et par Instagram, messages privés, virements… c'est ingérable. Je veux une vraie boutique en ligne où l'on paie par carte et où les frais de port se calculent tout seuls selon le poids. Une soixantaine de pièces, uniques pour la plupart : dès qu'une pièce est vendue elle doit disparaître. Il me faut aussi quelqu'un pour photographier les pièces sur fond blanc. Les fiches, je les écris moi-même. Pas de blog, pas de newsletter. Budget 4 500 € tout compris, ouverture avant la fête des mères.",
    expect: {
      language: 'fr',
      archetype: ['ecommerce', 'website'],
      skills: [
        {
          any: ['e-commerce', 'boutique en ligne', 'online shop'],
          span: 'boutique en ligne',
        },
        {
          any: ['payment integration', 'paiement en ligne', 'online payment'],
          span: 'paie par carte',
        },
        {
          any: ['shipping', 'livraison', 'shipping rules'],
          span: 'frais de port',
          implied: true,
        },
        {
          any: ['inventory management', 'gestion des stocks', 'stock management'],
          span: "dès qu'une pièce est vendue elle doit disparaître",
          implied: true,
        },
        {
          any: ['photography', 'photographie', 'product photography'],
          span: 'photographier les pièces sur fond blanc',
        },
      ],
      roles: [
        ['e-commerce developer', 'développeur e-commerce', 'web developer'],
        ['photographer', 'photographe'],
      ],
      skillsOk: [
        ['product catalogue', 'catalogue produits'],
        ['web development', 'développement web'],
        ['shipping carriers'],
      ],
      budget: {
        min: 4500,
        max: 4500,
        currency: 'EUR',
        per: 'total',
        span: '4 500 €',
      },
      due: {
        from: '2027-05-29',
        to: '2027-05-30',
        span: 'avant la fête des mères',
      },
      notSkills: [
        {
          any: ['blog'],
          why: 'negated',
        },
        {
          any: ['newsletter', 'email marketing'],
          why: 'negated',
        },
        {
          any: ['product descriptions', 'fiches produits', 'copywriting'],
          why: 'have-already',
        },
        {
          any: ['instagram', 'social media'],
          why: 'have-already',
        },
      ],
    },
  },
  {
    id: 'fr-quincaillerie-migration',
    text: "Quincaillerie familiale (4 magasins, 23 000 références). Notre vieux Magento 1 n'est plus maintenu, on veut passer sur Shopify sans perdre notre place dans Google. Il faudra reprendre clients et historique de commandes, reconnecter la caisse des magasins (stock temps réel) et proposer le retrait en deux heures. Un moteur de recherche qui pardonne les fautes serait apprécié. L'emailing est déjà géré par notre agence. Enveloppe 35 à 45 k€ HT. Bascule impérative avant le Black Friday 2027.",
    expect: {
      language: 'fr',
      archetype: ['ecommerce'],
      skills: [
        {
          any: ['shopify'],
          span: 'Shopify',
        },
        {
          any: ['e-commerce', 'boutique en ligne'],
          span: 'Shopify',
        },
        {
          any: ['data migration', 'migration de données', 'reprise de données'],
          span: 'reprendre clients et historique de commandes',
          implied: true,
        },
        {
          any: ['seo', 'référencement', 'seo migration'],
          span: 'sans perdre notre place dans Google',
          implied: true,
        },
        {
          any: ['pos integration', 'intégration caisse', 'caisse'],
          span: 'reconnecter la caisse des magasins',
        },
        {
          any: ['click and collect', 'retrait en magasin'],
          span: 'retrait en deux heures',
        },
        {
          any: ['search engine integration', 'moteur de recherche', 'recherche interne'],
          span: 'moteur de recherche qui pardonne les fautes',
        },
      ],
      roles: [['e-commerce developer', 'développeur e-commerce', 'shopify developer']],
      skillsOk: [
        ['inventory management', 'gestion des stocks'],
        ['real time', 'temps réel'],
        ['api integration'],
        ['magento'],
        ['redirects', 'redirections'],
      ],
      budget: {
        min: 35000,
        max: 45000,
        currency: 'EUR',
        per: 'total',
        span: '35 à 45 k€ HT',
      },
      due: {
        from: '2027-11-25',
        to: '2027-11-26',
        span: 'avant le Black Friday 2027',
      },
      notSkills: [
        {
          any: ['email marketing', 'emailing'],
          why: 'have-already',
        },
      ],
    },
  },
  {
    id: 'fr-appli-infirmieres',
    text: "Cabinet de sept infirmières libérales. Nous cherchons une application sur téléphone pour organiser nos tournées : l'ordre des visites sur une carte, un mémo vocal dicté après chaque soin, la signature du patient au doigt, et la transmission sécurisée à la collègue du lendemain. Données de santé, donc hébergement certifié HDS. On garde notre logiciel de facturation, pas question d'y toucher. Flutter ou autre chose, peu importe. Nous pouvons mettre 25 000 €. Première version utilisable dans cinq mois.",
    expect: {
      language: 'fr',
      archetype: ['mobile-app'],
      skills: [
        {
          any: ['mobile app', 'mobile development', 'application mobile'],
          span: 'application sur téléphone',
        },
        {
          any: ['route optimisation', 'route planning', 'tournées', 'maps', 'cartographie'],
          span: "l'ordre des visites sur une carte",
          implied: true,
        },
        {
          any: ['speech recognition', 'dictation', 'dictée vocale', 'reconnaissance vocale'],
          span: 'mémo vocal dicté',
        },
        {
          any: ['electronic signature', 'signature électronique'],
          span: 'signature du patient au doigt',
        },
        {
          any: [
            'health data hosting',
            'hds',
            'hébergement de données de santé',
            'hosting',
            'hébergement',
          ],
          span: 'hébergement certifié HDS',
        },
        {
          any: ['encryption', 'chiffrement', 'security', 'sécurité'],
          span: 'transmission sécurisée',
          implied: true,
        },
      ],
      roles: [['mobile developer', 'développeur mobile']],
      skillsOk: [
        ['flutter'],
        ['gdpr', 'rgpd'],
        ['health data', 'données de santé'],
        ['chat', 'messaging'],
        ['cross-platform development'],
        ['back-end development'],
        ['booking', 'scheduling'],
        ['healthcare'],
      ],
      budget: {
        min: null,
        max: 25000,
        currency: 'EUR',
        per: 'total',
        span: '25 000 €',
      },
      due: {
        from: '2027-04-15',
        to: '2027-05-01',
        span: 'dans cinq mois',
      },
      notSkills: [
        {
          any: ['invoicing', 'facturation', 'invoicing software'],
          why: 'have-already',
        },
      ],
    },
  },
  {
    id: 'fr-identite-brasserie',
    text: "Nous ouvrons une microbrasserie à Roubaix. Il nous faut un nom (on sèche depuis six mois), un logo, des étiquettes pour quatre bières, les sous-bocks et l'enseigne. Ambiance textile, briques, humour du Nord, surtout pas de houblon dessiné. Le site on verra l'année prochaine. Fichiers prêts pour l'imprimeur. On a mis 5 000 euros de côté. Premier brassin début mars, donc les étiquettes au plus tard le 15 février.",
    expect: {
      language: 'fr',
      archetype: ['brand-identity'],
      skills: [
        {
          any: ['naming', 'nom de marque'],
          span: 'un nom',
        },
        {
          any: ['logo'],
          span: 'logo',
        },
        {
          any: ['visual identity', 'identité visuelle'],
          span: 'un logo',
          implied: true,
        },
        {
          any: ['packaging design', 'étiquettes', 'label design'],
          span: 'étiquettes pour quatre bières',
        },
        {
          any: ['signage design', 'enseigne', 'signalétique', 'signage'],
          span: 'enseigne',
        },
        {
          any: ['merchandise design', 'sous-bocks', 'goodies', 'print design'],
          span: 'sous-bocks',
        },
        {
          any: ['prepress', 'prépresse', "fichiers d'impression"],
          span: "Fichiers prêts pour l'imprimeur",
          implied: true,
        },
      ],
      roles: [['graphic designer', 'graphiste', 'brand designer']],
      skillsOk: [
        ['brand guidelines', 'charte graphique'],
        ['illustration'],
        ['graphic design'],
        ['printing', 'impression'],
      ],
      budget: {
        min: 5000,
        max: 5000,
        currency: 'EUR',
        per: 'total',
        span: '5 000 euros',
      },
      due: {
        from: '2027-02-15',
        to: '2027-02-15',
        span: '15 février',
      },
      notSkills: [
        {
          any: ['website', 'site web', 'web development'],
          why: 'negated',
        },
      ],
    },
  },
  {
    id: 'fr-federation-charte',
    text: "Fédération de 62 clubs de canoë. Chaque club bricole ses affiches, rien ne se ressemble. Objectif : une charte commune, des gabarits d'affiche, de bannière Facebook et de lettre que des bénévoles peuvent modifier dans Canva, et une formation en visio de deux heures pour les secrétaires. Le logo national ne change pas. Pas de refonte du site. Budget 6 à 8 000 €. Présentation à l'assemblée générale du 20 mars.",
    expect: {
      language: 'fr',
      archetype: ['brand-identity'],
      skills: [
        {
          any: ['brand guidelines', 'charte graphique', 'visual identity'],
          span: 'charte commune',
        },
        {
          any: ['poster', 'affiche', 'templates', 'poster templates'],
          span: "gabarits d'affiche",
        },
        {
          any: ['social templates', 'social media templates', 'bannière'],
          span: 'bannière Facebook',
        },
        {
          any: ['canva'],
          span: 'Canva',
        },
        {
          any: ['training', 'formation', 'training course'],
          span: 'formation en visio de deux heures',
        },
      ],
      roles: [
        ['graphic designer', 'graphiste'],
        ['trainer', 'formateur'],
      ],
      skillsOk: [
        ['graphic design'],
        ['print design'],
        ['letterhead'],
        ['facilitation'],
        ['presentation design'],
      ],
      budget: {
        min: 6000,
        max: 8000,
        currency: 'EUR',
        per: 'total',
        span: '6 à 8 000 €',
      },
      due: {
        from: '2027-03-19',
        to: '2027-03-20',
        span: '20 mars',
      },
      notSkills: [
        {
          any: ['logo'],
          why: 'have-already',
        },
        {
          any: ['website', 'site web', 'web design'],
          why: 'negated',
        },
      ],
    },
  },
  {
    id: 'fr-mairie-site',
    text: "Commune rurale de 1 100 habitants. Le site de la mairie date de 2012 et ne s'affiche pas correctement sur les portables. Nous voudrions un site clair : démarches, agenda des manifestations, menus de la cantine, comptes rendus du conseil, formulaire pour signaler un lampadaire en panne. Conforme RGAA. Les agents mettront à jour eux-mêmes, prévoir une prise en main d'une demi-journée. L'hébergement actuel est conservé. Pas d'application mobile. Marché inférieur à 12 000 € HT. Mise en ligne pour la rentrée de septembre.",
    expect: {
      language: 'fr',
      archetype: ['website'],
      skills: [
        {
          any: ['website', 'site web', 'site internet', 'web development'],
          span: 'site clair',
        },
        {
          any: ['responsive design', 'responsive', 'mobile friendly'],
          span: "ne s'affiche pas correctement sur les portables",
          implied: true,
        },
        {
          any: ['accessibility', 'rgaa', 'accessibilité'],
          span: 'RGAA',
        },
        {
          any: ['cms', 'gestion de contenu'],
          span: 'Les agents mettront à jour eux-mêmes',
          implied: true,
        },
        {
          any: ['forms', 'formulaires', 'formulaire'],
          span: 'formulaire pour signaler',
        },
        {
          any: ['training', 'formation', 'prise en main'],
          span: "prise en main d'une demi-journée",
        },
      ],
      roles: [['web developer', 'développeur web', 'web designer']],
      skillsOk: [
        ['calendar', 'agenda', 'event calendar'],
        ['public sector'],
        ['content migration'],
        ['web design'],
        ['pdf accessibility'],
      ],
      budget: {
        min: null,
        max: 12000,
        currency: 'EUR',
        per: 'total',
        span: 'inférieur à 12 000 € HT',
      },
      due: {
        from: '2027-08-25',
        to: '2027-09-05',
        span: 'pour la rentrée de septembre',
      },
      notSkills: [
        {
          any: ['hosting', 'hébergement'],
          why: 'have-already',
        },
        {
          any: ['mobile app', 'application mobile', 'mobile development'],
          why: 'negated',
        },
      ],
    },
  },
  {
    id: 'fr-saas-paroisses',
    text: "Nous sommes deux anciens trésoriers et nous voulons lancer un service en ligne pour que les associations sportives gèrent licences, cotisations et présence aux entraînements. Abonnement au mois, chaque club dans son espace étanche, import depuis un tableur, prélèvement SEPA. Un essai gratuit de trente jours. Plus tard seulement une appli. Il nous faut un développeur complet et quelqu'un pour dessiner les écrans ; l'étude de marché est faite. 40 000 € d'amorçage, bêta avec dix clubs fin mai.",
    expect: {
      language: 'fr',
      archetype: ['saas'],
      skills: [
        {
          any: ['saas', 'saas development', 'web application', 'application web'],
          span: 'service en ligne',
        },
        {
          any: ['multi-tenancy', 'multi tenant'],
          span: 'chaque club dans son espace étanche',
          implied: true,
        },
        {
          any: ['subscription billing', 'abonnement', 'recurring payments'],
          span: 'Abonnement au mois',
        },
        {
          any: ['data import', 'import', 'excel import', 'file exchange', 'data migration'],
          span: 'import depuis un tableur',
          implied: true,
        },
        {
          any: [
            'sepa direct debit',
            'prélèvement sepa',
            'sepa',
            'payment integration',
            'direct debit',
          ],
          span: 'prélèvement SEPA',
        },
        {
          any: ['ui design', 'ux ui design', 'ux design', 'interface design'],
          span: 'dessiner les écrans',
        },
        {
          any: ['full-stack development', 'full stack'],
          span: 'développeur complet',
        },
      ],
      roles: [
        ['full-stack developer', 'développeur full stack', 'software developer'],
        ['ui designer', 'ux designer'],
      ],
      skillsOk: [['membership management'], ['free trial'], ['attendance'], ['authentication']],
      budget: {
        min: 40000,
        max: 40000,
        currency: 'EUR',
        per: 'total',
        span: '40 000 €',
      },
      due: {
        from: '2027-05-25',
        to: '2027-05-31',
        span: 'fin mai',
      },
      notSkills: [
        {
          any: ['market research', 'étude de marché'],
          why: 'have-already',
        },
        {
          any: ['mobile app', 'application mobile', 'mobile development'],
          why: 'negated',
        },
      ],
    },
  },
  {
    id: 'fr-saas-chantier',
    text: "Éditeur d'un logiciel de suivi de chantier (200 abonnés), nous devons ouvrir une API publique, ajouter la connexion avec le compte Microsoft de nos clients et passer un test d'intrusion exigé par un grand compte. Notre stack : Vue et Laravel, que nous gardons. Nous faisons le développement front, pas besoin de renfort là-dessus. Il manque surtout un profil backend et un expert sécurité. TJM 450 à 600 €. Le rapport de sécurité est attendu le 31 janvier.",
    expect: {
      language: 'fr',
      archetype: ['saas'],
      skills: [
        {
          any: ['api development', 'api publique', 'public api', 'api design'],
          span: 'API publique',
        },
        {
          any: ['sso', 'single sign-on', 'authentification unique', 'azure ad', 'microsoft login'],
          span: 'connexion avec le compte Microsoft',
        },
        {
          any: ['pentest', "test d'intrusion", 'penetration testing'],
          span: "test d'intrusion",
        },
        {
          any: ['laravel'],
          span: 'Laravel',
        },
        {
          any: ['back-end development', 'backend', 'développement back-end'],
          span: 'backend',
        },
        {
          any: ['security', 'sécurité'],
          span: 'expert sécurité',
        },
      ],
      roles: [
        ['back-end developer', 'développeur back-end'],
        ['security engineer', 'expert sécurité'],
      ],
      skillsOk: [['vue'], ['saas'], ['authentication'], ['documentation'], ['active directory']],
      budget: {
        min: 450,
        max: 600,
        currency: 'EUR',
        per: 'day',
        span: '450 à 600 €',
      },
      due: {
        from: '2027-01-31',
        to: '2027-01-31',
        span: '31 janvier',
      },
      notSkills: [
        {
          any: ['front-end development', 'front', 'développement front-end'],
          why: 'have-already',
        },
      ],
    },
  },
  {
    id: 'fr-hopital-lits',
    text: "Clinique de 180 lits : nous voulons un écran qui montre en continu les lits occupés, les sorties prévues et l'attente aux urgences, à partir de notre logiciel (flux HL7). Historisation dans PostgreSQL, visualisation libre, Metabase ou Grafana. Anonymisation obligatoire. Nous n'avons pas besoin d'un entrepôt de données, ni d'intelligence artificielle. Notre DSI héberge. Prestation de 30 jours environ, à partir du 4 janvier.",
    expect: {
      language: 'fr',
      archetype: ['data-dashboard'],
      skills: [
        {
          any: ['dashboard', 'tableau de bord', 'data visualisation'],
          span: 'écran qui montre en continu les lits occupés',
        },
        {
          any: ['hl7', 'hl7 fhir', 'interoperability', 'interopérabilité'],
          span: 'flux HL7',
        },
        {
          any: ['postgresql'],
          span: 'PostgreSQL',
        },
        {
          any: ['metabase', 'grafana'],
          span: 'Metabase ou Grafana',
        },
        {
          any: ['anonymisation', 'pseudonymisation', 'anonymization'],
          span: 'Anonymisation',
        },
        {
          any: ['real time', 'temps réel'],
          span: 'en continu',
          implied: true,
        },
      ],
      roles: [['data analyst', 'data engineer']],
      skillsOk: [
        ['etl'],
        ['health data', 'données de santé'],
        ['healthcare'],
        ['sql'],
        ['gdpr'],
        ['monitoring'],
      ],
      start: {
        from: '2027-01-04',
        to: '2027-01-04',
        span: '4 janvier',
      },
      duration: {
        days: 30,
        tolerance: 14,
        span: '30 jours environ',
      },
      notSkills: [
        {
          any: ['data warehouse', 'entrepôt de données'],
          why: 'negated',
        },
        {
          any: ['artificial intelligence', 'machine learning', 'intelligence artificielle'],
          why: 'negated',
        },
        {
          any: ['hosting', 'hébergement'],
          why: 'have-already',
        },
      ],
    },
  },
  {
    id: 'fr-ia-vigne',
    text: "Coopérative viticole (310 adhérents). À partir de photos prises au smartphone dans les rangs, nous aimerions savoir si une feuille a le mildiou ou l'oïdium, avec un degré de confiance. On dispose de 9 000 photos, un tiers seulement est étiqueté. Il faudrait dire honnêtement à partir de quel taux d'erreur c'est inutilisable. Le modèle doit tourner sur le téléphone, sans réseau. Pas de chatbot ni de drone. Budget 30 k€, démonstration avant le débourrement, mi-avril.",
    expect: {
      language: 'fr',
      archetype: ['machine-learning'],
      skills: [
        {
          any: [
            'computer vision',
            'vision par ordinateur',
            'image recognition',
            'image classification',
          ],
          span: 'savoir si une feuille a le mildiou',
        },
        {
          any: ['machine learning', 'apprentissage automatique', 'deep learning'],
          span: 'Le modèle',
        },
        {
          any: ['data annotation', 'annotation', 'labelling', 'étiquetage'],
          span: 'un tiers seulement est étiqueté',
          implied: true,
        },
        {
          any: ['model evaluation', 'évaluation de modèle'],
          span: "à partir de quel taux d'erreur",
          implied: true,
        },
        {
          any: ['edge ai', 'on-device', 'embedded ai', 'ia embarquée'],
          span: 'tourner sur le téléphone',
        },
      ],
      roles: [['machine learning engineer', 'data scientist']],
      skillsOk: [
        ['mobile app'],
        ['offline'],
        ['agriculture', 'agronomie'],
        ['data science'],
        ['camera capture'],
      ],
      budget: {
        min: 30000,
        max: 30000,
        currency: 'EUR',
        per: 'total',
        span: '30 k€',
      },
      due: {
        from: '2027-04-10',
        to: '2027-04-20',
        span: 'mi-avril',
      },
      notSkills: [
        {
          any: ['chatbot'],
          why: 'negated',
        },
        {
          any: ['drones', 'drone'],
          why: 'negated',
        },
      ],
    },
  },
  {
    id: 'fr-ia-energie',
    text: "Bailleur social, 3 200 logements équipés de compteurs communicants. Nous voulons repérer les fuites et les dérives de chauffage avant la plainte du locataire, et prévoir la consommation du mois suivant par immeuble. Données : dix ans de relevés plus la météo. Python souhaité, code livré et documenté, transfert de compétences à notre équipe. Ne pas développer d'interface, nous avons la nôtre. Budget maximum 50 000 € TTC ; résultats présentés au conseil d'administration du 17 juin.",
    expect: {
      language: 'fr',
      archetype: ['machine-learning', 'data-dashboard'],
      skills: [
        {
          any: ['anomaly detection', "détection d'anomalies"],
          span: 'repérer les fuites et les dérives de chauffage',
        },
        {
          any: ['forecasting', 'prévision', 'time series'],
          span: 'prévoir la consommation du mois suivant',
        },
        {
          any: ['python'],
          span: 'Python',
        },
        {
          any: ['machine learning', 'data science', 'apprentissage automatique'],
          span: 'repérer les fuites',
        },
        {
          any: ['knowledge transfer', 'transfert de compétences', 'training', 'formation'],
          span: 'transfert de compétences',
          implied: true,
        },
      ],
      roles: [['data scientist', 'machine learning engineer']],
      skillsOk: [
        ['documentation'],
        ['weather data', 'open data'],
        ['energy', 'energy efficiency'],
        ['statistics'],
      ],
      budget: {
        min: null,
        max: 50000,
        currency: 'EUR',
        per: 'total',
        span: 'maximum 50 000 € TTC',
      },
      due: {
        from: '2027-06-16',
        to: '2027-06-17',
        span: '17 juin',
      },
      notSkills: [
        {
          any: ['ui design', 'interface', 'front-end development', 'user interface'],
          why: 'negated',
        },
      ],
    },
  },
  {
    id: 'fr-seminaire-tonneliers',
    text: "Tonnellerie, 85 salariés sur trois sites. Nous préparons un séminaire de deux jours autour de Cognac, les 24 et 25 juin : lieu avec hébergement, bus au départ des sites, dîner assis, une activité qui mélange les équipes, un intervenant extérieur sur la sécurité au travail, un vidéaste pour un film souvenir. Les cadeaux sont déjà commandés. Pas de soirée dansante ni de DJ. Environ 350 € par personne. Contrat d'assurance annulation à prévoir.",
    expect: {
      language: 'fr',
      archetype: ['event'],
      skills: [
        {
          any: ['event management', "organisation d'événements", 'événementiel'],
          span: 'séminaire de deux jours',
        },
        {
          any: ['venue sourcing', 'recherche de lieu', 'lieu'],
          span: 'lieu avec hébergement',
        },
        {
          any: ['accommodation', 'hébergement'],
          span: 'hébergement',
        },
        {
          any: ['coach hire', 'transport', 'bus', 'transport de personnes', 'travel management'],
          span: 'bus au départ des sites',
        },
        {
          any: ['catering', 'traiteur', 'dîner'],
          span: 'dîner assis',
        },
        {
          any: ['team building', "cohésion d'équipe"],
          span: 'activité qui mélange les équipes',
          implied: true,
        },
        {
          any: ['speaker management', 'intervenant', 'conférencier', 'speaker'],
          span: 'intervenant extérieur',
        },
        {
          any: ['videography', 'vidéo', 'captation vidéo', 'film'],
          span: 'vidéaste pour un film souvenir',
        },
        {
          any: ['insurance', 'assurance', 'assurance annulation'],
          span: 'assurance annulation',
        },
      ],
      roles: [
        ['event manager', "organisateur d'événements"],
        ['videographer', 'vidéaste'],
      ],
      skillsOk: [
        ['safety training', 'sécurité au travail'],
        ['event logistics'],
        ['video editing'],
      ],
      due: {
        from: '2027-06-24',
        to: '2027-06-25',
        span: 'les 24 et 25 juin',
      },
      place: 'Cognac',
      notSkills: [
        {
          any: ['gifts', 'cadeaux', 'merchandise design', 'goodies'],
          why: 'have-already',
        },
        {
          any: ['dj', 'soirée dansante', 'entertainment', 'music performance'],
          why: 'negated',
        },
      ],
    },
  },
  {
    id: 'fr-marketing-camping',
    text: "Camping quatre étoiles près de Biscarrosse, 180 emplacements. L'avant-saison est vide alors que juillet-août affiche complet. On voudrait un vrai plan pour remplir avril, mai et septembre : clientèle allemande et néerlandaise, couples sans enfants, camping-caristes. Publicité sur Google, quelques influenceurs voyage, relance des anciens clients par mail, réponse aux avis en ligne. Le site vient d'être refait, on n'y touche pas. Pas de radio ni d'affichage. 12 000 € hors achat d'espace. Premiers effets attendus pour les vacances de printemps.",
    expect: {
      language: 'fr',
      archetype: ['marketing'],
      skills: [
        {
          any: ['marketing strategy', 'stratégie marketing', 'plan marketing'],
          span: 'vrai plan pour remplir',
        },
        {
          any: ['google ads', 'publicité google', 'paid search', 'sea'],
          span: 'Publicité sur Google',
        },
        {
          any: ['influencer marketing', 'influenceurs'],
          span: 'influenceurs voyage',
        },
        {
          any: ['email marketing', 'emailing'],
          span: 'relance des anciens clients par mail',
        },
        {
          any: ['e-reputation', 'avis en ligne', 'online reviews', 'customer reviews'],
          span: 'réponse aux avis en ligne',
        },
      ],
      roles: [
        ['marketing manager', 'responsable marketing'],
        ['sea specialist', 'traffic manager'],
      ],
      skillsOk: [
        ['translation', 'traduction'],
        ['tourism', 'tourisme'],
        ['social media'],
        ['german'],
        ['seo'],
      ],
      budget: {
        min: 12000,
        max: 12000,
        currency: 'EUR',
        per: 'total',
        span: '12 000 €',
      },
      due: {
        from: '2027-04-01',
        to: '2027-04-12',
        span: 'vacances de printemps',
      },
      notSkills: [
        {
          any: ['website', 'site web', 'web development'],
          why: 'have-already',
        },
        {
          any: ['radio', 'publicité radio', 'radio advertising'],
          why: 'negated',
        },
        {
          any: ['affichage', 'billboard', 'outdoor advertising', 'offline advertising'],
          why: 'negated',
        },
      ],
    },
  },
  {
    id: 'fr-marketing-garage',
    text: "Bonjour, garage automobile indépendant à Niort, on vient de passer à l'entretien des voitures électriques mais personne ne le sait. Besoin d'être trouvés sur Google Maps, de quelques pubs locales sur Facebook, d'un dépliant à mettre dans les boîtes aux lettres et d'habiller notre utilitaire. Combien ça coûte par mois ? On pensait à 600 €/mois pendant six mois. Le compte Instagram c'est mon fils. Pas besoin de vidéo.",
    expect: {
      language: 'fr',
      archetype: ['marketing', 'website'],
      skills: [
        {
          any: ['local seo', 'référencement local', 'google business profile', 'google maps'],
          span: 'trouvés sur Google Maps',
        },
        {
          any: ['meta ads', 'facebook ads', 'publicité facebook'],
          span: 'pubs locales sur Facebook',
        },
        {
          any: ['flyer', 'dépliant', 'brochure', 'leaflet', 'print design'],
          span: 'dépliant',
        },
        {
          any: ['leaflet distribution', 'door drop', 'distribution', 'boîtage'],
          span: 'mettre dans les boîtes aux lettres',
        },
        {
          any: ['vehicle livery', 'habillage de véhicule', 'vehicle wrap'],
          span: 'habiller notre utilitaire',
        },
      ],
      roles: [
        ['marketing manager', 'traffic manager', 'local marketing'],
        ['graphic designer', 'graphiste'],
      ],
      skillsOk: [
        ['marketing strategy'],
        ['communication strategy'],
        ['graphic design'],
        ['automotive'],
        ['seo'],
      ],
      budget: {
        min: 600,
        max: 600,
        currency: 'EUR',
        per: 'month',
        span: '600 €/mois',
      },
      duration: {
        days: 180,
        tolerance: 10,
        span: 'pendant six mois',
      },
      notSkills: [
        {
          any: ['instagram', 'social media'],
          why: 'have-already',
        },
        {
          any: ['video', 'vidéo', 'videography'],
          why: 'negated',
        },
      ],
    },
  },
  {
    id: 'fr-contenu-notice',
    text: "Fabricant de poêles à granulés. Nos notices sont incompréhensibles et le SAV explose chaque automne. Il faut les réécrire simplement (cinq modèles), avec des schémas, et douze petites vidéos « comment nettoyer le creuset ». Relecture par un thermicien à notre charge. Pas de traduction pour l'instant. Un index et une foire aux questions en ligne seraient un plus. Devis souhaité autour de 15 000 €. Tout doit être prêt avant la saison de chauffe, fin août.",
    expect: {
      language: 'fr',
      archetype: ['content'],
      skills: [
        {
          any: ['technical writing', 'rédaction technique'],
          span: 'notices',
        },
        {
          any: ['plain language', 'langage clair', 'simplification'],
          span: 'réécrire simplement',
        },
        {
          any: ['technical illustration', 'schémas', 'illustration', 'diagrams'],
          span: 'schémas',
        },
        {
          any: ['tutorial videos', 'videography', 'vidéo', 'vidéos tutorielles', 'how-to videos'],
          span: 'petites vidéos',
        },
        {
          any: ['faq', 'foire aux questions', 'knowledge base'],
          span: 'foire aux questions',
        },
      ],
      roles: [
        ['technical writer', 'rédacteur technique'],
        ['videographer', 'vidéaste'],
      ],
      skillsOk: [
        ['editing'],
        ['documentation'],
        ['video editing'],
        ['desktop publishing'],
        ['customer support'],
        ['animated explainer'],
      ],
      budget: {
        min: 15000,
        max: 15000,
        currency: 'EUR',
        per: 'total',
        span: '15 000 €',
      },
      due: {
        from: '2027-08-25',
        to: '2027-08-31',
        span: 'fin août',
      },
      notSkills: [
        {
          any: ['proofreading', 'relecture', 'technical review'],
          why: 'have-already',
        },
        {
          any: ['translation', 'traduction'],
          why: 'negated',
        },
      ],
    },
  },
  {
    id: 'fr-formation-secretariat',
    text: "Notre étude notariale (34 collaborateurs) passe à Teams et à la dématérialisation complète en avril. La moitié de l'équipe panique. Nous cherchons un organisme certifié Qualiopi pour des sessions de trois heures par groupes de huit, sur place à Rodez, avec des exercices sur nos vrais dossiers, un petit guide illustré et une permanence téléphonique le premier mois. Pas d'e-learning, on a essayé. Notre informaticien s'occupe de l'installation. Prise en charge OPCO espérée, sinon 6 000 €. À faire en mars.",
    expect: {
      language: 'fr',
      archetype: ['training'],
      skills: [
        {
          any: ['training', 'formation', 'training course', 'facilitation'],
          span: 'sessions de trois heures',
        },
        {
          any: ['microsoft teams', 'teams', 'microsoft 365'],
          span: 'Teams',
        },
        {
          any: ['qualiopi', 'training certification'],
          span: 'Qualiopi',
        },
        {
          any: ['training materials', 'supports de formation', 'guide', 'user guide'],
          span: 'petit guide illustré',
        },
        {
          any: ['technical support', 'helpdesk', 'support', 'user support', 'assistance'],
          span: 'permanence téléphonique',
          implied: true,
        },
        {
          any: ['change management', 'conduite du changement', 'accompagnement au changement'],
          span: 'panique',
          implied: true,
        },
      ],
      roles: [['trainer', 'formateur']],
      skillsOk: [
        ['paperless office', 'dématérialisation', 'document management'],
        ['office automation'],
        ['instructional design'],
        ['digital literacy'],
        ['training funding', 'opco'],
      ],
      budget: {
        min: null,
        max: 6000,
        currency: 'EUR',
        per: 'total',
        span: '6 000 €',
      },
      due: {
        from: '2027-03-01',
        to: '2027-03-31',
        span: 'en mars',
      },
      place: 'Rodez',
      remote: 'onsite',
      notSkills: [
        {
          any: ['installation', 'system administration'],
          why: 'have-already',
        },
        {
          any: ['e-learning'],
          why: 'negated',
        },
      ],
    },
  },
  {
    id: 'fr-formation-soudeurs',
    text: "PME de chaudronnerie, 60 personnes. Deux besoins : apprendre à nos chefs d'équipe à recadrer sans crier (management de proximité, entretiens annuels), et remettre à niveau douze opérateurs en lecture de plan. Mises en situation plutôt que des diapositives. Évaluation à froid trois mois après. Les habilitations électriques et le secourisme sont déjà planifiés avec l'APAVE. Salle disponible chez nous, à Saint-Nazaire. Entre 8 000 et 10 000 €, avant les congés d'été.",
    expect: {
      language: 'fr',
      archetype: ['training'],
      skills: [
        {
          any: ['management training', 'leadership', 'management'],
          span: 'management de proximité',
        },
        {
          any: ['training', 'formation', 'training course'],
          span: "apprendre à nos chefs d'équipe",
        },
        {
          any: ['technical drawing', 'lecture de plan', 'blueprint reading', 'dessin technique'],
          span: 'lecture de plan',
        },
        {
          any: [
            'performance reviews',
            'entretiens annuels',
            'performance management',
            'human resources',
          ],
          span: 'entretiens annuels',
        },
        {
          any: ['role play', 'mises en situation', 'facilitation'],
          span: 'Mises en situation',
        },
        {
          any: ['assessment', 'évaluation', 'training evaluation'],
          span: 'Évaluation à froid',
        },
      ],
      roles: [['trainer', 'formateur']],
      skillsOk: [
        ['communication', 'soft skills'],
        ['conflict management'],
        ['manufacturing', 'welding'],
        ['instructional design'],
      ],
      budget: {
        min: 8000,
        max: 10000,
        currency: 'EUR',
        per: 'total',
        span: 'Entre 8 000 et 10 000 €',
      },
      due: {
        from: '2027-06-15',
        to: '2027-07-31',
        span: "avant les congés d'été",
      },
      place: 'Saint-Nazaire',
      notSkills: [
        {
          any: ['electrical safety', 'habilitation électrique', 'safety training'],
          why: 'have-already',
        },
        {
          any: ['first aid', 'secourisme', 'first aid training'],
          why: 'have-already',
        },
        {
          any: ['room', 'salle', 'venue sourcing'],
          why: 'have-already',
        },
        {
          any: ['presentation design', 'slides'],
          why: 'negated',
        },
      ],
    },
  },
  {
    id: 'fr-juridique-creche',
    text: "Crèche associative de 28 berceaux, 11 salariées. Notre règlement intérieur date de 2009, les fiches de poste n'existent pas, et nous devons passer les contrats sous la nouvelle convention collective. Nous voulons aussi vérifier nos obligations sur les photos d'enfants et le registre des traitements. Un avocat ou une juriste qui parle normalement. Pas de contentieux en cours. Le cabinet comptable fait la paie. Budget 3 000 € ; l'inspection PMI passe mi-février.",
    expect: {
      language: 'fr',
      archetype: ['legal'],
      skills: [
        {
          any: ['employment law', 'droit du travail', 'droit social'],
          span: 'contrats sous la nouvelle convention collective',
        },
        {
          any: ['staff handbook', 'règlement intérieur', 'internal regulations', 'workplace rules'],
          span: 'règlement intérieur',
        },
        {
          any: ['job descriptions', 'fiches de poste', 'human resources'],
          span: 'fiches de poste',
        },
        {
          any: ['image rights', "droit à l'image", 'privacy'],
          span: "photos d'enfants",
        },
        {
          any: ['gdpr', 'rgpd', 'registre des traitements', 'record of processing'],
          span: 'registre des traitements',
        },
      ],
      roles: [['lawyer', 'avocat', 'juriste']],
      skillsOk: [
        ['collective agreement', 'convention collective'],
        ['compliance'],
        ['childcare'],
        ['association law'],
      ],
      budget: {
        min: 3000,
        max: 3000,
        currency: 'EUR',
        per: 'total',
        span: '3 000 €',
      },
      due: {
        from: '2027-02-10',
        to: '2027-02-20',
        span: 'mi-février',
      },
      notSkills: [
        {
          any: ['litigation', 'contentieux'],
          why: 'negated',
        },
        {
          any: ['payroll', 'paie'],
          why: 'have-already',
        },
      ],
    },
  },
  {
    id: 'fr-cloud-cabinet',
    text: "Cabinet d'expertise de 45 postes. Le serveur dans le placard a onze ans, la sauvegarde est sur une bande que personne n'a jamais relue, et l'assureur nous demande la double authentification. Nous voulons mettre fichiers et messagerie chez un hébergeur français, avec reprise testée en quatre heures, antivirus centralisé et un contrat d'infogérance. Les logiciels métier restent chez leur éditeur. Pas de téléphonie. Pas d'AWS. 20 k€ de mise en place, bascule un week-end avant fin février.",
    expect: {
      language: 'fr',
      archetype: ['cloud'],
      skills: [
        {
          any: ['cloud migration', 'migration cloud', 'migration vers le cloud'],
          span: 'mettre fichiers et messagerie chez un hébergeur français',
        },
        {
          any: ['backup', 'sauvegarde'],
          span: 'sauvegarde',
        },
        {
          any: [
            'multi-factor authentication',
            'double authentification',
            'mfa',
            '2fa',
            'access security',
          ],
          span: 'double authentification',
        },
        {
          any: ['email hosting', 'messagerie', 'email migration'],
          span: 'messagerie',
        },
        {
          any: ['disaster recovery', 'plan de reprise', "reprise d'activité"],
          span: 'reprise testée en quatre heures',
        },
        {
          any: ['antivirus', 'endpoint protection', 'endpoint security'],
          span: 'antivirus centralisé',
        },
        {
          any: ['managed services', 'infogérance', 'it outsourcing', 'system administration'],
          span: "contrat d'infogérance",
        },
      ],
      roles: [['system administrator', 'administrateur système', 'cloud architect']],
      skillsOk: [
        ['file sharing', 'file server', 'file storage', 'storage'],
        ['hosting', 'hébergement'],
        ['cloud'],
        ['accounting'],
      ],
      budget: {
        min: 20000,
        max: 20000,
        currency: 'EUR',
        per: 'total',
        span: '20 k€',
      },
      due: {
        from: '2027-02-20',
        to: '2027-02-28',
        span: 'avant fin février',
      },
      notSkills: [
        {
          any: ['telephony', 'téléphonie'],
          why: 'negated',
        },
        {
          any: ['aws'],
          why: 'negated',
        },
        {
          any: ['accounting', 'comptabilité'],
          why: 'not-a-skill',
        },
      ],
    },
  },
  {
    id: 'fr-cloud-jeu-concours',
    text: "Notre site tombe chaque fois que nous passons à la télé. Prochain passage le 14 mars, on attend 80 000 visites en dix minutes. Il faut un test de charge avant, un cache devant, une mise à l'échelle automatique chez OVH, et quelqu'un d'astreinte le soir même. Le code (Symfony) est propre, nos développeurs restent disponibles, donc pas de refonte. La base MariaDB est peut-être à revoir. Budget : 10 à 15 k€.",
    expect: {
      language: 'fr',
      archetype: ['cloud'],
      skills: [
        {
          any: ['load testing', 'test de charge', 'performance testing'],
          span: 'test de charge',
        },
        {
          any: ['caching', 'cache', 'cdn', 'varnish'],
          span: 'cache devant',
        },
        {
          any: ['autoscaling', "mise à l'échelle", 'scalability', 'load balancing'],
          span: "mise à l'échelle automatique",
        },
        {
          any: ['ovhcloud', 'ovh'],
          span: 'OVH',
        },
        {
          any: ['on-call', 'astreinte', 'on-call support', 'support'],
          span: 'astreinte',
        },
        {
          any: ['mysql', 'mariadb', 'database tuning', 'databases'],
          span: 'MariaDB',
        },
      ],
      roles: [['devops engineer', 'ingénieur devops', 'system administrator']],
      skillsOk: [['web performance'], ['monitoring'], ['devops'], ['cloud'], ['symfony']],
      budget: {
        min: 10000,
        max: 15000,
        currency: 'EUR',
        per: 'total',
        span: '10 à 15 k€',
      },
      due: {
        from: '2027-03-13',
        to: '2027-03-14',
        span: '14 mars',
      },
      notSkills: [
        {
          any: [
            'symfony development',
            'web development',
            'développement web',
            'software development',
          ],
          why: 'have-already',
        },
        {
          any: ['refactoring', 'refonte'],
          why: 'negated',
        },
      ],
    },
  },
  {
    id: 'fr-jeu-prevention',
    text: "Mutuelle agricole : un jeu sérieux sur les accidents de tracteur, pour lycées professionnels, jouable dans un navigateur, sessions de vingt minutes, avec un tableau des scores par classe et une fiche pour l'enseignant. Scénarios à écrire avec nos préventeurs. Graphisme simple en 2D. Doit être utilisable par un élève sourd. Ni casque de réalité virtuelle, ni multijoueur. 55 000 € HT, prêt pour la rentrée scolaire.",
    expect: {
      language: 'fr',
      archetype: ['game'],
      skills: [
        {
          any: ['serious game', 'jeu sérieux'],
          span: 'jeu sérieux',
        },
        {
          any: ['game development', 'web game', 'browser game', 'développement de jeux'],
          span: 'jouable dans un navigateur',
        },
        {
          any: ['leaderboard', 'tableau des scores', 'scoreboard', 'gamification'],
          span: 'tableau des scores par classe',
        },
        {
          any: ['teacher guide', 'training materials', 'fiche pédagogique', 'lesson plan'],
          span: "fiche pour l'enseignant",
        },
        {
          any: ['narrative design', 'scénarisation', 'scriptwriting', 'game writing'],
          span: 'Scénarios à écrire',
        },
        {
          any: ['2d art', 'graphisme 2d', 'illustration', 'game art'],
          span: 'Graphisme simple en 2D',
        },
        {
          any: ['accessibility', 'accessibilité', 'subtitles'],
          span: 'utilisable par un élève sourd',
        },
      ],
      roles: [
        ['game developer', 'développeur de jeux'],
        ['game designer'],
        ['2d artist', 'illustrator'],
      ],
      skillsOk: [
        ['game design'],
        ['safety training', 'prevention'],
        ['agriculture'],
        ['education sector'],
        ['html'],
      ],
      budget: {
        min: 55000,
        max: 55000,
        currency: 'EUR',
        per: 'total',
        span: '55 000 € HT',
      },
      due: {
        from: '2027-08-25',
        to: '2027-09-05',
        span: 'pour la rentrée scolaire',
      },
      notSkills: [
        {
          any: ['vr', 'réalité virtuelle'],
          why: 'negated',
        },
        {
          any: ['multiplayer', 'multijoueur'],
          why: 'negated',
        },
      ],
    },
  },
  {
    id: 'fr-iot-ruches',
    text: "Apiculteur professionnel, 600 ruches réparties sur trente ruchers sans électricité. Je veux peser deux ruches par rucher et mesurer température et son, une fois par heure, et recevoir une alerte SMS si une ruche est volée ou renversée. Autonomie d'une saison, boîtier qui résiste à la pluie et aux frelons. Réseau LoRa ou 4G selon l'endroit. Une page web pour voir les courbes suffira, pas d'appli. J'ai déjà imprimé un prototype en 3D. Budget 18 000 € pour dix unités, posées avant la miellée d'acacia, début mai.",
    expect: {
      language: 'fr',
      archetype: ['iot'],
      skills: [
        {
          any: ['iot', 'objets connectés', 'internet of things', 'embedded systems'],
          span: 'peser deux ruches par rucher',
        },
        {
          any: ['sensors', 'capteurs'],
          span: 'mesurer température et son',
        },
        {
          any: ['sms', 'alertes sms', 'sms alerts'],
          span: 'alerte SMS',
        },
        {
          any: ['low power design', 'basse consommation', 'autonomie'],
          span: "Autonomie d'une saison",
        },
        {
          any: ['weatherproofing', 'étanchéité', 'enclosure design', 'boîtier'],
          span: 'boîtier qui résiste à la pluie',
        },
        {
          any: ['lorawan', 'lora'],
          span: 'LoRa',
        },
        {
          any: ['cellular iot', '4g'],
          span: '4G',
        },
        {
          any: ['dashboard', 'data visualisation', 'web development', 'graphs'],
          span: 'page web pour voir les courbes',
        },
        {
          any: ['gps tracker', 'geolocation', 'anti-theft', 'motion detection'],
          span: 'volée ou renversée',
          implied: true,
        },
      ],
      roles: [
        ['embedded engineer', 'ingénieur embarqué'],
        ['electronics engineer', 'électronicien'],
      ],
      skillsOk: [
        ['agriculture'],
        ['field installation'],
        ['electronics'],
        ['prototype'],
        ['load cell', 'weighing'],
      ],
      budget: {
        min: 18000,
        max: 18000,
        currency: 'EUR',
        per: 'total',
        span: '18 000 €',
      },
      due: {
        from: '2027-05-01',
        to: '2027-05-10',
        span: 'début mai',
      },
      notSkills: [
        {
          any: ['mobile app', 'application mobile'],
          why: 'negated',
        },
        {
          any: ['3d printing', 'impression 3d'],
          why: 'have-already',
        },
      ],
    },
  },
  {
    id: 'fr-iot-fromagerie',
    text: "Fromagerie d'alpage. Nous voulons automatiser le brassage et la chauffe de deux cuves : automate, sondes, écran tactile en atelier, arrêt d'urgence aux normes, enregistrement pour la DDPP. L'armoire électrique est faite par un artisan du village. Pas besoin de pilotage à distance. Dossier de marquage CE si nécessaire. Budget de l'ordre de 22 000 €, mise en route avant la montée en alpage, première semaine de juin.",
    expect: {
      language: 'fr',
      archetype: ['iot'],
      skills: [
        {
          any: ['plc', 'automate', 'automation', 'automatisme'],
          span: 'automate',
        },
        {
          any: ['sensors', 'sondes', 'capteurs'],
          span: 'sondes',
        },
        {
          any: ['hmi', 'écran tactile', 'interface homme-machine', 'operator panel'],
          span: 'écran tactile en atelier',
        },
        {
          any: ['machine safety', "arrêt d'urgence", 'safety', 'functional safety'],
          span: "arrêt d'urgence aux normes",
        },
        {
          any: ['traceability', 'traçabilité', 'data logging', 'enregistrement'],
          span: 'enregistrement pour la DDPP',
        },
        {
          any: ['ce marking', 'marquage ce', 'certification'],
          span: 'marquage CE',
        },
      ],
      roles: [['automation engineer', 'automaticien']],
      skillsOk: [
        ['food safety', 'haccp'],
        ['embedded systems'],
        ['iot'],
        ['industrial automation'],
        ['commissioning'],
      ],
      budget: {
        min: 22000,
        max: 22000,
        currency: 'EUR',
        per: 'total',
        span: '22 000 €',
      },
      due: {
        from: '2027-06-01',
        to: '2027-06-07',
        span: 'première semaine de juin',
      },
      notSkills: [
        {
          any: ['electrical installation', 'armoire électrique', 'electrical work'],
          why: 'have-already',
        },
        {
          any: ['remote control', 'pilotage à distance', 'remote monitoring'],
          why: 'negated',
        },
      ],
    },
  },
  {
    id: 'fr-ux-billetterie',
    text: "Théâtre national : 38 % des paniers de billets sont abandonnés à l'étape du choix des places. Avant d'aller voir l'éditeur, nous voulons comprendre. Mesure d'audience à examiner, entretiens avec des abonnés, tests avec des personnes âgées et un spectateur non voyant, comparaison avec trois autres salles. Maquette cliquable d'un plan de salle plus simple. On ne change pas de logiciel de billetterie. 14 000 € ; restitution à l'équipe le 26 février.",
    expect: {
      language: 'fr',
      archetype: ['ux-audit'],
      skills: [
        {
          any: ['ux audit', 'audit ux', 'audit ergonomique'],
          span: 'nous voulons comprendre',
        },
        {
          any: ['web analytics', "mesure d'audience"],
          span: "Mesure d'audience",
        },
        {
          any: ['user interviews', 'entretiens utilisateurs', 'user research'],
          span: 'entretiens avec des abonnés',
        },
        {
          any: ['user testing', 'tests utilisateurs'],
          span: 'tests avec des personnes âgées',
        },
        {
          any: ['accessibility', 'accessibilité', 'screen reader testing'],
          span: 'spectateur non voyant',
          implied: true,
        },
        {
          any: [
            'benchmark',
            'competitive analysis',
            'analyse concurrentielle',
            'étude concurrentielle',
          ],
          span: 'comparaison avec trois autres salles',
        },
        {
          any: ['prototyping', 'prototype', 'maquette', 'wireframes'],
          span: 'Maquette cliquable',
        },
      ],
      roles: [['ux researcher', 'ux designer', 'chercheur ux']],
      skillsOk: [
        ['funnel analysis'],
        ['conversion optimisation'],
        ['presentation', 'restitution'],
        ['seat map'],
      ],
      budget: {
        min: 14000,
        max: 14000,
        currency: 'EUR',
        per: 'total',
        span: '14 000 €',
      },
      due: {
        from: '2027-02-26',
        to: '2027-02-26',
        span: '26 février',
      },
      notSkills: [
        {
          any: ['ticketing', 'billetterie', 'logiciel de billetterie'],
          why: 'negated',
        },
      ],
    },
  },
  {
    id: 'fr-access-banque',
    text: "Banque régionale. Nous devons publier notre déclaration d'accessibilité avant le 28 juin et nous savons que l'espace client n'est pas bon. Audit des 22 écrans principaux selon le RGAA 4.1, test avec NVDA et VoiceOver, plan d'action sur trois ans, puis accompagnement de nos développeurs pendant les corrections (ils codent, pas vous). Une sensibilisation d'une heure pour la direction. Les PDF des relevés sont traités par ailleurs. Budget 28 000 € HT.",
    expect: {
      language: 'fr',
      archetype: ['accessibility'],
      skills: [
        {
          any: ['accessibility audit', "audit d'accessibilité", 'accessibility'],
          span: 'Audit des 22 écrans principaux',
        },
        {
          any: ['rgaa'],
          span: 'RGAA 4.1',
        },
        {
          any: ['accessibility statement', "déclaration d'accessibilité"],
          span: "déclaration d'accessibilité",
        },
        {
          any: ['screen reader testing', "test lecteur d'écran", 'nvda'],
          span: 'test avec NVDA et VoiceOver',
        },
        {
          any: ['remediation plan', "plan d'action", 'action plan', 'roadmap'],
          span: "plan d'action sur trois ans",
        },
        {
          any: [
            'accessibility coaching',
            'accompagnement',
            'technical support',
            'developer support',
            'coaching',
          ],
          span: 'accompagnement de nos développeurs',
        },
        {
          any: ['accessibility training', 'sensibilisation', 'disability awareness'],
          span: "sensibilisation d'une heure",
        },
      ],
      roles: [['accessibility specialist', 'expert accessibilité']],
      skillsOk: [
        ['web accessibility', 'wcag'],
        ['banking', 'financial services'],
        ['mobile accessibility'],
      ],
      budget: {
        min: 28000,
        max: 28000,
        currency: 'EUR',
        per: 'total',
        span: '28 000 € HT',
      },
      due: {
        from: '2027-06-27',
        to: '2027-06-28',
        span: '28 juin',
      },
      notSkills: [
        {
          any: ['pdf accessibility', 'pdf accessibles'],
          why: 'have-already',
        },
        {
          any: ['web development', 'développement'],
          why: 'have-already',
        },
      ],
    },
  },
  {
    id: 'fr-access-pdf',
    text: "Conseil départemental : 140 PDF (rapports, délibérations, guides) à rendre conformes PDF/UA, tableaux complexes compris. Nous souhaitons aussi des modèles Word accessibles pour ne pas recommencer, et former cinq assistantes. Vérification par une personne aveugle. Le site lui-même est hors marché. Transcription des trois vidéos institutionnelles et audiodescription de l'une d'elles. 17 000 €, lots de vingt documents par mois jusqu'à l'été.",
    expect: {
      language: 'fr',
      archetype: ['accessibility'],
      skills: [
        {
          any: ['pdf accessibility', 'pdf ua', 'pdf accessibles'],
          span: 'PDF/UA',
        },
        {
          any: ['word templates', 'modèles word', 'accessible templates', 'document templates'],
          span: 'modèles Word accessibles',
        },
        {
          any: ['training', 'formation', 'accessibility training'],
          span: 'former cinq assistantes',
        },
        {
          any: ['screen reader testing', 'user testing', "test lecteur d'écran"],
          span: 'Vérification par une personne aveugle',
          implied: true,
        },
        {
          any: ['transcription'],
          span: 'Transcription des trois vidéos',
        },
        {
          any: ['audio description', 'audiodescription'],
          span: 'audiodescription',
        },
      ],
      roles: [['accessibility specialist', 'expert accessibilité']],
      skillsOk: [
        ['accessibility'],
        ['rgaa'],
        ['public sector'],
        ['office automation'],
        ['microsoft word'],
      ],
      budget: {
        min: 17000,
        max: 17000,
        currency: 'EUR',
        per: 'total',
        span: '17 000 €',
      },
      due: {
        from: '2027-06-01',
        to: '2027-07-15',
        span: "jusqu'à l'été",
      },
      notSkills: [
        {
          any: ['website', 'site web', 'web development'],
          why: 'negated',
        },
      ],
    },
  },
  {
    id: 'fr-integration-agence-interim',
    text: "Agence d'intérim, 4 bureaux. Les heures des intérimaires arrivent par photo de feuille, on les ressaisit dans Tempo (paie) puis dans Pennylane (factures). Nous voulons que l'intérimaire saisisse ses heures sur un formulaire, que le client valide d'un clic, et que tout parte tout seul en paie et en facturation. Reprise automatique si l'un des deux est en panne. Documentation remise. On ne veut pas d'un nouvel ERP. 15 000 € environ. En service au 1er avril.",
    expect: {
      language: 'fr',
      archetype: ['integration'],
      skills: [
        {
          any: ['api integration', 'intégration', 'interfaçage', 'system integration'],
          span: 'parte tout seul en paie et en facturation',
        },
        {
          any: ['pennylane', 'accounting software', 'logiciel comptable'],
          span: 'Pennylane',
        },
        {
          any: ['payroll', 'paie', 'hr software', 'payroll integration'],
          span: 'Tempo (paie)',
        },
        {
          any: ['forms', 'formulaire', 'online forms'],
          span: 'formulaire',
        },
        {
          any: ['approval workflow', 'validation', 'workflow', 'process automation'],
          span: "que le client valide d'un clic",
        },
        {
          any: ['time tracking', 'saisie des heures', 'timesheets', 'feuilles de temps'],
          span: 'saisisse ses heures',
        },
        {
          any: ['error handling', 'reprise sur erreur', 'retry', 'background jobs'],
          span: 'Reprise automatique',
          implied: true,
        },
      ],
      roles: [['integration developer', 'développeur intégration']],
      skillsOk: [['documentation'], ['invoicing', 'facturation'], ['ocr'], ['staffing']],
      budget: {
        min: 15000,
        max: 15000,
        currency: 'EUR',
        per: 'total',
        span: '15 000 € environ',
      },
      due: {
        from: '2027-03-31',
        to: '2027-04-01',
        span: 'au 1er avril',
      },
      notSkills: [
        {
          any: ['erp'],
          why: 'negated',
        },
      ],
    },
  },
  {
    id: 'fr-localisation-notices',
    text: "Fabricant de tondeuses robots. Il nous faut traduire 18 manuels (300 000 mots environ) vers l'allemand, le suédois et le tchèque, avec mise en page InDesign refaite dans chaque langue, dessins inchangés. Nous avons une mémoire de traduction et un lexique maison. L'interface de l'appli aussi, 900 chaînes au format JSON. Relecture par un second linguiste. Traduction assermentée du certificat de conformité. Pas de doublage des vidéos. 45 000 €. Livraison échelonnée, dernier lot fin mai.",
    expect: {
      language: 'fr',
      archetype: ['localisation'],
      skills: [
        {
          any: ['translation', 'traduction'],
          span: 'traduire 18 manuels',
        },
        {
          any: ['technical translation', 'traduction technique', 'translation'],
          span: 'manuels',
        },
        {
          any: ['desktop publishing', 'pao', 'mise en page', 'indesign'],
          span: 'mise en page InDesign',
        },
        {
          any: ['software localisation', 'localisation', 'localisation logicielle'],
          span: "interface de l'appli",
        },
        {
          any: ['proofreading', 'relecture', 'révision', 'linguistic review'],
          span: 'Relecture par un second linguiste',
        },
        {
          any: ['sworn translation', 'traduction assermentée', 'legal translation'],
          span: 'Traduction assermentée',
        },
      ],
      roles: [
        ['translator', 'traducteur'],
        ['dtp specialist', 'graphiste pao'],
      ],
      skillsOk: [['translation tools', 'translation memory'], ['json'], ['internationalisation']],
      budget: {
        min: 45000,
        max: 45000,
        currency: 'EUR',
        per: 'total',
        span: '45 000 €',
      },
      due: {
        from: '2027-05-25',
        to: '2027-05-31',
        span: 'fin mai',
      },
      spoken: ['de', 'sv', 'cs'],
      notSkills: [
        {
          any: ['terminology', 'lexique', 'glossaire', 'translation memory'],
          why: 'have-already',
        },
        {
          any: ['illustration', 'dessins'],
          why: 'have-already',
        },
        {
          any: ['dubbing', 'doublage', 'voice-over'],
          why: 'negated',
        },
      ],
    },
  },
  {
    id: 'fr-recrutement-rh',
    text: "Scierie de 50 personnes dans le Jura. On n'arrive plus à recruter d'affûteurs ni de conducteurs de ligne. Nous cherchons de l'aide pour rédiger des annonces qui donnent envie, une page « nous rejoindre », trois portraits filmés de nos anciens, la présence à deux salons de l'emploi et un parcours d'accueil des nouveaux. Le cabinet de recrutement actuel, on arrête. Pas de chasse de têtes. 9 000 €. Tout doit être en place pour le printemps.",
    expect: {
      language: 'fr',
      archetype: ['marketing', 'legal', 'training'],
      skills: [
        {
          any: ['recruitment', 'recrutement'],
          span: 'recruter',
        },
        {
          any: ['job advert', 'job ads', "annonces d'emploi", "offres d'emploi", 'copywriting'],
          span: 'rédiger des annonces',
        },
        {
          any: ['careers page', 'page carrière', 'landing page', 'web development'],
          span: 'page « nous rejoindre »',
        },
        {
          any: ['videography', 'vidéo', 'portraits filmés'],
          span: 'portraits filmés',
        },
        {
          any: ['job fair', "salon de l'emploi", 'salons', 'recruitment event'],
          span: "salons de l'emploi",
        },
        {
          any: [
            'onboarding',
            'intégration des nouveaux',
            "parcours d'intégration",
            'employee onboarding',
          ],
          span: "parcours d'accueil des nouveaux",
        },
        {
          any: ['employer branding', 'marque employeur'],
          span: 'annonces qui donnent envie',
        },
      ],
      roles: [
        ['hr consultant', 'recruiter', 'consultant rh'],
        ['videographer', 'vidéaste'],
      ],
      skillsOk: [['marketing strategy'], ['human resources'], ['interviews']],
      budget: {
        min: 9000,
        max: 9000,
        currency: 'EUR',
        per: 'total',
        span: '9 000 €',
      },
      due: {
        from: '2027-03-15',
        to: '2027-06-20',
        span: 'pour le printemps',
      },
      notSkills: [
        {
          any: ['headhunting', 'chasse de têtes', 'executive search'],
          why: 'negated',
        },
        {
          any: ['recruitment agency', 'cabinet de recrutement'],
          why: 'negated',
        },
      ],
    },
  },
  {
    id: 'fr-archi-gite',
    text: "Grange du XIXe à transformer en gîte de groupe (Lozère, 240 m²). Nous cherchons un architecte pour l'esquisse, le permis de construire et le suivi de chantier, une étude thermique, un chiffrage poste par poste et un dossier pour la Région qui subventionne. Décoration intérieure plus tard. Les travaux seront faits par des artisans du coin que nous choisirons. Quinze pour cent de 180 000 €, à discuter. Dépôt du permis avant le 30 avril.",
    expect: {
      language: 'fr',
      archetype: ['content', 'brand-identity', 'website', 'event'],
      skills: [
        {
          any: ['architecture', 'architecture building'],
          span: 'architecte',
        },
        {
          any: ['building permit', 'permis de construire', 'planning permission'],
          span: 'permis de construire',
        },
        {
          any: [
            'site supervision',
            'suivi de chantier',
            'construction supervision',
            'works supervision',
          ],
          span: 'suivi de chantier',
        },
        {
          any: ['thermal study', 'étude thermique', 'energy audit'],
          span: 'étude thermique',
        },
        {
          any: ['cost estimate', 'chiffrage', 'quantity surveying', 'cost estimation', 'métré'],
          span: 'chiffrage poste par poste',
        },
        {
          any: ['grant writing', 'dossier de subvention', 'subvention'],
          span: 'dossier pour la Région qui subventionne',
        },
      ],
      roles: [['architect', 'architecte']],
      skillsOk: [['renovation'], ['tourism', 'hospitality'], ['real estate']],
      due: {
        from: '2027-04-29',
        to: '2027-04-30',
        span: 'avant le 30 avril',
      },
      notSkills: [
        {
          any: ['interior design', 'décoration intérieure'],
          why: 'negated',
        },
        {
          any: ['construction', 'travaux', 'building work'],
          why: 'have-already',
        },
      ],
    },
  },
  {
    id: 'fr-compta-asso',
    text: "Association culturelle de quatre salariés, 380 000 € de budget. Notre comptable part à la retraite. Il nous faut : tenue des comptes au mois, bulletins de salaire (intermittents compris), compte de résultat par projet pour les financeurs, dossier pour le commissaire aux comptes, et remise à plat du plan analytique. Nous gardons notre logiciel, EBP. La recherche de subventions n'est pas demandée. 900 € par mois environ, prise de relais le 1er janvier.",
    expect: {
      language: 'fr',
      archetype: ['legal', 'training', 'saas', 'data-dashboard'],
      skills: [
        {
          any: ['accounting', 'comptabilité', 'bookkeeping', 'tenue de comptes'],
          span: 'tenue des comptes',
        },
        {
          any: ['payroll', 'paie', 'bulletins de salaire'],
          span: 'bulletins de salaire',
        },
        {
          any: [
            'management accounting',
            'comptabilité analytique',
            'cost accounting',
            'analytical accounting',
          ],
          span: 'plan analytique',
        },
        {
          any: ['financial reporting', 'compte de résultat', 'reporting', 'financial statements'],
          span: 'compte de résultat par projet',
        },
        {
          any: [
            'audit preparation',
            'audit financier',
            'commissaire aux comptes',
            'statutory audit',
          ],
          span: 'dossier pour le commissaire aux comptes',
        },
      ],
      roles: [
        ['accountant', 'comptable'],
        ['payroll manager', 'gestionnaire de paie'],
      ],
      skillsOk: [
        ['ebp', 'accounting software'],
        ['non-profit sector'],
        ['entertainment payroll', 'intermittents'],
      ],
      budget: {
        min: 900,
        max: 900,
        currency: 'EUR',
        per: 'month',
        span: '900 € par mois',
      },
      start: {
        from: '2027-01-01',
        to: '2027-01-01',
        span: '1er janvier',
      },
      notSkills: [
        {
          any: ['fundraising', 'recherche de subventions', 'grant writing'],
          why: 'negated',
        },
      ],
    },
  },
  {
    id: 'fr-industrie-qualite',
    text: "Sous-traitant aéronautique (usinage, 35 personnes). Notre donneur d'ordres exige EN 9100 d'ici un an. Il nous faut un accompagnement jusqu'à la certification : état des lieux, procédures, audits à blanc, formation des auditeurs internes, mise en place d'indicateurs de rebut à l'atelier et 5S. Le responsable qualité est embauché et arrive en janvier. Pas de logiciel de gestion à vendre, merci. 20 000 € maximum, financés pour moitié par la Région.",
    expect: {
      language: 'fr',
      archetype: ['training', 'iot', 'integration', 'data-dashboard'],
      skills: [
        {
          any: ['quality management', 'management de la qualité', 'qualité'],
          span: "accompagnement jusqu'à la certification",
        },
        {
          any: ['en 9100', 'iso 9001', 'certification'],
          span: 'EN 9100',
        },
        {
          any: ['audit', 'quality audit', 'gap analysis', 'état des lieux'],
          span: 'état des lieux',
        },
        {
          any: ['procedures', 'procédures', 'process mapping', 'procedure writing'],
          span: 'procédures',
        },
        {
          any: ['internal audit', 'audit interne', 'audits à blanc'],
          span: 'audits à blanc',
        },
        {
          any: ['training', 'formation'],
          span: 'formation des auditeurs internes',
        },
        {
          any: ['kpi', 'indicateurs', 'reporting', 'indicators'],
          span: 'indicateurs de rebut',
        },
        {
          any: ['lean', '5s', 'lean manufacturing'],
          span: '5S',
        },
      ],
      roles: [['quality manager', 'qualiticien', 'consultant qualité']],
      skillsOk: [['aerospace', 'aéronautique'], ['manufacturing'], ['change management']],
      budget: {
        min: null,
        max: 20000,
        currency: 'EUR',
        per: 'total',
        span: '20 000 € maximum',
      },
      due: {
        from: '2027-11-10',
        to: '2027-12-05',
        span: "d'ici un an",
      },
      notSkills: [
        {
          any: ['quality manager', 'responsable qualité'],
          why: 'have-already',
        },
        {
          any: ['erp', 'logiciel de gestion', 'software'],
          why: 'negated',
        },
      ],
    },
  },
]
