import type { AuditTarget } from '@podium/domain'

/** The audit log: what each entry says was done, by `AuditAction`, and its screen. */
export const audit = {
  actions: {
    user: {
      invite: 'Compte créé par invitation',
      role: 'Rôle changé',
      promote: 'Nomination comme administrateur',
      ban: 'Bannissement',
      unban: 'Levée du bannissement',
      delete: 'Suppression du compte',
    },
    message: {
      reply: 'Réponse à un message',
      status: 'État d’un message changé',
    },
    moderation: {
      hide: 'Contenu masqué',
      restore: 'Contenu rétabli',
      delete: 'Contenu supprimé',
      warn: 'Avertissement',
      dismiss: 'Signalements classés sans suite',
      object: 'Décision contestée',
      settle: 'Contestation tranchée',
    },
  },
  targets: {
    user: 'Compte',
    post: 'Publication',
    comment: 'Commentaire',
    message: 'Message',
  } satisfies Record<AuditTarget, string>,
  /** What an entry knows besides, by its key. */
  details: {
    role: 'Rôle au moment de l’action',
    to: 'Désormais',
    until: 'Jusqu’au',
    status: 'État jusque-là',
    decision: 'Décision',
    reports: 'Signalements concernés',
    outcome: 'Issue',
  },
  /** Of a contact message. */
  statuses: {
    open: 'À traiter',
    answered: 'Répondu',
    archived: 'Archivé',
  },
  /** Of an objection to a decision. */
  outcomes: {
    kept: 'Décision maintenue',
    reversed: 'Décision annulée',
  },
  untilLifted: 'jusqu’à sa levée',
  server: 'Le serveur',
  deletedAccount: 'Compte supprimé',
  filter: {
    label: 'Filtres',
    target: 'Cible',
    targetPlaceholder: 'E-mail ou identifiant',
    clearTarget: 'Effacer la cible',
    actor: 'Auteur',
    anyActor: 'Tous les auteurs',
    action: 'Action',
    anyAction: 'Toutes les actions',
    from: 'Du',
    to: 'Au',
    clear: 'Effacer les filtres',
  },
  tableLabel: 'Journal d’audit, du plus récent au plus ancien',
  columns: {
    time: 'Date',
    actor: 'Auteur',
    action: 'Action',
    target: 'Cible',
  },
  loading: 'Chargement du journal...',
  empty: 'Aucune entrée ne correspond à ces filtres.',
  nothingYet: 'Rien n’a encore été fait dans l’espace d’administration.',
  loadFailed: 'Impossible de charger le journal : {{reason}}',
  shown_one: '{{count, number}} entrée sur cette page',
  shown_many: '{{count, number}} d’entrées sur cette page',
  shown_other: '{{count, number}} entrées sur cette page',
  pages: {
    label: 'Pages du journal',
    newest: 'Les plus récentes',
    newer: 'Plus récentes',
    older: 'Plus anciennes',
  },
  open: '{{action}}, {{target}} : détails',
  entry: {
    title: 'Entrée du journal',
    number: 'Numéro',
    time: 'Date',
    actor: 'Auteur',
    target: 'Cible',
    missing: 'Cette entrée n’existe pas.',
    account: 'Voir le compte',
    byActor: 'Tout ce que cette personne a fait',
    onTarget: 'Tout ce qui concerne cette cible',
  },
}
