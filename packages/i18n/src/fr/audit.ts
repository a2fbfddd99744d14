/** The audit log: what each entry says was done, by `AuditAction`. */
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
}
