import type { newsletterSubscriptions as fr } from '../fr/newsletter-subscriptions.ts'
import type { SameKeys } from '../same-keys.ts'

export const newsletterSubscriptions = {
  search: 'Search for an address',
  searchPlaceholder: 'Email address',
  clearSearch: 'Clear the search',
  language: 'Language',
  allLanguages: 'All languages',
  loadFailed: 'The list could not be loaded.',
  total_one: '{{count, number}} confirmed subscriber',
  total_other: '{{count, number}} confirmed subscribers',
  table: 'Subscribers',
  email: 'Email',
  since: 'Subscribed since',
  empty: 'Nobody has subscribed yet.',
  noneFound: 'No matching subscribers.',
  showAll: 'Show all subscribers',
} satisfies SameKeys<typeof fr>
