import type { Counts } from './counts.ts'
import { type Draft, type Scale, times } from './drafts.ts'
import { inEachLanguage } from './each-language.ts'
import { featureIn } from './feature-in.ts'
import { holderOf, isWanted } from './seats.ts'
import type { Setting } from './setting.ts'
import type { TemplateTask } from './template.ts'

/**
 * Tasks of a project, scaled by what its brief counts: those of the template that are called for, and one for each
 * wanted skill with work of its own.
 */
export function draftTasks(setting: Setting): Draft[] {
  const typical = setting.template.tasks
    .filter((task) => isCalledFor(task, setting))
    .map((task) => typicalDraft(task, setting))
  return [...typical, ...featureDrafts(setting, typical)].flatMap((draft) =>
    inEachLanguage(draft, setting),
  )
}

/** False where the brief, or the client, does without the task. */
function isCalledFor(task: TemplateTask, { template, seats, wants, edits }: Setting): boolean {
  if (wants.refusedSkills.has(task.skill)) return false
  if (task.deliverable !== undefined && edits.dropped?.includes(task.deliverable)) return false
  if (seats.some(({ covers }) => covers.includes(task.trade))) return true
  const role = template.roles.find(({ trade }) => trade === task.trade)
  if (!isWanted(task.trade, role?.skills ?? [], wants)) return false
  return task.when === undefined || wants.skills.some(({ slug }) => task.when?.includes(slug))
}

function typicalDraft(task: TemplateTask, { template: { archetype }, counts }: Setting): Draft {
  const { id, labels, trade, skill, level = 3, after, milestone, deliverable } = task
  const { days, fixed, reasons } = counted(task.days, task.scale, counts)
  return {
    id,
    labels,
    trade,
    skill,
    level,
    days,
    fixed,
    eachLanguage: task.eachLanguage ?? false,
    extra: false,
    after,
    milestone,
    ...(deliverable === undefined ? {} : { deliverable }),
    reasons: [{ code: 'effort-typical', values: { archetype, days: task.days[1] } }, ...reasons],
  }
}

/** Most by which a count can stretch or shrink a task. */
const MOST_STRETCH = 12

/** Days scaled by a count of the brief. */
function counted(days: Draft['days'], scale: Scale | undefined, counts: Counts) {
  const found = scale && counts.get(scale.unit)
  if (scale === undefined || found === undefined) return { days, fixed: false, reasons: [] }
  const { unit, at, power } = scale
  const factor = (found.count / at) ** power
  return {
    days: times(days, Math.min(MOST_STRETCH, Math.max(1 / MOST_STRETCH, factor))),
    fixed: power === 1,
    reasons: [
      {
        code: 'effort-counted' as const,
        values: { unit, count: found.count, at, days: days[1] },
      },
    ],
  }
}

function featureDrafts(setting: Setting, typical: readonly Draft[]): Draft[] {
  const { template, seats, wants, counts, edits } = setting
  const dropped = template.tasks.filter(({ deliverable = '' }) =>
    edits.dropped?.includes(deliverable),
  )
  const done = new Set([...typical, ...dropped].map(({ skill }) => skill))
  return wants.skills.flatMap(({ slug: skill, quote }) => {
    const feature = featureIn(template, skill)
    const seat = holderOf(skill, seats) ?? seats[0]
    const id = `add-${skill}`
    if (feature === undefined || quote === undefined || seat === undefined) return []
    if (done.has(skill) || edits.dropped?.includes(id)) return []
    const { days, fixed, reasons } = counted(feature.days, feature.scale, counts)
    const usual = feature.days[1]
    return [
      {
        id,
        labels: feature.labels,
        trade: seat.trade,
        skill,
        level: 3,
        days,
        fixed,
        eachLanguage: false,
        extra: true,
        after: template.extras.after,
        milestone: template.extras.milestone,
        deliverable: id,
        reasons: [{ code: 'effort-for-skill', values: { skill, days: usual } }, ...reasons],
      },
    ]
  })
}
