import type { common as fr } from '../fr/common.ts'
import type { SameKeys } from '../same-keys.ts'

export const common = {
  loading: 'Loading...',
  retry: 'Try again',
  cancel: 'Cancel',
  close: 'Close',
  confirm: 'Confirm',
  delete: 'Delete',
  save: 'Save',
  saving: 'Saving…',
  optional: 'optional',
  notifications: 'Notifications',
  offline: 'You are offline. What you send now will fail until the connection is back.',
  pageTitle: '{{title}} – Podium',
  validation: {
    required: 'Required field',
    invalidEmail: 'Invalid email',
    passwordsDiffer: 'Passwords do not match',
    passwordTooShort: 'Password must be at least 6 characters',
    tooLong: 'Text too long',
  },
  notFound: {
    title: 'Page not found',
    text: 'Nothing is at this address. The link may be old, or was not copied in full.',
    back: 'Back to home',
  },
  failed: {
    title: 'This page could not be shown',
    text: 'An unexpected error occurred. Your data is safe.',
  },
} satisfies SameKeys<typeof fr>
