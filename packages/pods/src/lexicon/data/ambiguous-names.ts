import type { AmbiguousNames } from '../sense.ts'

/** Words that ask for somebody or something. */
const ASKING =
  'need needs want wants looking seek seeking hire hiring find recruit require cherche cherchons recherche recherchons besoin faut engager recruter trouver souhaitons voulons prévoir required wanted please manque missing voudrais voudrions aimerais aimerions veux veut demandons demande demander request requests requested asking would'

/** Words that make something happen. */
const ORGANISING =
  'organise organize organising plan planning host hosting throw run organiser organisons préparer préparons prévoir'

/** Fields in which names of programs and languages stand beside each other. */
const TECHNICAL =
  'development web mobile cloud data integration commerce game hardware security accessibility'

export const AMBIGUOUS_NAMES: readonly AmbiguousNames[] = [
  // Programs, languages and libraries that are words of a language.
  // Its words are those of "il m'a dit".
  { names: 'M&A', senses: [{ written: 'M M&A' }] },
  {
    names: 'Go',
    senses: [
      { slug: null, next: 'live to through for with on public ahead into back further' },
      { beside: 'development cloud data', written: 'Go' },
      { written: 'Go', previous: 'in using with written en or ou et and' },
    ],
  },
  {
    names: 'Swift',
    senses: [
      { slug: null, next: 'delivery response reply turnaround transfer code payment start code' },
      { cased: true },
      { beside: 'mobile development', written: 'Swift' },
    ],
  },
  {
    names: 'Rust',
    senses: [
      { slug: null, next: 'on stains spots protection proof prevention' },
      { cased: true },
      { beside: 'development', written: 'Rust' },
    ],
  },
  {
    names: 'Ruby',
    senses: [{ slug: null, next: 'anniversary wedding red ring' }, { cased: true }],
  },
  {
    names: 'Python',
    senses: [
      {
        slug: null,
        written: 'python pythons Pythons',
        near: 'snake snakes zoo serpent serpents reptile reptiles royal',
      },
      { slug: null, written: 'pythons Pythons' },
      {},
    ],
  },
  {
    names: 'R',
    senses: [{ written: 'R', beside: 'data python sql' }],
  },
  {
    names: `
      React, Vue, Rails, Oracle, Superset, Looker, Talend, Unreal, Blender, Maya, Rhino, Procreate, Slack,
      Outlook, Electron, Liquid, Medusa, Sage, Mongo, Meta, Jenkins, Helm, Elastic, Ionic, Mollie, Alma,
      Lydia`,
    senses: [
      { slug: null, next: 'to quickly fast sea desk' },
      { cased: true },
      { beside: TECHNICAL },
      { about: TECHNICAL, capital: true },
      { near: 'develop developer developed built stack framework' },
    ],
  },
  {
    names: `
      Angular, Flask, Elixir, Scala, Perl, Julia, Dart, Bootstrap, Ghost, Sanity, Prismic, Astro, Hugo,
      Gatsby, Glide, Bubble, Notion, Framer, Expo, Capacitor, Bridge, Puppet, Borg, Exchange, Spark, Torch,
      Airflow, Photon, Phaser, Defold, Unity, Spine, Steam, Sketch, Maze, Clarity, Apex, Lucca, Indy, Xero,
      Confluence, Phrase, Articulate, Captivate, Miro, Mural, Zoom, Threads, Inventor, Zephyr, Mosquitto,
      Beacons, Thread protocol, Whisper, Claude, Sphinx, Keynote, Twitch, Amplitude, Playwright, Cypress,
      Snowflake`,
    senses: [
      { cased: true },
      { beside: 'development mobile cloud data game integration hardware' },
    ],
  },
  {
    names: 'Excel',
    senses: [
      { slug: null, next: 'at in when' },
      { cased: true },
      { beside: 'data training' },
      { near: 'fichier file feuille sheet tableau formule macro export import' },
      { capital: true, language: 'fr' },
    ],
  },
  {
    names: 'Tableau',
    senses: [
      { cased: true, language: 'en' },
      { cased: true, beside: 'data' },
    ],
  },
  {
    names: 'Make',
    senses: [
      { cased: true, beside: 'zapier integration' },
      { cased: true, near: 'Zapier n8n scénario automation' },
    ],
  },
  {
    names: 'REST',
    senses: [{ written: 'REST Rest', beside: 'development integration' }, { written: 'REST' }],
  },
  { names: 'push', senses: [{ beside: 'mobile' }, { about: 'mobile', next: 'notification' }] },
  { names: 'Booking', senses: [{ slug: 'channel-manager', near: 'Airbnb Expedia Abritel' }, {}] },
  { names: 'CAD', senses: [{ about: 'hardware design' }] },
  // Words of everyday life that name something to be done in some projects only.
  {
    names: 'site',
    senses: [
      {
        slug: null,
        previous:
          'sur hors on off chantier construction building production job work industriel archéologique historique',
      },
      { slug: null, next: 'visit meeting manager industriel de production' },
      { written: 'site Site SITE' },
    ],
  },
  {
    names: `
      party, wedding, fête, mariage, anniversaire, réception, forum, fair, foire, rencontre annuelle,
      cérémonie, retreat, offsite, salon, festival, convention, inauguration, lancement,
      journée portes ouvertes`,
    senses: [{ beside: 'event' }, { about: 'event' }, { before: ORGANISING }],
  },
  {
    names: 'lieu',
    senses: [
      { slug: null, previous: 'aura auront a eu avoir aurait ont au' },
      { slug: null, next: 'à' },
      { about: 'event' },
      { beside: 'event' },
    ],
  },
  {
    names: `
      venue, dinner, lunch, drinks, food, meals, repas, déjeuner, dîner, cocktail, buffet, apéritif, hôtel,
      chambres, fleurs, flowers, animation, concert, band, DJ, decor, decoration, stand, booth, programme,
      badges, tickets, registration, inscriptions, microphones, projectors, performer, tentes, lighting,
      éclairage, nuitées`,
    senses: [{ about: 'event' }, { beside: 'event' }],
  },
  {
    names: 'artist, artiste',
    senses: [
      { slug: '3d-artist', about: 'game' },
      { slug: 'performer', about: 'event' },
      { slug: 'illustrator', about: 'brand print' },
    ],
  },
  {
    names: 'livraison, expédition, transport',
    senses: [
      {
        slug: null,
        next: 'avant fin dans prévue souhaitée attendue finale au le pour début mi by before in date on due deadline d ici',
      },
      { about: 'commerce' },
    ],
  },
  {
    names: 'stock, inventory, inventaire',
    senses: [
      { slug: null, next: 'photo photos image images footage' },
      { about: 'commerce integration data' },
    ],
  },
  {
    names: 'sécurité, security',
    senses: [
      {
        slug: null,
        previous:
          'consignes consigne dossier ceinture chaussures règles normes agent agents poste job social food fire food road',
      },
      { slug: null, next: 'sociale incendie routière alimentaire guard guards staff deposit au' },
      {},
    ],
  },
  { names: 'footage', senses: [{ about: 'audiovisual content' }, { before: ASKING }] },
  { names: 'accroches', senses: [{ written: 'accroches Accroches' }, { before: ASKING }] },
  { names: 'mécénat', senses: [{ about: 'marketing' }, { before: ASKING }] },
  { names: 'hôtellerie', senses: [{ about: 'event' }] },
  {
    names: 'toilettes, toilets, pâtisserie',
    senses: [{ about: 'event' }],
  },
  { names: 'radio, télévision', senses: [{ about: 'marketing' }] },
  { names: 'tester, testeur', senses: [{ before: ASKING }] },
  { names: 'agencement', senses: [{ before: ASKING }] },
  { names: 'procurement', senses: [{ before: ASKING }] },
  { names: 'rewrite', senses: [{ beside: 'development' }] },
  {
    names: 'calendar, agenda',
    senses: [
      { beside: 'development web mobile commerce integration', before: ASKING },
      { about: 'booking' },
    ],
  },
  {
    names: 'câblage, installation',
    senses: [{ about: 'hardware' }, { slug: 'networking', about: 'cloud' }],
  },
  {
    names: 'maquette',
    senses: [
      { slug: 'wireframes', about: 'web mobile development design' },
      { slug: 'desktop-publishing', about: 'print content language' },
    ],
  },
  {
    names: 'first aid',
    senses: [{ slug: 'event-safety', about: 'event' }, { slug: 'first-aid-training' }],
  },
  { names: 'photos', senses: [{ about: 'event audiovisual' }, { before: ASKING }] },
  {
    names: 'screens, écrans, film documentaire',
    senses: [
      { about: 'development web mobile design integration' },
      { previous: 'no new pas nouveaux' },
    ],
  },
  { names: 'diapositives, diapos, slides, deck', senses: [{}] },
  {
    names: 'enseigne, plaque, banderole, bâche',
    senses: [{ about: 'brand print' }, { before: ASKING }],
  },
  {
    names: 'plateforme en ligne, online platform',
    senses: [
      { slug: 'e-learning', about: 'training' },
      { slug: 'e-learning', beside: 'training' },
    ],
  },
  { names: 'logs', senses: [{ written: 'logs Logs' }] },
  {
    names: 'alerts, alertes',
    senses: [
      {
        written: 'alerts Alerts alertes Alertes',
        about: 'cloud integration development hardware data',
      },
    ],
  },
  {
    names: 'réseaux',
    senses: [
      { slug: 'social-media', about: 'marketing audiovisual content', written: 'réseaux' },
      { beside: 'cloud security' },
      { about: 'cloud' },
    ],
  },
  {
    names: 'hosting',
    senses: [
      {
        slug: null,
        next: 'annual event party meeting conference dinner gala seminar company provider',
      },
      {},
    ],
  },
  {
    names: 'capteurs, sensors, sondes, probes',
    senses: [{ about: 'hardware' }, { before: ASKING }],
  },
  {
    names:
      'recording, enregistrement, mixing, mixage, composition, voix, narration, film, script, montage',
    senses: [
      {
        slug: 'sound-recording',
        about: 'podcast sound-recording sound-design',
        near: 'montage mixage enregistrement',
      },
      { about: 'audiovisual game' },
      { before: ASKING },
    ],
  },
  {
    names:
      'articles, textes, posts, pictures, corrections, revision, relecture, editing, glossaire, glossary',
    senses: [
      {
        about: 'content language marketing web brand',
        before: `${ASKING} write writing rédiger écrire rédaction`,
      },
      { about: 'content language' },
    ],
  },
  { names: 'tone of voice', senses: [{ before: `${ASKING} define définir set` }] },
  {
    names: 'boxes, labels, wrappers, étiquettes, emballage, conditionnement, étuis',
    senses: [{ about: 'brand print' }, { before: 'design redesign dessiner concevoir' }],
  },
  {
    names:
      'banner, poster, folder, magazine, affiche, menus, T-shirts, panneaux, affichage, invitations',
    senses: [
      { about: 'brand print event' },
      { before: 'design designer print dessiner créer imprimer' },
    ],
  },
  {
    names: 'signs',
    senses: [{ about: 'brand print', written: 'sign signs Signs', previous: 'the shop new our' }],
  },
  { names: 'couleurs, colours', senses: [{ beside: 'brand print' }] },
  {
    names: 'ebay, Etsy, Cdiscount, ManoMano',
    senses: [{ slug: null, previous: 'from off leave quitter' }, {}],
  },
  {
    names: 'code',
    senses: [
      {
        slug: null,
        next: 'postal promo barres route civil travail couleur vestimentaire secret bar',
      },
      { slug: null, previous: 'dress discount promo zip post area qr bar colour source je i we' },
      {},
    ],
  },
  {
    names: 'back, front',
    senses: [
      { slug: null, next: 'of to in up from at desk office cover page door' },
      { previous: 'dev développeur développement developer partie' },
      { beside: 'development', language: 'fr' },
    ],
  },
  {
    names: 'mobile',
    senses: [
      { slug: null, next: 'phone number network home library' },
      { slug: null, previous: 'téléphone numéro' },
      {},
    ],
  },
  {
    names: 'design',
    senses: [
      { slug: null, previous: 'angular interior product sound game' },
      {
        slug: 'ui-design',
        about: 'web mobile-app mobile-development ecommerce online-shop saas-development',
      },
      {},
    ],
  },
  { names: 'visuels, visuals, artwork', senses: [{ about: 'brand print marketing' }] },
  { names: 'PDF', senses: [{ about: 'accessibility' }] },
  {
    names: 'musique, music',
    senses: [
      { slug: null, next: 'actuelle school école festival lessons' },
      { about: 'audiovisual game' },
      { before: ASKING },
    ],
  },
  { names: 'prototype', senses: [{ before: ASKING }] },
  {
    names: 'illustrator',
    senses: [
      { slug: 'graphic-design', near: 'Photoshop InDesign Adobe Figma' },
      { slug: 'illustrator' },
    ],
  },
  { names: 'research, planning, coordination', senses: [{ before: ASKING }] },
  { names: 'press', senses: [{ about: 'marketing' }] },
  {
    names: 'growth, retention, adoption, communication, campaign, campagne',
    senses: [{ about: 'marketing' }, { before: ASKING }],
  },
  {
    names: 'law, droit, legal, juridique, contract, contrat, bail',
    senses: [{ about: 'legal' }, { before: ASKING }],
  },
  { names: 'compliance, conformité, certification, diplôme, diploma', senses: [{}] },
  // Trades that clients also have, serve or are themselves.
  {
    names: `
      teacher, professeur, enseignant, moniteur, intervenant, animateur, tutor, instructor, coach, mentor,
      accountant, comptable, bookkeeper, secretary, secrétaire, buyer, acheteur, commercial, salesperson,
      architect, architecte, notary, notaire, chef, cook, cuisinier, restaurateur, journalist, journaliste,
      actor, actress, archiviste, documentaliste, conseiller clientèle, téléconseiller, agent immobilier,
      estate agent, property manager, coordinator, coordinateur, auteur, éditeur, editor`,
    senses: [
      { slug: null, previous: 'auprès pour for teach train former' },
      { before: ASKING },
      { previous: 'senior experienced expérimenté freelance native natif one an second' },
    ],
  },
  {
    names: 'VoiceOver',
    senses: [{ slug: 'screen-reader-testing', about: 'accessibility ios' }, { slug: 'voice-over' }],
  },
  {
    names: 'programmation',
    senses: [{ slug: 'speaker-management', about: 'event' }, { slug: 'software-development' }],
  },
  {
    names: 'leaflet',
    senses: [
      { slug: 'maps', cased: true, about: 'development web mobile data' },
      { slug: 'brochure' },
    ],
  },
  {
    names: 'messagerie',
    senses: [{ slug: 'email-hosting', about: 'cloud' }, { slug: 'chat' }],
  },
  {
    names: 'directeur technique, technical director',
    senses: [{ slug: 'stage-manager', about: 'event audiovisual' }, { slug: 'tech-lead' }],
  },
  {
    names: 'interviews, entretiens',
    senses: [
      { about: 'design data' },
      { slug: null, about: 'audiovisual content' },
      { before: ASKING },
    ],
  },
  {
    names: 'atelier',
    senses: [
      {
        slug: null,
        next: 'menuiserie mécanique couture production fabrication protégé poterie réparation bois artisanal',
      },
      { slug: null, previous: 'notre planning chef petit' },
      {},
    ],
  },
  { names: 'redirects', senses: [{ about: 'marketing web' }] },
  { names: 'manual, manuel, notices', senses: [{ about: 'content language' }, { before: ASKING }] },
  {
    names: 'projections',
    senses: [
      { slug: 'business-plan', near: 'year financial bank banque ans' },
      { slug: 'audiovisual-tech', about: 'event' },
    ],
  },
  { names: 'recette', senses: [{ about: 'development web mobile', written: 'recette Recette' }] },
  { names: 'jeu, game', senses: [{ slug: null, about: 'board-game' }, {}] },
  { names: 'bot', senses: [{ near: 'Telegram WhatsApp Slack chat répond answers' }] },
  { names: 'speakers', senses: [{ about: 'event', written: 'speakers Speakers' }] },
  {
    names: 'Node',
    senses: [
      { slug: null, previous: 'sensor mesh gateway network leaf' },
      { cased: true },
      { beside: 'development web cloud' },
      { about: 'development', capital: true },
    ],
  },
]
