import type { Person } from '../market/market.ts'
import type { RoleSkill } from '../scope/scope.ts'
import { dayRateOf } from '../scope/trades.ts'
import type { SkillLevel } from '../units.ts'
import type { Formed } from './formed.ts'
import { namedSkill } from './named-skill.ts'
import type { StandingFact } from './standing-facts.ts'

/** True where a proposed team holds the person so changed. */
type IsIn = (changed: Person) => boolean

/** Skills of the scope that are tried, the weightiest first: each try forms the teams again. */
const MOST_SKILLS = 4
const FULL_WEEK = 35
const HOURS_TRIED = [14, FULL_WEEK]
/** Shares off today's rate that are tried, in per cent: coarse, so that no search closes in on somebody else's rate. */
const PERCENT_TRIED = [10, 25, 50]

/** Single changes that would let a person in, the smallest first: what costs nothing, then time, money, learning. */
export function changesOf(me: Person, formed: Formed, isIn: IsIn): StandingFact[] {
  const found = [
    stateRate(me, formed, isIn),
    answerInvitations(me, isIn),
    freeHours(me, isIn),
    lowerRate(me, isIn),
    oneSkill(me, formed, isIn),
    oneLanguage(me, formed, isIn),
  ]
  return found.filter((change) => change !== undefined)
}

function stateRate(me: Person, { scope, market }: Formed, isIn: IsIn): StandingFact | undefined {
  if (me.dayRate !== null) return undefined
  const rates = scope.roles.map(({ trade }) => dayRateOf(trade))
  const to = Math.min(...rates)
  if (!isIn({ ...me, dayRate: to })) return undefined
  return { code: 'change-state-rate', values: { to, currency: market.currency } }
}

function answerInvitations(me: Person, isIn: IsIn): StandingFact | undefined {
  const { openInvitations: open } = me
  if (open === 0 || !isIn({ ...me, openInvitations: 0 })) return undefined
  return { code: 'change-invitations', values: { open } }
}

function freeHours(me: Person, isIn: IsIn): StandingFact | undefined {
  const least = Math.min(FULL_WEEK, ...me.freeHours)
  const withHours = (hours: number) => ({
    ...me,
    freeHours: me.freeHours.map((free) => Math.max(free, hours)),
  })
  if (least === FULL_WEEK || !isIn(withHours(FULL_WEEK))) return undefined
  const hours = HOURS_TRIED.find((tried) => tried > least && isIn(withHours(tried))) ?? FULL_WEEK
  return { code: 'change-hours', values: { hours } }
}

/** Smallest of a few shares off the rate that lets the person in. */
function lowerRate(me: Person, isIn: IsIn): StandingFact | undefined {
  const { dayRate } = me
  if (dayRate === null) return undefined
  const percent = PERCENT_TRIED.find((less) =>
    isIn({ ...me, dayRate: Math.floor((dayRate * (100 - less)) / 100) }),
  )
  return percent === undefined ? undefined : { code: 'change-rate', values: { percent } }
}

const LEVELS: readonly SkillLevel[] = [1, 2, 3, 4, 5]

/** The fewest levels more of one skill of the scope. */
function oneSkill(me: Person, { scope, market }: Formed, isIn: IsIn): StandingFact | undefined {
  const wanted = scope.roles.flatMap(({ skills }) => skills).toSorted((a, b) => b.weight - a.weight)
  const slugs = [...new Set(wanted.map(({ skill }: RoleSkill) => skill))].slice(0, MOST_SKILLS)
  const levelOf = (slug: string) => me.skills.find(({ skill }) => skill === slug)?.level ?? 0
  const at = (slug: string, level: SkillLevel): Person => ({
    ...me,
    skills: [
      ...me.skills.filter(({ skill }) => skill !== slug),
      {
        skill: slug,
        level,
        evidence: me.skills.find(({ skill }) => skill === slug)?.evidence ?? 'self',
      },
    ],
  })
  const helpful = slugs.filter((slug) => levelOf(slug) < 5 && isIn(at(slug, 5)))
  const steps = helpful.flatMap((slug) =>
    LEVELS.filter((level) => level > levelOf(slug)).map((level) => ({
      slug,
      level,
      more: level - levelOf(slug),
    })),
  )
  const least = steps
    .toSorted((a, b) => a.more - b.more)
    .find(({ slug, level }) => level === 5 || isIn(at(slug, level)))
  if (least === undefined) return undefined
  const { slug, level: to } = least
  const skill = namedSkill(slug, me, market)
  return { code: 'change-skill', values: { skill, from: levelOf(slug), to } }
}

function oneLanguage(me: Person, { scope }: Formed, isIn: IsIn): StandingFact | undefined {
  const asked = new Set([...scope.spoken, ...scope.roles.flatMap(({ spoken = [] }) => spoken)])
  const language = [...asked].find(
    (one) => !me.languages.includes(one) && isIn({ ...me, languages: [...me.languages, one] }),
  )
  return language === undefined ? undefined : { code: 'change-language', values: {} }
}
