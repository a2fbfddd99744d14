import type { securityLog as fr } from '../fr/security-log.ts'
import type { SameKeys } from '../same-keys.ts'

export const securityLog = {
  title: 'Security activity',
  lead: 'What was done with this account, and from where. We keep it for a year.',
  empty: 'Nothing yet.',
  older: 'Show older',
  refused: 'refused',
  byTeam: 'by the team',
  unknownDevice: 'Unknown device',
  secure: {
    title: 'This wasn’t you?',
    text: 'We end every session of your account, its password and its calendar address stop working, and you get a link to choose a new password.',
    action: 'Secure my account',
    waiting: 'One moment…',
    done: 'Every session has ended. Open the email we have just sent you: its link lets you choose a new password.',
    factors:
      'If you then see a second factor that you did not add, write to us and we will remove it.',
    contact: 'Write to us',
    expired:
      'This link has been used, or is more than seven days old. Ask for a new password: your other sessions end once you have chosen it.',
    reset: 'Choose a new password',
  },
  events: {
    account_creation: 'Account created',
    invitation: 'Invitation sent',
    address_confirmation: 'Email address confirmed',
    sign_in_link_request: 'Sign-in link requested',
    recovery_request: 'Password reset requested',
    sign_in: 'Sign-in',
    second_factor: 'Second factor',
    sign_out: 'Sign-out',
    session_end: 'Session ended',
    token_replay: 'Session used twice, and ended',
    password_change: 'Password changed',
    address_change_request: 'Change of address requested',
    address_change: 'Email address changed',
    factor_enrollment: 'Second factor added',
    factor_removal: 'Second factor removed',
    recovery_codes_change: 'Recovery codes changed',
    ban: 'Account banned',
    ban_end: 'Ban lifted',
    alarm: 'Reported as “It wasn’t me”',
  },
  methods: {
    password: 'password',
    mail: 'email',
    totp: 'authenticator app',
    recoveryCode: 'recovery code',
    global: 'all devices',
    others: 'other devices',
  },
} satisfies SameKeys<typeof fr>
