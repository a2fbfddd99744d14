import type { auth as fr } from '../fr/auth.ts'
import type { SameKeys } from '../same-keys.ts'

export const auth = {
  email: 'Email address',
  password: 'Password',
  confirmPassword: 'Confirm password',
  newPassword: 'New password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  showConfirmation: 'Show confirmation',
  hideConfirmation: 'Hide confirmation',
  rememberMe: 'Remember me',
  accountType: 'Account type',
  passwordRule: 'At least {{count}} characters.',
  strength: {
    veryWeak: 'Very easy to guess',
    weak: 'Easy to guess',
    fair: 'Fair',
    good: 'Strong',
    strong: 'Very strong',
  },
  accountTypeHint: 'You can change this later.',
  code: {
    label: 'Code from the email',
    hint: 'The {{digits}} digits from the email (at times more), instead of the link.',
    incomplete: 'Enter every digit of the code: there are {{digits}}, at times more.',
    submit: 'Use the code',
    submitting: 'Checking…',
  },
  menu: {
    label: 'Open the account menu',
    profile: 'View my profile',
    account: 'Account settings',
  },
  roles: {
    user: 'Individual',
    professional: 'Professional',
    editor: 'Editor',
    admin: 'Administrator',
  },
} satisfies SameKeys<typeof fr>
