export const common = {
  loading: 'Chargement...',
  retry: 'Réessayer',
  cancel: 'Annuler',
  close: 'Fermer',
  confirm: 'Confirmer',
  delete: 'Supprimer',
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  optional: 'facultatif',
  notifications: 'Notifications',
  offline:
    'Vous êtes hors ligne. Ce que vous envoyez maintenant échouera jusqu’au retour de la connexion.',
  pageTitle: '{{title}} – Podium',
  validation: {
    required: 'Champ requis',
    invalidEmail: 'E-mail invalide',
    passwordsDiffer: 'Les mots de passe ne correspondent pas',
    passwordTooShort: 'Le mot de passe doit contenir au moins 6 caractères',
    tooLong: 'Texte trop long',
  },
  notFound: {
    title: 'Page introuvable',
    text: 'Rien ne se trouve à cette adresse. Le lien est peut-être ancien, ou mal recopié.',
    back: 'Retour à l’accueil',
  },
  failed: {
    title: 'Cette page n’a pas pu s’afficher',
    text: 'Une erreur inattendue est survenue. Vos données sont intactes.',
  },
}
