import type { home as fr } from '../fr/home.ts'
import type { SameKeys } from '../same-keys.ts'

export const home = {
  pageTitle: 'Three complete teams for your project',
  hero: {
    title: 'Describe your project.\nChoose your team.',
    lead: 'The AI analyses your project and forms three complete teams. You compare, you choose, your team gets to work.',
    startProject: 'Start a project',
    login: 'Sign in',
    profile: 'My profile',
  },
  steps: {
    title: 'Three steps, and your project is moving',
    lead: 'No job ad to write, no profiles to sort through. You say what you want to build; we bring together the people who know how to build it.',
    analysis: {
      title: 'Analysis',
      text: 'You describe your project in your own words. The AI works out the skills needed, the effort involved and the risks to watch.',
    },
    pod: {
      title: 'POD',
      text: 'A POD is a small team of experts. The AI preselects three configurations, complete and available: all you have to do is choose.',
    },
    execution: {
      title: 'Execution',
      text: 'The team starts with a clear plan. You follow the progress, give your feedback and receive finished work.',
    },
    more: 'See the process in detail',
  },
  closing: {
    title: 'Shall we talk about your project?',
    text: 'A few sentences are enough to begin. Create your account, or write to us if you would rather talk it over first.',
  },
} satisfies SameKeys<typeof fr>
