export const admin = {
  label: 'Administration',
  overview: "Vue d'ensemble",
  messages: 'Messages',
  newsletter: 'Lettre d’information',
  users: 'Utilisateurs',
  audit: 'Journal d’audit',
  account: 'Mon compte',
  userManagement: 'Gestion des utilisateurs',
}
