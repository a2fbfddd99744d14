import type { Analysis, BudgetValue, Requirement, Span } from '../analyse/analysis.ts'
import type { Labels, Slug } from '../units.ts'

/** A skill or role of the brief. */
export type Want = {
  slug: Slug
  labels: Labels
  must: boolean
  /** A role: the brief names the trade, rather than a skill that the trade has. */
  named: boolean
  /** The brief's words; absent for what is only implied. */
  quote?: string
  span?: Span
}

/** Requirements of a brief, summed up by kind. */
export type Wants = {
  skills: readonly Want[]
  roles: readonly Want[]
  refusedSkills: ReadonlySet<Slug>
  refusedRoles: ReadonlySet<Slug>
  budget: BudgetValue | undefined
  start: string | undefined
  due: string | undefined
  durationDays: number | undefined
  teamMax: number | undefined
  place: string | undefined
  remote: 'remote' | 'onsite' | 'hybrid' | undefined
  /** `role`: trade that the brief names right before it. */
  spoken: readonly { language: string; role?: Slug }[]
  seniority: { value: 'junior' | 'senior'; quote: string } | undefined
}

export function wantsOf({ requirements }: Analysis, text: string): Wants {
  const wanted = requirements.filter((requirement) => !requirement.excluded)
  const refused = requirements.filter((requirement) => requirement.excluded)
  const named = (list: readonly Requirement[], kind: 'skill' | 'role') =>
    distinct(list.flatMap((one) => (one.kind === kind ? [wantOf(one, text)] : [])))
  const refusedSkills = new Set(named(refused, 'skill').map(({ slug }) => slug))
  const refusedRoles = new Set(named(refused, 'role').map(({ slug }) => slug))
  const seniority = wanted.find((one) => one.kind === 'seniority')
  const roles = named(wanted, 'role').filter(({ slug }) => !refusedRoles.has(slug))
  return {
    skills: named(wanted, 'skill').filter(({ slug }) => !refusedSkills.has(slug)),
    roles,
    refusedSkills,
    refusedRoles,
    budget: wanted.find((one) => one.kind === 'budget')?.value,
    start: wanted.flatMap((one) => (one.kind === 'start' ? [one.value] : []))[0],
    due: wanted.flatMap((one) => (one.kind === 'due' ? [one.value] : []))[0],
    durationDays: wanted.find((one) => one.kind === 'duration')?.value.days,
    teamMax: wanted.find((one) => one.kind === 'team')?.value.max,
    place: wanted.find((one) => one.kind === 'place')?.value,
    remote: wanted.find((one) => one.kind === 'remote')?.value,
    spoken: wanted.flatMap((one) => {
      if (one.kind !== 'spoken') return []
      const role = roles.find(({ span }) => isSaidOf(span, one.span, text))
      return [{ language: one.value, ...(role === undefined ? {} : { role: role.slug }) }]
    }),
    seniority: seniority && { value: seniority.value, quote: quoteOf(seniority, text) ?? '' },
  }
}

/** Confidence from which a trade is taken as named; one that is only usual, or needed for a skill, has less. */
const NAMED = 0.9

function wantOf(requirement: Requirement & { kind: 'skill' | 'role' }, text: string): Want {
  const { value, labels, must, span, confidence } = requirement
  const quote = quoteOf(requirement, text)
  return {
    slug: value,
    labels: { fr: labels.fr, en: labels.en },
    must,
    named: confidence >= NAMED,
    ...(quote === undefined ? {} : { quote }),
    ...(span === undefined ? {} : { span }),
  }
}

const quoteOf = ({ span }: Requirement, text: string): string | undefined =>
  span && text.slice(...span).replaceAll(/\s+/gu, ' ')

/** Farthest that a language stands behind the trade it is said of, in UTF-16 units. */
const SAID_WITHIN = 80

/** True where one span follows another closely and within its sentence. */
function isSaidOf(before: Span | undefined, span: Span | undefined, text: string): boolean {
  if (before === undefined || span === undefined) return false
  const between = text.slice(before[1], span[0])
  return span[0] >= before[1] && between.length <= SAID_WITHIN && !/[.!?;\n]/.test(between)
}

/** The first of each slug; indispensable where one of them is. */
function distinct(wants: readonly Want[]): Want[] {
  const first = new Map<Slug, Want>()
  for (const want of wants) {
    const known = first.get(want.slug)
    first.set(want.slug, known === undefined ? want : { ...known, must: known.must || want.must })
  }
  return [...first.values()]
}
