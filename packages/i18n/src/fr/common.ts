import type { FieldIssue } from '@podium/domain'

export const common = {
  loading: 'Chargement...',
  retry: 'Réessayer',
  retrying: 'Nouvel essai…',
  cancel: 'Annuler',
  close: 'Fermer',
  delete: 'Supprimer',
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  optional: 'facultatif',
  export: 'Exporter en CSV',
  exporting: 'Export en cours…',
  pages: {
    label: 'Pages',
    previous: 'Page précédente',
    next: 'Page suivante',
    position: 'Page {{page, number}} sur {{pages, number}}',
  },
  notifications: 'Notifications',
  offline:
    'Vous êtes hors ligne. Ce que vous envoyez maintenant échouera jusqu’au retour de la connexion.',
  pageTitle: '{{title}} – Podium',
  /** By `FieldIssue`: what the schemas of the domain find wrong. */
  validation: {
    required: 'Champ requis',
    invalid_email: 'E-mail invalide',
    passwords_differ: 'Les mots de passe ne correspondent pas',
    confirmation_differs: 'Ce n’est pas le texte demandé',
    password_too_short: 'Le mot de passe doit contenir au moins 6 caractères',
    password_too_long: 'Mot de passe trop long',
    not_a_number: 'Indiquez un nombre',
    too_small: 'Nombre trop petit',
    too_large: 'Nombre trop grand',
    too_long: 'Texte trop long',
    invalid_address: 'Adresse web invalide (https://…)',
    not_an_option: 'Choisissez une option de la liste',
  } satisfies Record<FieldIssue, string>,
  unreachable: {
    retrying: 'Le serveur ne répond pas. Nouvel essai en cours…',
    title: 'Le serveur ne répond pas',
    text: 'Vérifiez votre connexion, puis réessayez.',
  },
  notFound: {
    title: 'Page introuvable',
    text: 'Rien ne se trouve à cette adresse. Le lien est peut-être ancien, ou mal recopié.',
    back: 'Retour à l’accueil',
    dashboard: 'Aller au tableau de bord',
    elsewhere: 'Vous cherchiez peut-être',
  },
  failed: {
    title: 'Cette page n’a pas pu s’afficher',
    text: 'Une erreur inattendue est survenue. Vos données sont intactes.',
  },
}
