export const dashboard = {
  label: 'Tableau de bord',
  feed: 'Fil pro',
  moderation: 'Modération',
  profile: 'Mon profil',
  createProject: 'Créer un projet',
  account: 'Mon compte',
  shortcuts: 'Raccourcis',
}
