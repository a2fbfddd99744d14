import type { processPage as fr } from '../fr/process-page.ts'
import type { SameKeys } from '../same-keys.ts'

export const processPage = {
  title: 'From idea to\u00a0delivery, in\u00a0five\u00a0steps',
  lead: 'A clear path you can follow from start to finish. At any moment you know what is happening, who is on it and what you still have to decide.',
  details: 'What you get',
  steps: {
    analysis: {
      title: 'Project analysis',
      description:
        'You describe your project in your own words. The AI asks the questions that matter and turns the answers into a brief that everyone understands.',
      first: 'A conversation rather than a form',
      second: 'An estimate of the skills and effort needed',
      third: 'Risks named from the start',
    },
    pod: {
      title: 'POD formation',
      description:
        'From the available experts, the AI preselects 3\u00a0optimal configurations. Each is a complete team with its own strengths and schedule.',
      first: 'Three complete teams to compare',
      second: 'The reasons behind each suggestion',
      third: 'A choice that is entirely yours',
    },
    planning: {
      title: 'Smart planning',
      description:
        'The project is broken down into short milestones. Dependencies are identified, availability is respected, and the schedule adapts when reality changes.',
      first: 'Short milestones, each with its deliverables',
      second: 'A schedule built on real availability',
      third: 'Priorities reviewed with you',
    },
    execution: {
      title: 'Execution and monitoring',
      description:
        'The POD gets to work and you can see it move forward. Delays are raised early, while they are still easy to make up.',
      first: 'Progress you can see at any time',
      second: 'A regular catch-up with the team',
      third: 'Problems flagged before they cost you',
    },
    delivery: {
      title: 'Delivery and feedback',
      description:
        'You receive checked and documented work that belongs to you. Your feedback closes the project and makes the next teams better.',
      first: 'Acceptance tests carried out with you',
      second: 'Source code, documents and access handed over',
      third: 'Your feedback shared with the team',
    },
  },
  closing: {
    title: 'Ready for the first step?',
    text: 'All it takes is a few sentences. Signing up is free and commits you to nothing.',
  },
} satisfies SameKeys<typeof fr>
