import type { ContactMessageStatus } from '@podium/domain'

/** Contact messages in the admin area. */
export const contactMessages = {
  status: 'État',
  statuses: {
    open: 'À traiter',
    answered: 'Traités',
    archived: 'Archivés',
  } satisfies Record<ContactMessageStatus, string>,
  /** Badges of one message. */
  badges: {
    open: 'À traiter',
    answered: 'Traité',
    archived: 'Archivé',
  } satisfies Record<ContactMessageStatus, string>,
  counted: '{{status}} ({{count, number}})',
  search: 'Rechercher dans les messages',
  searchPlaceholder: 'Nom, e-mail ou texte',
  clearSearch: 'Effacer la recherche',
  loadFailed: 'Les messages n’ont pas pu être chargés.',
  list: 'Messages',
  empty: {
    open: 'Aucun message à traiter.',
    answered: 'Aucun message traité.',
    archived: 'Aucun message archivé.',
  } satisfies Record<ContactMessageStatus, string>,
  noneFound: 'Aucun message ne correspond à «\u202f{{search}}\u202f».',
  panel: {
    title: 'Message',
    subject: 'Sujet',
    received: 'Reçu',
    language: 'Langue',
    replies: 'Réponses',
    noReply: 'Aucune réponse pour le moment.',
    formerAdmin: 'Ancien compte',
  },
  reply: {
    label: 'Votre réponse',
    hint: 'Envoyée par e-mail à {{email}}, en {{language}}, avec un rappel du message reçu.',
    blank: 'Écrivez quelque chose avant d’envoyer.',
    send: 'Envoyer la réponse',
    sending: 'Envoi…',
    sent: 'Réponse envoyée.',
  },
  languages: { fr: 'français', en: 'anglais' },
  archive: 'Archiver',
  reopen: 'Rouvrir',
  markAnswered: 'Marquer comme traité',
  changing: 'Un instant…',
  archived: 'Message archivé.',
  reopened: 'Message rouvert.',
  marked: 'Message marqué comme traité.',
}
