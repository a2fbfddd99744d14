import type { footer as fr } from '../fr/footer.ts'
import type { SameKeys } from '../same-keys.ts'

export const footer = {
  tagline: 'Describe your project. Choose from three complete teams.',
  work: 'Work',
  projects: 'Projects',
  caseStudies: 'Case studies',
  testimonials: 'Testimonials',
  company: 'Company',
  about: 'About',
  process: 'Our process',
  contact: 'Contact',
  social: 'Social networks',
  newWindow: '(new window)',
  teams: 'How teams are formed',
  notice: 'Legal notice',
  privacy: 'Privacy',
  terms: 'Terms of use',
  yourData: 'What we keep about you:',
  language: 'Language',
  theme: 'Theme',
  themes: { light: 'Light', dark: 'Dark', system: 'System' },
  copyright: '© {{year}} Podium. All rights reserved.',
} satisfies SameKeys<typeof fr>
