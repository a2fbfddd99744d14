import type { ContactSubject } from '@podium/domain'
import type { Language } from '@podium/i18n'

type DemoMessage = {
  name: string
  email: string
  subject: ContactSubject
  language: Language
  hoursAgo: number
  message: string
}

/** Contact messages of visitors, newest first. */
export const DEMO_CONTACT_MESSAGES: readonly DemoMessage[] = [
  {
    name: 'Élodie Charpentier',
    email: 'elodie@example.org',
    subject: 'devis',
    language: 'fr',
    hoursAgo: 3,
    message:
      'Bonjour,\n\nNous tenons quatre librairies et voulons que nos clients réservent un livre en ligne pour le retirer le jour même. Le stock est dans un logiciel de caisse que nous gardons.\n\nQuel budget faut-il prévoir, et une équipe serait-elle libre avant le printemps ?',
  },
  {
    name: 'Owen Hughes',
    email: 'owen@example.org',
    subject: 'support',
    language: 'en',
    hoursAgo: 27,
    message:
      'Hello, I changed my profession in my profile yesterday, and my older posts show the new one as well. Is that meant to be so?',
  },
  {
    name: 'Ines Carvalho',
    email: 'ines@example.org',
    subject: 'partnership',
    language: 'en',
    hoursAgo: 80,
    message:
      'Our school trains forty developers a year in Porto. Could some of them follow one of your teams for a month, as observers?',
  },
]

/** Confirmed newsletter subscriptions, newest first. */
export const DEMO_NEWSLETTER_SUBSCRIPTIONS: readonly {
  email: string
  language: Language
  hoursAgo: number
}[] = [
  { email: 'elodie@example.org', language: 'fr', hoursAgo: 3 },
  { email: 'sandrine@example.org', language: 'fr', hoursAgo: 50 },
  { email: 'ines@example.org', language: 'en', hoursAgo: 79 },
  { email: 'paul@example.org', language: 'fr', hoursAgo: 260 },
  { email: 'kirsten@example.org', language: 'en', hoursAgo: 500 },
]
