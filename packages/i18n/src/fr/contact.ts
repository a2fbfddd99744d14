import type { ContactSubject } from '@podium/domain'

export const contact = {
  name: 'Nom',
  email: 'E-mail',
  subject: 'Sujet',
  prompt: 'Choisissez un sujet',
  subjects: {
    information: 'Demande d’information',
    devis: 'Demande de devis',
    support: 'Support technique',
    partnership: 'Proposition de partenariat',
    other: 'Autre',
  } satisfies Record<ContactSubject, string>,
  message: 'Message',
  submit: 'Envoyer le message',
  sending: 'Envoi en cours…',
  sent: {
    title: 'Message envoyé',
    text: 'Merci ! Nous vous répondrons par e-mail. Un accusé de réception est en route.',
    another: 'Écrire un autre message',
  },
}
