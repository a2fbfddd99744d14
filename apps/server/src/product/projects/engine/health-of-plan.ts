import type { HealthCause } from '@podium/domain'
import type { Language } from '@podium/i18n'
import {
  type ActionFact,
  type CauseFact,
  explain,
  monitor,
  type Names,
  type PlanInput,
} from '@podium/pods'
import type { Jobs } from './jobs.ts'
import { withProgress } from './with-progress.ts'

type Asked = Jobs['health']['input']

/** Health of a plan in words, and what its work costs; people stand in it by their role. */
export function healthOfPlan(asked: Asked): Jobs['health']['answer'] {
  const { input: planned, plan, work, rates, ceiling, baselineCost, deputies, language } = asked
  const begun = withProgress(planned, work)
  const input: PlanInput = {
    ...begun,
    people: begun.people.map((one) => ({ ...one, dayRate: rates[one.id] ?? one.dayRate })),
  }
  const { whole, done, spent } = costsOf(input, work)
  const planCost = baselineCost ?? whole
  const health = monitor(
    input,
    plan,
    {
      currency: asked.currency,
      spent,
      budget:
        ceiling === null
          ? { amount: planCost, measure: 'plan' }
          : { amount: ceiling, measure: 'ceiling' },
      lastSigns: asked.signs,
      waiting: asked.waiting,
      deputies: Object.fromEntries(Object.keys(deputies).map((role) => [role, [deputyOf(role)]])),
    },
    asked.today,
  )
  const names = namesIn(asked, language)
  return {
    level: health.level,
    causes: health.causes.map(({ level, fact, action }) => ({
      code: fact.code,
      level,
      text: explain(fact, { language, names }),
      advice: action.code === 'action-none' ? null : explain(action, { language, names }),
      action: kindOf(action),
      ...subjectOf(fact, action),
    })),
    costs: { planned: planCost, spent, done },
  }
}

/** Money for all the work, for what is done of it as planned, and for what was reported of it. */
function costsOf(input: PlanInput, work: Asked['work']) {
  const rateOf = new Map(input.people.map(({ id, dayRate }) => [id, dayRate ?? 0]))
  const reported = new Map(work.map(({ task, spentDays }) => [task, spentDays]))
  const former = new Map(work.map(({ task, rate }) => [task, rate]))
  const costs = { whole: 0, done: 0, spent: 0 }
  for (const { id, person = '', effortDays, progress } of input.tasks) {
    const rate = former.get(id) ?? rateOf.get(person) ?? 0
    const done = progress === undefined ? 0 : Math.max(0, effortDays - progress.remainingDays)
    costs.whole += effortDays * rate
    costs.done += done * rate
    costs.spent += (reported.get(id) ?? done) * rate
  }
  return costs
}

/** Id of a role's first deputy, who does not stand in the plan. */
const deputyOf = (role: string) => `deputy of ${role}`

function namesIn({ names, deputies }: Asked, language: Language): Names {
  const standIns = new Map(Object.entries(deputies).map(([role, name]) => [deputyOf(role), name]))
  const labelled = (labels: Asked['names']['tasks']) => (id: string) => labels[id]?.[language] ?? id
  return {
    person: (id) => standIns.get(id) ?? names.people[id] ?? labelled(names.roles)(id),
    role: labelled(names.roles),
    task: labelled(names.tasks),
    milestone: labelled(names.milestones),
    deliverable: (id) => id,
    concept: (slug) => slug,
  }
}

function kindOf({ code }: ActionFact): HealthCause['action'] {
  if (code === 'action-none') return 'none'
  if (code === 'action-deputy') return 'replace'
  return code === 'action-replan' ? 'replan' : 'open'
}

/** Subject of a cause; else that of its action. */
function subjectOf({ values: cause }: CauseFact, { values: action }: ActionFact) {
  const about = { ...action, ...cause }
  return {
    task: 'task' in about && about.task !== '' ? about.task : null,
    milestone: 'milestone' in about ? about.milestone : null,
    role: 'person' in about && about.person !== '' ? about.person : null,
  }
}
