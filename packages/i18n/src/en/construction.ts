import type { construction as fr } from '../fr/construction.ts'
import type { SameKeys } from '../same-keys.ts'

export const construction = {
  description: 'Page under construction',
  text: 'We are working on it. Until then, the home page tells you all about Podium.',
  back: 'Back to home',
  titles: {
    pricing: 'Pricing',
    projects: 'Projects',
    caseStudies: 'Case studies',
    testimonials: 'Testimonials',
  },
} satisfies SameKeys<typeof fr>
