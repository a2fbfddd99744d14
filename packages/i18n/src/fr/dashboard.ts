export const dashboard = {
  label: 'Tableau de bord',
  feed: 'Fil pro',
  moderation: 'Modération',
  profile: 'Mon profil',
  createProject: 'Créer un projet',
  invitations: 'Invitations',
  toRead_one: '{{count}} à lire',
  toRead_many: '{{count}} à lire',
  toRead_other: '{{count}} à lire',
  account: 'Mon compte',
  shortcuts: 'Raccourcis',
}
