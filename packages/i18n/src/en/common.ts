import type { common as fr } from '../fr/common.ts'
import type { SameKeys } from '../same-keys.ts'

export const common = {
  loading: 'Loading...',
  retry: 'Try again',
  retrying: 'Trying again…',
  cancel: 'Cancel',
  close: 'Close',
  delete: 'Delete',
  save: 'Save',
  saving: 'Saving…',
  optional: 'optional',
  notifications: 'Notifications',
  offline: 'You are offline. What you send now will fail until the connection is back.',
  pageTitle: '{{title}} – Podium',
  validation: {
    required: 'Required field',
    invalid_email: 'Invalid email',
    passwords_differ: 'Passwords do not match',
    confirmation_differs: 'This is not the text asked for',
    password_too_short: 'Password must be at least 6 characters',
    password_too_long: 'Password too long',
    not_a_number: 'Enter a number',
    too_small: 'Number too small',
    too_large: 'Number too large',
    too_long: 'Text too long',
    invalid_address: 'Invalid web address (https://…)',
    not_an_option: 'Choose an option from the list',
  },
  unreachable: {
    retrying: 'The server does not answer. Trying again…',
    title: 'The server does not answer',
    text: 'Check your connection, then try again.',
  },
  notFound: {
    dashboard: 'Go to my dashboard',
    elsewhere: 'You may be looking for',
    title: 'Page not found',
    text: 'Nothing is at this address. The link may be old, or was not copied in full.',
    back: 'Back to home',
  },
  failed: {
    title: 'This page could not be shown',
    text: 'An unexpected error occurred. Your data is safe.',
  },
} satisfies SameKeys<typeof fr>
