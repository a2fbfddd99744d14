export const auth = {
  email: 'Adresse e-mail',
  password: 'Mot de passe',
  confirmPassword: 'Confirmer le mot de passe',
  newPassword: 'Nouveau mot de passe',
  showPassword: 'Afficher le mot de passe',
  hidePassword: 'Masquer le mot de passe',
  showConfirmation: 'Afficher la confirmation',
  hideConfirmation: 'Masquer la confirmation',
  rememberMe: 'Se souvenir de moi',
  accountType: 'Type de compte',
  accountTypeHint: 'Vous pourrez le modifier plus tard.',
  roles: {
    user: 'Particulier',
    professional: 'Professionnel',
    editor: 'Éditeur',
    admin: 'Administrateur',
  },
}
