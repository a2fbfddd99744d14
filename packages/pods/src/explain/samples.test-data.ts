import type { AllFacts } from './explain.ts'

/** Two facts of each code that differ in every value; a sentence that is the same for both ignores one. */
export const SAMPLES: {
  readonly [Code in keyof AllFacts]: readonly [AllFacts[Code], AllFacts[Code]]
} = {
  'brief-cut': [
    { read: 10_000, written: 14_000 },
    { read: 20_000, written: 21_000 },
  ],
  'scope-archetype': [{ archetype: 'event' }, { archetype: 'game' }],
  'scope-effort': [
    { days: 32.5, cost: 15_000, currency: 'EUR' },
    { days: 1, cost: 900, currency: 'GBP' },
  ],
  'count-read': [
    { unit: 'products', count: 400, quote: '400 produits' },
    { unit: 'pages', count: 1, quote: 'une page' },
  ],
  'count-assumed': [
    { unit: 'months', count: 3 },
    { unit: 'languages', count: 2 },
  ],
  'count-set': [
    { unit: 'products', count: 40 },
    { unit: 'words', count: 12_000 },
  ],
  'budget-exact': [
    { amount: 6_000, currency: 'EUR' },
    { amount: 7_500, currency: 'GBP' },
  ],
  'budget-read': [
    { min: 15_000, max: 20_000, currency: 'EUR' },
    { min: 9_000, max: 11_000, currency: 'USD' },
  ],
  'budget-ceiling': [
    { max: 30_000, currency: 'GBP' },
    { max: 5_000, currency: 'EUR' },
  ],
  'budget-floor': [
    { min: 3_000, currency: 'EUR' },
    { min: 4_000, currency: 'CHF' },
  ],
  'budget-by-period': [
    { rate: 600, per: 'day', periods: 26, total: 15_600, currency: 'EUR' },
    { rate: 2_500, per: 'month', periods: 6, total: 15_000, currency: 'USD' },
  ],
  'budget-set': [
    { max: 8_000, currency: 'EUR' },
    { max: 9_000, currency: 'USD' },
  ],
  'budget-work-share': [
    { share: 0.3, work: 8_100, currency: 'EUR' },
    { share: 0.85, work: 40_000, currency: 'USD' },
  ],
  'budget-covers': [
    { days: 34, rate: 440, currency: 'EUR' },
    { days: 20, rate: 500, currency: 'GBP' },
  ],
  'budget-short': [
    { least: 3_900, budget: 2_500, currency: 'USD' },
    { least: 4_000, budget: 1_500, currency: 'EUR' },
  ],
  'start-read': [{ day: '2027-01-01' }, { day: '2027-02-14' }],
  'start-set': [{ day: '2027-01-01' }, { day: '2027-02-14' }],
  'start-assumed': [{ day: '2026-11-30' }, { day: '2026-12-07' }],
  'due-read': [{ day: '2027-01-01' }, { day: '2027-02-14' }],
  'due-set': [{ day: '2027-01-01' }, { day: '2027-02-14' }],
  'due-from-duration': [
    { day: '2027-01-01', days: 30 },
    { day: '2027-02-14', days: 60 },
  ],
  'due-tight': [
    { role: 'lawyer', days: 5, available: 2 },
    { role: 'trainer', days: 9, available: 8 },
  ],
  'team-limit': [{ seats: 3 }, { seats: 1 }],
  'role-typical': [{ archetype: 'event' }, { archetype: 'game' }],
  'role-named': [{ quote: 'un photographe' }, { quote: 'une graphiste' }],
  'role-for-skill': [{ skill: 'seo' }, { skill: 'react' }],
  'role-added': [{ trade: 'photographer' }, { trade: 'web-developer' }],
  'role-language': [{ language: 'de' }, { language: 'pl' }],
  'role-shared': [
    { role: 'lawyer', days: 120, available: 125 },
    { role: 'trainer', days: 60, available: 40 },
  ],
  'role-coordination': [{ share: 0.1 }, { share: 0.08 }],
  'role-takes': [{ trade: 'photographer' }, { trade: 'web-developer' }],
  'role-optional': [{ archetype: 'event' }, { archetype: 'game' }],
  'role-optional-set': [{ optional: true }, { optional: false }],
  'role-excluded': [{ trade: 'photographer' }, { trade: 'web-developer' }],
  'role-removed': [{ role: 'lawyer' }, { role: 'trainer' }],
  'skill-excluded': [{ skill: 'seo' }, { skill: 'react' }],
  'skill-wanted': [
    { skill: 'seo', quote: 'Google' },
    { skill: 'react', quote: 'React 19' },
  ],
  'skill-implied': [{ skill: 'seo' }, { skill: 'react' }],
  'skill-set': [
    { skill: 'seo', level: 4, must: true },
    { skill: 'react', level: 2, must: false },
  ],
  'skill-removed': [{ skill: 'seo' }, { skill: 'react' }],
  'level-senior': [{ quote: 'senior' }, { quote: 'dix ans de métier' }],
  'level-junior': [{ quote: 'junior' }, { quote: 'débutant' }],
  'effort-typical': [
    { archetype: 'event', days: 3 },
    { archetype: 'game', days: 5 },
  ],
  'effort-counted': [
    { unit: 'products', count: 400, at: 40, days: 3 },
    { unit: 'words', count: 14_500, at: 10_000, days: 5 },
  ],
  'effort-languages': [
    { languages: 3, days: 1.5 },
    { languages: 2, days: 4 },
  ],
  'effort-for-skill': [
    { skill: 'seo', days: 3 },
    { skill: 'react', days: 4 },
  ],
  'effort-assumed': [
    { trade: 'photographer', days: 5 },
    { trade: 'lawyer', days: 2 },
  ],
  'effort-share': [
    { share: 0.1, days: 70 },
    { share: 0.08, days: 40 },
  ],
  'effort-size': [
    { size: 'small', quote: 'petit site', factor: 0.7 },
    { size: 'large', quote: 'large app', factor: 1.4 },
  ],
  'effort-budget': [
    { factor: 0.7, budget: 4_500, usual: 6_400, currency: 'EUR' },
    { factor: 1.4, budget: 9_000, usual: 4_400, currency: 'USD' },
  ],
  'effort-duration': [
    { days: 26, factor: 1.2 },
    { days: 10, factor: 0.5 },
  ],
  'effort-set': [
    { role: 'lawyer', days: 3 },
    { role: 'trainer', days: 2 },
  ],
  'task-effort-set': [{ days: 3 }, { days: 2 }],
  'task-removed': [{ task: 'theme' }, { task: 'payment' }],
  'deliverable-typical': [{ archetype: 'event' }, { archetype: 'game' }],
  'deliverable-for-skill': [{ skill: 'seo' }, { skill: 'react' }],
  'deliverable-dropped': [{ deliverable: 'logo' }, { deliverable: 'design' }],

  'member-skill': [
    { skill: 'seo', level: 4, needed: 3, evidence: 'delivered', must: true, share: 1 },
    { skill: 'react', level: 2, needed: 5, evidence: 'self', must: false, share: 0.53 },
  ],
  'member-skill-near': [
    {
      skill: 'seo',
      through: 'sea',
      similarity: 0.6,
      level: 4,
      needed: 3,
      evidence: 'delivered',
      must: true,
      share: 1,
    },
    {
      skill: 'react',
      through: 'vue',
      similarity: 0.8,
      level: 2,
      needed: 5,
      evidence: 'self',
      must: false,
      share: 0.53,
    },
  ],
  'member-skill-missing': [
    { skill: 'seo', must: true, share: 0.4 },
    { skill: 'react', must: false, share: 0 },
  ],
  'member-cost': [
    { dayRate: 450, days: 23.5, cost: 10_575, currency: 'EUR' },
    { dayRate: 500, days: 1, cost: 500, currency: 'GBP' },
  ],
  'member-free': [
    { start: '2027-01-01', finish: '2027-02-14' },
    { start: '2027-01-04', finish: '2027-03-01' },
  ],
  'member-tie': [
    { person: 'p1', kind: 'delivered' },
    { person: 'p2', kind: 'mutual-follow' },
  ],
  'member-rating': [
    { mean: 4.6, count: 12 },
    { mean: 3, count: 1 },
  ],
  'member-preference': [{}, {}],
  'member-newcomer': [{ delivered: 0 }, { delivered: 2 }],
  'member-locked': [{ role: 'lawyer' }, { role: 'trainer' }],
  'team-cost': [
    { cost: 17_250, currency: 'EUR' },
    { cost: 9_000, currency: 'GBP' },
  ],
  'team-under-budget': [
    { budget: 20_000, spare: 2_400, share: 0.12, currency: 'EUR' },
    { budget: 9_000, spare: 900, share: 0.1, currency: 'GBP' },
  ],
  'team-dates': [
    { start: '2027-01-01', finish: '2027-02-14' },
    { start: '2027-01-04', finish: '2027-03-01' },
  ],
  'team-before-due': [
    { due: '2027-03-15', days: 18 },
    { due: '2027-04-01', days: 1 },
  ],
  'team-after-due': [
    { due: '2027-03-15', days: 18 },
    { due: '2027-04-01', days: 1 },
  ],
  'team-covers': [{ share: 0.94 }, { share: 1 }],
  'team-uncovered': [{ skills: ['seo', 'react'] }, { skills: ['shopify'] }],
  'team-single-point': [
    { skills: ['seo'], person: 'p1' },
    { skills: ['react', 'figma'], person: 'p2' },
  ],
  'team-open-role': [{ role: 'lawyer' }, { role: 'trainer' }],
  'team-no-deputy': [{ role: 'lawyer' }, { role: 'trainer' }],
  'team-optimal': [{ kind: 'excellence' }, { kind: 'speed' }],
  'team-gap': [
    { kind: 'excellence', gap: 0.012 },
    { kind: 'economy', gap: 0.2 },
  ],
  'team-wins-too': [{ kind: 'economy' }, { kind: 'speed' }],
  'team-kind-tied': [{ kind: 'economy' }, { kind: 'speed' }],
  'team-outdone': [
    { than: 'excellence', amount: 1221, share: 0.028, points: 0, days: 0, currency: 'EUR' },
    { than: 'economy', amount: 0, share: 0, points: 0.031, days: 12, currency: 'GBP' },
  ],
  'team-newcomer': [
    { person: 'p1', drop: 0.012 },
    { person: 'p2', drop: 0.02 },
  ],
  'team-cheaper': [
    { than: 'excellence', share: 0.12, amount: 2_070, currency: 'EUR' },
    { than: 'speed', share: 0.3, amount: 4_000, currency: 'GBP' },
  ],
  'team-dearer': [
    { than: 'economy', share: 0.12, amount: 2_070, currency: 'EUR' },
    { than: 'speed', share: 0.3, amount: 4_000, currency: 'GBP' },
  ],
  'team-starts-earlier': [
    { than: 'excellence', days: 18 },
    { than: 'economy', days: 1 },
  ],
  'team-starts-later': [
    { than: 'excellence', days: 18 },
    { than: 'economy', days: 1 },
  ],
  'team-finishes-earlier': [
    { than: 'excellence', days: 18 },
    { than: 'economy', days: 1 },
  ],
  'team-finishes-later': [
    { than: 'excellence', days: 18 },
    { than: 'economy', days: 1 },
  ],
  'team-better': [
    { than: 'economy', points: 0.062 },
    { than: 'speed', points: 0.01 },
  ],
  'team-weaker': [
    { than: 'excellence', points: 0.062 },
    { than: 'speed', points: 0.01 },
  ],
  'pool-size': [
    { people: 1_840, eligible: 212 },
    { people: 1, eligible: 0 },
  ],
  'role-thin': [
    { role: 'lawyer', people: 2 },
    { role: 'trainer', people: 1 },
  ],
  'role-nobody': [{ role: 'lawyer' }, { role: 'trainer' }],
  'budget-other-currency': [
    { budget: 28_000, currency: 'GBP', market: 'EUR' },
    { budget: 9_000, currency: 'CHF', market: 'USD' },
  ],
  'role-left-out': [{ role: 'lawyer' }, { role: 'trainer' }],
  'lock-unknown': [
    { role: 'lawyer', person: 'p1' },
    { role: 'trainer', person: 'p2' },
  ],
  'lock-without-rate': [
    { role: 'lawyer', person: 'p1' },
    { role: 'trainer', person: 'p2' },
  ],
  'teams-nearly-same': [
    { kind: 'economy', than: 'excellence', shared: 3, seats: 4 },
    { kind: 'speed', than: 'economy', shared: 2, seats: 3 },
  ],
  'team-missing': [{ kind: 'economy' }, { kind: 'speed' }],
  'search-unfinished': [{ kind: 'economy' }, { kind: 'speed' }],

  'plan-finish': [
    { finish: '2027-03-01', workingDays: 40 },
    { finish: '2027-02-12', workingDays: 1 },
  ],
  'plan-due-kept': [
    { finish: '2027-03-01', due: '2027-03-15', days: 14 },
    { finish: '2027-02-12', due: '2027-02-13', days: 1 },
  ],
  'plan-due-missed': [
    { finish: '2027-03-15', due: '2027-03-01', days: 14 },
    { finish: '2027-02-13', due: '2027-02-12', days: 1 },
  ],
  'plan-optimal': [{ finish: '2027-03-01' }, { finish: '2027-02-12' }],
  'plan-gap': [
    { gap: 0.03, finish: '2027-03-01', bound: '2027-02-26' },
    { gap: 0.1, finish: '2027-04-01', bound: '2027-03-22' },
  ],
  'plan-critical-path': [{ tasks: ['mock-ups', 'theme'] }, { tasks: ['payment'] }],
  'plan-bottleneck': [
    { person: 'p1', share: 0.7 },
    { person: 'p2', share: 0.4 },
  ],

  'health-on-track': [
    { forecast: '2027-03-01', due: '2027-03-15', days: 14 },
    { forecast: '2027-02-12', due: '2027-02-13', days: 1 },
  ],
  'health-late-critical-task': [
    { task: 'theme', person: 'p1', state: 'not-begun', planned: '2027-01-11', days: 3 },
    { task: 'payment', person: 'p2', state: 'under-way', planned: '2027-01-18', days: 1 },
  ],
  'health-forecast-late': [
    {
      forecast: '2027-03-20',
      by: 'pace',
      against: '2027-03-01',
      measure: 'due',
      days: 19,
      remainingDays: 30,
      throughput: 1.4,
    },
    {
      forecast: '2027-04-20',
      by: 'plan',
      against: '2027-04-19',
      measure: 'plan',
      days: 1,
      remainingDays: 12,
      throughput: 3,
    },
  ],
  'health-budget-burn': [
    {
      spent: 9_000,
      budget: 15_000,
      measure: 'ceiling',
      spentShare: 0.6,
      doneShare: 0.35,
      forecastCost: 25_700,
      currency: 'EUR',
    },
    {
      spent: 4_000,
      budget: 8_000,
      measure: 'plan',
      spentShare: 0.5,
      doneShare: 0.3,
      forecastCost: 13_300,
      currency: 'GBP',
    },
  ],
  'health-silence': [
    { person: 'p1', since: '2027-01-11', days: 6 },
    { person: 'p2', since: '2027-01-01', days: 9 },
  ],
  'health-delivery-waits': [
    { milestone: 'framing', since: '2027-01-05', days: 2 },
    { milestone: 'launch', since: '2027-01-12', days: 6 },
  ],
  'health-overload': [
    { person: 'p1', week: '2027-01-11', hours: 42, free: 28, share: 1.5 },
    { person: 'p2', week: '2027-01-18', hours: 30, free: 24, share: 1.25 },
  ],
  'action-none': [{}, {}],
  'action-replan': [
    { moved: 4, finish: '2027-03-05' },
    { moved: 1, finish: '2027-03-12' },
  ],
  'action-deputy': [
    { person: 'p1', deputy: 'p2', tasks: ['theme', 'payment'], finish: '2027-03-05' },
    { person: 'p3', deputy: 'p4', tasks: ['mock-ups'], finish: '2027-03-12' },
  ],
  'action-cut-scope': [
    {
      tasks: ['theme', 'payment'],
      savedDays: 8,
      finish: '2027-03-05',
      savedCost: 3_600,
      currency: 'EUR',
    },
    { tasks: ['mock-ups'], savedDays: 4, finish: '2027-03-12', savedCost: 1_700, currency: 'GBP' },
  ],
  'action-answer': [{ milestone: 'framing' }, { milestone: 'launch' }],
  'action-ask': [
    { person: 'p1', task: 'theme' },
    { person: 'p2', task: '' },
  ],

  'relax-budget': [
    { to: 21_000, currency: 'EUR' },
    { to: 9_500, currency: 'GBP' },
  ],
  'relax-due': [{ to: '2027-03-01' }, { to: '2027-04-01' }],
  'relax-quality': [{ to: 0.72 }, { to: 0.6 }],
  'relax-skill': [
    { role: 'lawyer', skill: 'gdpr' },
    { role: 'trainer', skill: 'seo' },
  ],
  'relax-role': [{ role: 'lawyer' }, { role: 'trainer' }],
  'relax-unlock': [{ role: 'lawyer' }, { role: 'trainer' }],
  'relax-include': [{ person: 'p1' }, { person: 'p2' }],
  'relax-language': [{ language: 'de' }, { language: 'pl' }],
  'relax-place': [{ city: 'Lille' }, { city: 'Nantes' }],

  'standing-proposed': [{ role: 'lawyer' }, { role: 'trainer' }],
  'standing-no-rate': [{}, {}],
  'standing-invitations': [
    { open: 3, most: 3 },
    { open: 5, most: 4 },
  ],
  'standing-no-hours': [{}, {}],
  'standing-language': [{}, {}],
  'standing-place': [{}, {}],
  'standing-skill': [
    { role: 'lawyer', skill: 'gdpr', level: 4 },
    { role: 'trainer', skill: 'seo', level: 3 },
  ],
  'standing-close': [{ role: 'lawyer' }, { role: 'trainer' }],
  'change-skill': [
    { skill: 'seo', from: 2, to: 3 },
    { skill: 'react', from: 0, to: 4 },
  ],
  'change-rate': [{ percent: 10 }, { percent: 25 }],
  'change-state-rate': [
    { to: 450, currency: 'EUR' },
    { to: 500, currency: 'GBP' },
  ],
  'change-hours': [{ hours: 14 }, { hours: 28 }],
  'change-language': [{}, {}],
  'change-invitations': [{ open: 3 }, { open: 4 }],
  'change-none': [{}, {}],
}
