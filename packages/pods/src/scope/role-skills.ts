import { CONCEPTS } from '../lexicon/concepts.ts'
import type { SkillLevel, Slug } from '../units.ts'
import type { Draft } from './drafts.ts'
import type { RoleEdit } from './edits.ts'
import type { RoleSkill } from './scope.ts'
import type { ScopeFact } from './scope-facts.ts'
import { holderOf, type Seat, tradesOf } from './seats.ts'
import { areKin } from './trades.ts'
import type { Want, Wants } from './wants.ts'

/** Indispensable skills of one seat at most: beyond that hardly anybody is left. */
const MOST_MUSTS = 3

const WEIGHTS = { wanted: 3, core: 2, niceToHave: 1.5, implied: 1, task: 1 }

/** Skills of a seat: what the trade needs, what its tasks need, what the brief wants of it, as the client corrects it. */
export function roleSkills(
  seat: Seat,
  {
    tasks,
    seats,
    wants,
    edit,
  }: { tasks: readonly Draft[]; seats: readonly Seat[]; wants: Wants; edit: RoleEdit | undefined },
): { skills: RoleSkill[]; reasons: ScopeFact[] } {
  const skills = new Map<Slug, RoleSkill>()
  const reasons: ScopeFact[] = []
  const need = (skill: Slug, level: SkillLevel, weight: number, must = false) => {
    const known = skills.get(skill)
    skills.set(skill, {
      skill,
      level: atLeast(level, known?.level),
      weight: Math.max(weight, known?.weight ?? 0),
      must: must || (known?.must ?? false),
    })
  }
  seat.skills.forEach(({ skill, level }, index) => {
    need(skill, level, index === 0 ? WEIGHTS.core : WEIGHTS.task)
  })
  for (const { skill, level } of tasks) need(skill, level, WEIGHTS.task)
  let musts = 0
  for (const want of wants.skills) {
    if (isResult(want.slug) || ownerOf(want.slug, seats)?.trade !== seat.trade) continue
    const isUsual = tradesOf(want.slug).some((trade) =>
      seat.covers.some((one) => areKin(one, trade)),
    )
    const isMust = want.must && want.quote !== undefined && isUsual && musts < MOST_MUSTS
    if (isMust) musts += 1
    need(want.slug, 3, weightOf(want, isUsual), isMust)
    reasons.push(reasonOf(want))
  }
  for (const refused of wants.refusedSkills) skills.delete(refused)
  const [core] = seat.skills
  const first = core && skills.get(core.skill)
  if (musts === 0 && first !== undefined) skills.set(first.skill, { ...first, must: true })
  if (wants.seniority !== undefined) {
    const { value, quote } = wants.seniority
    for (const one of skills.values())
      skills.set(one.skill, { ...one, level: shifted(one.level, value) })
    reasons.push(
      value === 'senior'
        ? { code: 'level-senior', values: { quote } }
        : { code: 'level-junior', values: { quote } },
    )
  }
  for (const [skill, change] of Object.entries(edit?.skills ?? {})) {
    if (change === null) skills.delete(skill)
    else
      skills.set(skill, { skill, weight: skills.get(skill)?.weight ?? WEIGHTS.wanted, ...change })
    reasons.push(
      change === null
        ? { code: 'skill-removed', values: { skill } }
        : { code: 'skill-set', values: { skill, ...change } },
    )
  }
  return { skills: [...skills.values()], reasons }
}

/** True for a thing to be made ("online shop"): what making it takes is wanted beside it. */
const isResult = (slug: Slug): boolean => {
  const concept = CONCEPTS.get(slug)
  return concept?.kind === 'deliverable' && Object.keys(concept.implies).length > 0
}

/** Seat that answers for a wanted skill: its holder, else one that is kin to a trade that does it, else the first. */
function ownerOf(skill: Slug, seats: readonly Seat[]): Seat | undefined {
  const trades = tradesOf(skill)
  return (
    holderOf(skill, seats) ??
    seats.find(({ trade }) => trades.some((one) => areKin(one, trade))) ??
    seats[0]
  )
}

/** A skill that the seat's trade does not usually have counts as nice to have: hardly anybody has both. */
function weightOf({ must, quote }: Want, isUsual: boolean): number {
  if (quote === undefined) return WEIGHTS.implied
  return must && isUsual ? WEIGHTS.wanted : WEIGHTS.niceToHave
}

const reasonOf = ({ slug, quote }: Want): ScopeFact =>
  quote === undefined
    ? { code: 'skill-implied', values: { skill: slug } }
    : { code: 'skill-wanted', values: { skill: slug, quote } }

const LEVELS: readonly SkillLevel[] = [1, 2, 3, 4, 5]

const atLeast = (level: SkillLevel, other: SkillLevel | undefined): SkillLevel =>
  other !== undefined && other > level ? other : level

function shifted(level: SkillLevel, seniority: 'junior' | 'senior'): SkillLevel {
  const wished = level + (seniority === 'senior' ? 1 : -1)
  return LEVELS.find((one) => one === wished) ?? level
}
