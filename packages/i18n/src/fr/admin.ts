export const admin = {
  label: 'Administration',
  overview: "Vue d'ensemble",
  users: 'Utilisateurs',
  userManagement: 'Gestion des utilisateurs',
}
