import type { newsletter as fr } from '../fr/newsletter.ts'
import type { SameKeys } from '../same-keys.ts'

export const newsletter = {
  title: 'Newsletter',
  label: 'Get our newsletter by email',
  submit: 'Subscribe',
  sending: 'Sending…',
  sent: 'Almost done: follow the link in the email we just sent you.',
  confirm: {
    title: 'Confirm your subscription',
    text: 'One click, and the Podium newsletter will arrive in your inbox.',
    action: 'Confirm my subscription',
    doneTitle: 'Subscription confirmed',
    alreadyTitle: 'Subscription already confirmed',
    already: 'There is nothing left to do: you already get the Podium newsletter.',
    done: 'Thank you! Every newsletter has a link to unsubscribe.',
  },
  unsubscribe: {
    title: 'Unsubscribe',
    text: 'You will no longer receive the Podium newsletter, and your address will be erased.',
    action: 'Unsubscribe me',
    doneTitle: 'You are unsubscribed',
    done: 'Your address has been erased. You are welcome back any time.',
  },
} satisfies SameKeys<typeof fr>
