import type { ownProjects as fr } from '../fr/own-projects.ts'
import type { SameKeys } from '../same-keys.ts'

/** A client's projects in lists: where each stands, and what is next. */
export const ownProjects = {
  title: 'Your projects',
  all_one: 'See the project',
  all_other: 'See all {{count}} projects',
  new: 'Describe another project',
  menu: 'Actions: {{title}}',
  remove: 'Delete',
  next: {
    answer: 'Answer the questions',
    form: 'Form the teams',
    adjust: 'Loosen a wish: no team is possible',
    choose: 'Choose your team',
    invite: 'Invite your team',
    reform: 'Form another team: a seat is empty',
    nobodyYet: 'Nobody has accepted yet',
    wait_one: '{{count}} of {{total}} seats accepted',
    wait_other: '{{count}} of {{total}} seats accepted',
    review_one: 'Answer {{count}} delivery',
    review_other: 'Answer {{count}} deliveries',
    late_one: '{{count}} late task',
    late_other: '{{count}} late tasks',
    follow_one: '{{count}} of {{total}} tasks done, ends {{day}}',
    follow_other: '{{count}} of {{total}} tasks done, ends {{day}}',
    planning: 'The plan is being made',
    done: 'All tasks are done',
    feedback: 'Delivered: give your feedback',
    delivered: 'Delivered',
  },
} satisfies SameKeys<typeof fr>
