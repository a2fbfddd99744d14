import type { nav as fr } from '../fr/nav.ts'
import type { SameKeys } from '../same-keys.ts'

export const nav = {
  home: 'Home',
  about: 'About',
  pricing: 'Pricing',
  contact: 'Contact',
  login: 'Sign in',
  register: 'Sign up',
  logout: 'Sign out',
  loggingOut: 'Signing out…',
  admin: 'Admin',
  main: 'Main navigation',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  skipToContent: 'Skip to content',
  languageNow: 'Language: {{language}}',
  homeLink: 'Podium, home',
  dashboardLink: 'Podium, dashboard',
} satisfies SameKeys<typeof fr>
