export const home = {
  pageTitle: 'Trois équipes complètes pour votre projet',
  hero: {
    title: 'Décrivez votre projet.\nChoisissez votre équipe.',
    lead: 'L’IA analyse votre projet et compose trois équipes complètes. Vous comparez, vous choisissez, l’équipe se met au travail.',
    startProject: 'Démarrer un projet',
    login: 'Se connecter',
    profile: 'Mon profil',
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
