import { expect, test } from 'vitest'
import { ARCHETYPES } from '../analyse/analysis.ts'
import { CONCEPTS } from '../lexicon/concepts.ts'
import { TEMPLATES } from './archetypes/index.ts'
import { FEATURES } from './features.ts'
import type { Template } from './template.ts'
import { TRADES } from './trades.ts'

const templates = ARCHETYPES.map((archetype) => TEMPLATES[archetype])

test.each(templates)(
  'the numbers and names of the template of $archetype are sound',
  (template) => {
    const { archetype, tasks, roles, deliverables, milestones, coordination, workShare } = template
    const named = [...tasks, ...deliverables, ...milestones]
    const labels = named.flatMap((one) => Object.values(one.labels))

    expect(TEMPLATES[archetype]).toBe(template)
    expect(named.filter(({ id }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([])
    expect(labels.filter((label) => !/^\p{Lu}[^'"]*$/u.test(label))).toEqual([])
    expect(roles.length).toBeGreaterThan(0)
    for (const { days, scale = { at: 1, power: 1 } } of tasks) {
      const [min, likely, max] = days
      expect([0 < min, min <= likely, likely <= max]).toEqual([true, true, true])
      expect([scale.at > 0, scale.power > 0, scale.power <= 1]).toEqual([true, true, true])
    }
    for (const share of [workShare ?? 1, coordination?.share ?? 1])
      expect([share > 0, share <= 1]).toEqual([true, true])
  },
)

test.each(templates)('what a part of the template of $archetype names is in it', (template) => {
  const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id)
  const tasks = ids(template.tasks)
  const trades = template.roles.map(({ trade }) => trade)
  const { extras } = template

  expect(
    strangers(
      template.tasks.map(({ trade }) => trade),
      trades,
    ),
  ).toEqual([])
  expect(
    strangers(
      template.tasks.flatMap(({ after }) => after),
      tasks,
    ),
  ).toEqual([])
  expect(strangers([...extras.after, ...extras.before], tasks)).toEqual([])
  expect(
    strangers(
      [...template.tasks, ...template.deliverables, extras].map(({ milestone }) => milestone),
      ids(template.milestones),
    ),
  ).toEqual([])
  expect(
    strangers(
      template.tasks.flatMap(({ deliverable }) => deliverable ?? []),
      ids(template.deliverables),
    ),
  ).toEqual([])
  for (const list of [tasks, trades, ids(template.deliverables), ids(template.milestones)])
    expect(new Set(list).size).toBe(list.length)
})

test.each(templates)(
  'each role and deliverable of $archetype has work, and each task a trade that is there',
  (template) => {
    const worked = new Set(template.tasks.map(({ trade }) => trade))
    const made = new Set(template.tasks.map(({ deliverable }) => deliverable))

    expect(template.roles.filter(({ trade, optional }) => !worked.has(trade) && !optional)).toEqual(
      [],
    )
    expect(template.deliverables.filter(({ id }) => !made.has(id))).toEqual([])
  },
)

test.each(templates)(
  'no task of $archetype waits for itself, with the work that a brief adds',
  (template) => {
    const { extras } = template
    const after = new Map(template.tasks.map((task) => [task.id, [...task.after]]))
    after.set('extra', [...extras.after])
    for (const id of extras.before) after.get(id)?.push('extra')

    for (const id of after.keys()) expect(ancestors(id, after)).not.toContain(id)
  },
)

test('every skill and trade of the scope is a concept of the lexicon, every trade has a usual rate', () => {
  const trades = templates.flatMap(({ roles, coordination }) => [
    ...roles.map(({ trade }) => trade),
    ...(coordination === undefined ? [] : [coordination.trade]),
  ])
  const skills = [...FEATURES.keys(), ...templates.flatMap(skillsOf)]

  expect(strangers(trades, [...TRADES.keys()])).toEqual([])
  expect(strangers([...TRADES.keys(), ...skills], [...CONCEPTS.keys()])).toEqual([])
})

const skillsOf = ({ roles, tasks }: Template) => [
  ...roles.flatMap(({ skills, when = [] }) => [...skills.map(({ skill }) => skill), ...when]),
  ...tasks.flatMap(({ skill, when = [] }) => [skill, ...when]),
]

const strangers = (names: readonly string[], known: readonly string[]) => [
  ...new Set(names.filter((name) => !known.includes(name))),
]

function ancestors(id: string, after: ReadonlyMap<string, readonly string[]>): string[] {
  const seen = new Set<string>()
  const visit = (one: string) => {
    for (const before of after.get(one) ?? [])
      if (!seen.has(before)) {
        seen.add(before)
        visit(before)
      }
  }
  visit(id)
  return [...seen]
}
