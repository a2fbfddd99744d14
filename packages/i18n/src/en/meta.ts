import type { meta as fr } from '../fr/meta.ts'
import type { SameKeys } from '../same-keys.ts'

export const meta = {
  home: 'Describe your project: AI analyses it and forms three complete teams of experts. You compare, you choose, your team delivers.',
  about:
    'Why Podium exists, what we stand for and who is behind it: our story, our mission, our values and our team.',
  process:
    'From the analysis of your project to its delivery: the five steps in which Podium forms your team, plans its work and keeps track of it.',
  teams:
    'What Podium looks at to form a team, what it never looks at, how it judges, and what stays your decision.',
  contact:
    'A question, a quote, a partnership? Write to Podium: a real person reads your message and answers.',
  pricing:
    'What a Podium team costs: the pricing page is under construction. Until then, ask us for a quote.',
  projects:
    'The projects that Podium teams have carried out: this page is under construction. See how we work in the meantime.',
  caseStudies:
    'Projects told from brief to delivery: Podium’s case studies are under construction.',
  testimonials:
    'What clients and experts say about their Podium teams: the testimonials are under construction.',
} satisfies SameKeys<typeof fr>
