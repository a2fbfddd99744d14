import type { overview as fr } from '../fr/overview.ts'
import type { SameKeys } from '../same-keys.ts'

export const overview = {
  loading: 'Loading the figures…',
  users: {
    title: 'Users',
    fresh_one: '{{count, number}} new in the last 30 days',
    fresh_other: '{{count, number}} new in the last 30 days',
    link: 'Manage users',
  },
  performance: {
    title: 'Performance',
    none: 'N/A',
    notMeasured: 'Nothing has been measured yet.',
    change: '{{change}} this month',
    explanation:
      'Share of the last 30 days’ requests that succeeded within {{latency}} ms. Objective: {{objective}}.',
  },
  projects: {
    title: 'Projects',
    none: 'N/A',
    notYet: 'No project has been described yet.',
    fresh_one: '{{count, number}} new in the last 30 days',
    fresh_other: '{{count, number}} new in the last 30 days',
    teams_one: '{{count, number}} complete team',
    teams_other: '{{count, number}} complete teams',
    link: 'See the projects',
  },
  activity: {
    title: 'Activity',
    period: 'Period',
    days30: '30 days',
    days90: '90 days',
    showTable: 'Show as a table',
    showCharts: 'Show as charts',
    tableCaption: 'Daily activity, newest first',
    day: 'Day',
    dayOf: '{{name}}, day by day',
    series: {
      sign_ups: 'Sign-ups',
      active_people: 'Active people',
      posts: 'Posts',
      contact_messages: 'Messages received',
    },
    summary: '{{name}}: {{total}} in total, up to {{max}} in a day ({{day}})',
    summaryDaily: '{{name}}: up to {{max}} in a day ({{day}})',
    empty: '{{name}}: no activity in this period',
    total: '{{total}} in total',
    mean: '{{mean}} a day',
  },
} satisfies SameKeys<typeof fr>
