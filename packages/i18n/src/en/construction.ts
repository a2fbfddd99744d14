import type { construction as fr } from '../fr/construction.ts'
import type { SameKeys } from '../same-keys.ts'

export const construction = {
  description: 'Page under construction',
  back: 'Back to home',
  quote: 'Ask for a quote',
  process: 'See how we work',
  pages: {
    pricing: {
      title: 'Pricing',
      text: 'A fair price can be explained on one page. We are writing it; until then, ask us for a quote.',
    },
    projects: {
      title: 'Projects',
      text: 'Over 500 projects have come out of our teams. We are choosing which ones to show you first.',
    },
    caseStudies: {
      title: 'Case studies',
      text: 'The problem, the team, the choices, the outcome: we are writing up a few projects from start to finish.',
    },
    testimonials: {
      title: 'Testimonials',
      text: 'In our clients’ and experts’ own words. We are collecting them, and leaving them as they are.',
    },
  },
} satisfies SameKeys<typeof fr>
