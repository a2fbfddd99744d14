import type { SameKeys } from '../same-keys.ts'
import type { fr } from './fr.ts'

export const en = {
  linkFallback: 'If the button does not work, copy this address into your browser:',
  codeLead: 'Or type this code:',
  signature: 'Podium, the team of experts your project is waiting for.',
  kinds: {
    signup_confirmation: {
      subject: 'Confirm your email address',
      heading: 'Welcome to Podium',
      body: 'One step is left: confirm that this address is yours. The link works once.',
      action: 'Confirm my address',
      reason:
        'You receive this message because a Podium account was created with this address. If it was not you, ignore it: without confirmation the account stays closed.',
    },
    password_recovery: {
      subject: 'Choose a new password',
      heading: 'Forgot your password?',
      body: 'This link lets you choose a new one. It works once.',
      action: 'Choose a password',
      reason:
        'You receive this message because a new password was requested for this address. If it was not you, ignore it: nothing changes.',
    },
    password_changed: {
      subject: 'Your password was changed',
      heading: 'Password changed',
      body: 'The password of your Podium account was just changed and your other sessions were closed. If it was you, there is nothing to do. If not, take your account back right away.',
      action: 'It was not me',
      reason: 'You receive this message because we always tell you about a change of password.',
    },
    admin_welcome: {
      subject: 'Your Podium account is ready',
      heading: 'Your account is ready',
      body: 'An account was opened for you on Podium. Choose your password to come in. The link works once; after that, “Forgot your password?” sends another.',
      action: 'Choose my password',
      reason:
        'You receive this message because the Podium administration created an account with this address.',
    },
  },
  linkPage: {
    confirmation: 'Confirm your email address',
    recovery: 'Choose a new password',
    proceed: 'Continue',
  },
  mailbox: {
    title: 'Mailbox',
    lead: 'No mail server is set up: what Podium would have sent arrives here. Only this machine can see this page.',
    empty: 'Nothing yet. Create an account or ask for a new password.',
    to: 'To',
    code: 'Code',
    html: 'Message',
    text: 'Plain text',
    back: 'All messages',
  },
} satisfies SameKeys<typeof fr>
