import type { contact as fr } from '../fr/contact.ts'
import type { SameKeys } from '../same-keys.ts'

export const contact = {
  name: 'Name',
  email: 'Email',
  subject: 'Subject',
  prompt: 'Choose a subject',
  subjects: {
    information: 'Information request',
    devis: 'Quote request',
    support: 'Technical support',
    partnership: 'Partnership proposal',
    other: 'Other',
  },
  message: 'Message',
  submit: 'Send message',
  sending: 'Sending…',
  sent: {
    title: 'Message sent',
    text: 'Thank you! We will reply by email. An acknowledgement is on its way.',
    another: 'Write another message',
  },
} satisfies SameKeys<typeof fr>
