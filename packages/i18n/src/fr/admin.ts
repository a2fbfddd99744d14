export const admin = {
  label: 'Administration',
  overview: 'Vue d’ensemble',
  moderation: 'Modération',
  dashboard: 'Tableau de bord',
  messages: 'Messages',
  newsletter: 'Lettre d’information',
  users: 'Utilisateurs',
  audit: 'Journal d’audit',
  account: 'Mon compte',
  userManagement: 'Gestion des utilisateurs',
}
