import type { dashboard as fr } from '../fr/dashboard.ts'
import type { SameKeys } from '../same-keys.ts'

export const dashboard = {
  label: 'Dashboard',
  feed: 'Pro feed',
  moderation: 'Moderation',
  profile: 'My profile',
  createProject: 'Create a project',
  account: 'My account',
  createProjectPage: {
    title: 'Create a project',
    lead: 'Creating a project by chatting with the AI is coming soon.',
    text: 'You will describe your project in your own words. The AI will analyse it with you, then propose three complete teams for you to choose from.',
  },
} satisfies SameKeys<typeof fr>
