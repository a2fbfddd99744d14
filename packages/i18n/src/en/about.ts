import type { about as fr } from '../fr/about.ts'
import type { SameKeys } from '../same-keys.ts'

export const about = {
  claims: {
    projects: 'projects completed',
    projectsFigure: 'Over 500',
  },
  /** One made-up project beside the number of those completed. */
  example: {
    title: 'An example, from brief to delivery',
    brief: { when: 'Day 1', what: 'The brief: online booking for twelve gyms.' },
    choice: { when: 'Day 2', what: 'Three teams compared, one chosen: five experts.' },
    milestone: { when: 'Week 3', what: 'A first version tried, a milestone accepted.' },
    delivery: { when: 'Week 8', what: 'Delivery, and feedback both ways.' },
  },
  closing: {
    register: 'Create an account',
    dashboard: 'Go to my dashboard',
    signedIn: 'Everything starts on your dashboard. Any questions? Write to us.',
    contact: 'Contact us',
  },
} satisfies SameKeys<typeof fr>
