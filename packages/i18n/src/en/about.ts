import type { about as fr } from '../fr/about.ts'
import type { SameKeys } from '../same-keys.ts'

export const about = {
  claims: {
    title: 'Podium in figures',
    projects: 'projects completed',
    projectsFigure: 'Over 500',
    teams: 'teams preselected for every project',
    steps: 'steps from your idea to delivery',
  },
  closing: {
    register: 'Create an account',
    dashboard: 'Go to my dashboard',
    signedIn: 'Everything starts on your dashboard. Any questions? Write to us.',
    contact: 'Contact us',
  },
} satisfies SameKeys<typeof fr>
