import type { home as fr } from '../fr/home.ts'
import type { SameKeys } from '../same-keys.ts'

export const home = {
  hero: {
    title: 'Describe your project.\nChoose your team.',
    lead: 'The AI analyses your project and forms three complete teams. You compare them, you choose, they get to work.',
    startProject: 'Start a project',
    login: 'Log in',
    profile: 'My profile',
  },
} satisfies SameKeys<typeof fr>
