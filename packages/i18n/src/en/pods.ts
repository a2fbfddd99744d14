import type { pods as fr } from '../fr/pods.ts'
import type { SameKeys } from '../same-keys.ts'

export const pods = {
  example: 'An example',
  exampleMarket: 'Example market',
  briefTitle: 'Your project',
  brief: 'An app to book any of our twelve gyms, online before summer.',
  invitation: 'Write your own: it is all worked out in your browser, nothing is sent.',
  analysis: 'The AI forms three teams',
  legend: 'Choose from three complete teams',
  compare: 'Compare',
  chosen: 'Your choice',
  people_one: '{{count}} expert',
  people_other: '{{count}} experts',
  weeks_one: '{{count}} week',
  weeks_other: '{{count}} weeks',
  days_one: '{{count}} day',
  days_other: '{{count}} days',
  teams: {
    speed: {
      name: 'Speed',
      text: 'Online as soon as possible: mobile and back end move forward together.',
    },
    excellence: {
      name: 'Excellence',
      text: 'The best people for this project within your budget, with an eye for detail.',
    },
    economy: {
      name: 'Economy',
      text: 'The essentials at the best price, built by three all-rounders.',
    },
  },
  skills: {
    product: 'product',
    design: 'design',
    development: 'development',
    mobile: 'mobile',
    server: 'back end',
    quality: 'quality',
  },
  trial: {
    done: '{{project}}: example teams from {{least}} to {{most}}.',
    doneAtOnePrice: '{{project}}: an example team at {{least}}.',
    unclear: 'Say what you want to build, for whom and by when, in English or French.',
    impossible: '{{project}}: no example team fits. Describe it a little more.',
    failed: 'The preview did not load, but your text is kept: start your project with it.',
    changed: 'No team fits within these limits. To get there:',
    ask: 'To narrow it down, add: {{list}}.',
    missing: {
      budget: 'the budget',
      due: 'the date',
      scope: 'the scope',
      audience: 'the audience',
      languages: 'the languages',
      content: 'the content',
    },
    start: 'Start with this text',
  },
} satisfies SameKeys<typeof fr>
