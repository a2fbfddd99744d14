import type { DemoPersonKey } from './demo-people.ts'

/** Report about the newest post of a person, with the decision of the demo's admin where there is one. */
type DemoReport = {
  about: DemoPersonKey
  reporter: DemoPersonKey
  reason: 'spam' | 'misinformation' | 'other'
  details: string
  hoursAgo: number
  /** Reason with which it was dismissed, and how long ago. */
  dismissed?: { reason: string; hoursAgo: number }
}

export const DEMO_REPORTS: readonly DemoReport[] = [
  {
    about: 'amadou',
    reporter: 'elodie',
    reason: 'misinformation',
    details: 'D’où viennent ces chiffres\u202f? Aucune source n’est donnée.',
    hoursAgo: 5,
  },
  {
    about: 'karim',
    reporter: 'thomas',
    reason: 'other',
    details: 'Mon banquier dit le contraire.',
    hoursAgo: 80,
    dismissed: {
      reason: 'Un avis argumenté et courtois, même contesté, a sa place ici.',
      hoursAgo: 71,
    },
  },
]

/** Account whose role the demo's admin changed, and how long ago. */
export const DEMO_ROLE_CHANGE = { about: 'lucas', hoursAgo: 120 } as const
