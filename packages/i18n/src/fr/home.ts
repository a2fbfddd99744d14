export const home = {
  hero: {
    title: 'Décrivez votre projet.\nChoisissez votre équipe.',
    lead: 'L’IA analyse votre projet et compose trois équipes complètes. Vous les comparez, vous choisissez, elles se mettent au travail.',
    startProject: 'Démarrer un projet',
    login: 'Se connecter',
    profile: 'Mon profil',
  },
}
