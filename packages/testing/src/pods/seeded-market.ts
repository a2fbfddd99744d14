import type { Market, Person, Scope, ScopeRole, SkillLevel, Tie, Wishes } from '@podium/pods'
import { type Draw, seededDraw } from './seeded-draw.ts'

/** Made-up scope and market, always the same for the same seed, people and roles. */
export type SeededCase = { scope: Scope; market: Market; wishes: Wishes }

const FIRST_WEEK = '2026-01-05'
const SKILLS_A_TRADE = 5
/**
 * Trades besides those of the scope: in a large market about one person in ten can take a given
 * role.
 */
const OTHER_TRADES = { small: 0, large: 3 }
const SMALL = 200
const WEEKS = 16

export function seededCase(
  seed: number,
  { people, roles }: { people: number; roles: number },
): SeededCase {
  const random = seededDraw(seed)
  const scope = seededScope(random, roles)
  const trades = roles + (people < SMALL ? OTHER_TRADES.small : OTHER_TRADES.large)
  const members = Array.from({ length: people }, (_, at) => seededPerson(random, at, trades))
  const market: Market = {
    people: members,
    ties: seededTies(random, people),
    firstWeek: FIRST_WEEK,
    currency: 'EUR',
  }
  const days = scope.roles.reduce((sum, role) => sum + role.effortDays.likely, 0)
  return {
    scope,
    market,
    wishes: {
      budget: days * random.whole(400, 700),
      ...(random.isTrue(0.6)
        ? { due: random.oneOf(['2026-03-27', '2026-04-17', '2026-06-05']) }
        : {}),
    },
  }
}

function seededScope(random: Draw, roles: number): Scope {
  return {
    archetype: 'website',
    roles: Array.from({ length: roles }, (_, at) => seededRole(random, at)),
    tasks: [],
    deliverables: [],
    milestones: [],
    budget: null,
    start: '2026-01-12',
    due: null,
    spoken: random.isTrue(0.3) ? ['fr'] : [],
    place: null,
    reasons: [],
  }
}

function seededRole(random: Draw, trade: number): ScopeRole {
  const likely = random.whole(4, 25)
  return {
    id: `role-${trade}`,
    trade: `trade-${trade}`,
    labels: { fr: `Rôle ${trade}`, en: `Role ${trade}` },
    skills: Array.from({ length: random.whole(2, 4) }, (_, at) => ({
      skill: skillOf(trade, at),
      level: level(random, 2, 4),
      weight: random.whole(1, 3),
      must: at === 0,
    })),
    effortDays: { min: likely * 0.7, likely, max: likely * 1.5 },
    optional: false,
    reasons: [],
  }
}

function seededPerson(random: Draw, at: number, trades: number): Person {
  const trade = random.whole(0, trades - 1)
  const skills = new Map<string, Person['skills'][number]>()
  const learn = (skill: string, least: number) =>
    skills.set(skill, {
      skill,
      level: level(random, least, 5),
      evidence: random.oneOf(['self', 'self', 'endorsed', 'delivered']),
    })
  for (let skill = 0; skill < SKILLS_A_TRADE; skill += 1)
    if (random.isTrue(0.7)) learn(skillOf(trade, skill), 2)
  for (let more = random.whole(0, 3); more > 0; more -= 1)
    learn(skillOf(random.whole(0, trades - 1), random.whole(0, SKILLS_A_TRADE - 1)), 1)
  const levels = [...skills.values()].reduce((sum, { level }) => sum + level, 0)
  const count = random.isTrue(0.4) ? 0 : random.whole(1, 12)
  return {
    id: `person-${at}`,
    skills: [...skills.values()],
    freeHours: Array.from({ length: WEEKS }, () => random.oneOf([0, 7, 14, 21, 28, 35, 35])),
    dayRate: random.isTrue(0.03) ? null : 220 + levels * 12 + random.whole(0, 300),
    languages: random.oneOf([['fr'], ['fr', 'en'], ['fr', 'en'], ['en'], ['en', 'es']]),
    city: random.isTrue(0.3) ? 'Lyon' : null,
    rating: { mean: count === 0 ? 0 : random.whole(25, 50) / 10, count },
    delivered: count,
    openInvitations: random.oneOf([0, 0, 0, 0, 1, 2, 3]),
    lastProposed: random.isTrue(0.5) ? null : `2025-${random.oneOf(['03', '07', '11'])}-10`,
  }
}

/** Ties, one or two a person, a third of them among neighbours in the list. */
function seededTies(random: Draw, people: number): Tie[] {
  return Array.from({ length: Math.floor(people * 1.5) }, () => {
    const a = random.whole(0, people - 1)
    const b = random.isTrue(0.33) ? (a + random.whole(1, 8)) % people : random.whole(0, people - 1)
    return {
      a: `person-${a}`,
      b: `person-${b}`,
      kind: random.oneOf(['delivered', 'mutual-follow', 'organisation']),
    }
  })
}

const skillOf = (trade: number, at: number) => `skill-${trade}-${at}`

/** Level within bounds of 1 to 5. */
function level(random: Draw, least: number, most: number): SkillLevel {
  const levels: readonly [SkillLevel, ...SkillLevel[]] = [1, 2, 3, 4, 5]
  return levels[random.whole(least, most) - 1] ?? levels[0]
}
