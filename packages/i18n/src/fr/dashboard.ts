export const dashboard = {
  label: 'Tableau de bord',
  feed: 'Fil pro',
  moderation: 'Modération',
  profile: 'Mon profil',
  createProject: 'Créer un projet',
  invitations: 'Invitations',
  openInvitations_one: '{{count}} à lire',
  openInvitations_many: '{{count}} à lire',
  openInvitations_other: '{{count}} à lire',
  account: 'Mon compte',
  shortcuts: 'Raccourcis',
}
