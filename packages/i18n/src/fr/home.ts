export const home = {
  pageTitle: 'Trois équipes complètes pour votre projet',
  hero: {
    title: 'Décrivez votre projet.\nChoisissez votre équipe.',
    lead: 'L’IA analyse votre projet et compose trois équipes complètes. Vous comparez, vous choisissez, l’équipe se met au travail.',
    startProject: 'Démarrer un projet',
    login: 'Se connecter',
    profile: 'Mon profil',
  },
  /** Picture of the hero: a project, and the three teams proposed for it. */
  pods: {
    example: 'Un exemple',
    briefTitle: 'Votre projet',
    brief: 'Une application pour réserver nos douze salles de sport, en ligne avant l’été.',
    analysis: 'L’IA compose trois équipes',
    legend: 'Choisissez parmi trois équipes complètes',
    chosen: 'Votre choix',
    people: '{{number}} experts',
    weeks: '{{number}} semaines',
    teams: {
      fast: {
        name: 'Rapide',
        text: 'L’essentiel en ligne au plus vite, par trois experts polyvalents.',
      },
      balanced: {
        name: 'Équilibrée',
        text: 'Mobile et back-end avancent de front, sans perdre le sens du détail.',
      },
      complete: {
        name: 'Complète',
        text: 'La qualité vérifiée à chaque étape, et des bases prêtes à grandir.',
      },
    },
    skills: {
      product: 'produit',
      design: 'design',
      development: 'développement',
      mobile: 'mobile',
      server: 'back-end',
      quality: 'qualité',
    },
  },
  steps: {
    title: 'Trois étapes, et votre projet avance',
    lead: 'Ni annonce à rédiger, ni profils à trier. Vous dites ce que vous voulez construire, nous réunissons les personnes qui savent le faire.',
    analysis: {
      title: 'Analyse',
      text: 'Vous décrivez votre projet avec vos mots. L’IA en dégage les compétences nécessaires, la charge et les points d’attention.',
    },
    pod: {
      title: 'POD',
      text: 'Un POD est une petite équipe d’experts. L’IA en présélectionne trois configurations, complètes et disponibles : il ne vous reste qu’à choisir.',
    },
    execution: {
      title: 'Exécution',
      text: 'L’équipe démarre avec un planning clair. Vous suivez l’avancement, vous donnez votre avis, vous recevez un projet abouti.',
    },
    more: 'Voir le processus en détail',
  },
  closing: {
    title: 'Et si on parlait de votre projet ?',
    text: 'Quelques phrases suffisent pour commencer. Créez votre compte, ou écrivez-nous si vous préférez en discuter d’abord.',
  },
}
