export const dashboard = {
  label: 'Tableau de bord',
  feed: 'Fil pro',
  moderation: 'Modération',
  profile: 'Mon profil',
  createProject: 'Créer un projet',
  account: 'Mon compte',
  createProjectPage: {
    title: 'Créer un projet',
    lead: 'La création de projet par conversation avec l’IA arrive bientôt.',
    text: 'Vous décrirez votre projet avec vos mots. L’IA l’analysera avec vous, puis vous proposera trois équipes complètes entre lesquelles choisir.',
  },
}
