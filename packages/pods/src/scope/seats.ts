import { CONCEPTS } from '../lexicon/concepts.ts'
import { labelsOf } from '../lexicon/labels-of.ts'
import type { Labels, SkillLevel, Slug } from '../units.ts'
import type { Edits } from './edits.ts'
import { featureIn } from './feature-in.ts'
import type { ScopeFact } from './scope-facts.ts'
import type { Template, TemplateRole } from './template.ts'
import { areKin, TRADES } from './trades.ts'
import type { Want, Wants } from './wants.ts'

/** A seat of the team before its work is dealt out. */
export type Seat = {
  id: string
  trade: Slug
  labels: Labels
  /** Trades whose work it does, its own first. */
  covers: Slug[]
  /** Skills that the work needs whatever the brief says. */
  skills: { skill: Slug; level: SkillLevel }[]
  optional: boolean
  /** The brief or the client asks for it: never given up for a smaller team. */
  named: boolean
  spoken: string[]
  /** Has work of its own, given by the client, and no other. */
  apart: boolean
  reasons: ScopeFact[]
}

/** Most seats of a POD, where the client sets no other limit. */
export const MOST_SEATS = 6

/**
 * Seats of a project: those of the template that its brief calls for, with the trades that the brief names in the place
 * of the template's likest, and one for each wanted skill that none of them holds. Without what is refused.
 */
export function seatsOf(template: Template, wants: Wants, edits: Edits): Seat[] {
  const seats = templateSeats(template, wants)
  nameSeats(seats, wants)
  seatSkills(seats, template, wants)
  if (seats.length === 0) seats.push(leadOf(template))
  speakLanguages(seats, template, wants)
  for (const added of edits.added ?? [])
    seats.push({
      ...seatOf(added.trade, added.labels),
      skills: (added.skills ?? []).map((skill) => ({ skill, level: 3 })),
      named: true,
      apart: added.days !== undefined,
      reasons: [{ code: 'role-added', values: { trade: added.trade } }],
    })
  return numbered(seats)
}

export const seatOf = (trade: Slug, labels?: Labels): Seat => {
  const { fr, en } = labels ?? labelsOf(trade)
  return {
    id: trade,
    trade,
    labels: { fr, en },
    covers: [trade],
    skills: [],
    optional: false,
    named: false,
    spoken: [],
    apart: false,
    reasons: [],
  }
}

const typicalSeat = ({ archetype }: Template, role: TemplateRole): Seat => ({
  ...seatOf(role.trade),
  skills: role.skills.map(({ skill, level = 3 }) => ({ skill, level })),
  optional: role.optional ?? false,
  reasons: [
    { code: 'role-typical', values: { archetype } },
    ...(role.optional ? [{ code: 'role-optional' as const, values: { archetype } }] : []),
  ],
})

/** Somebody has to do the work, even where the brief refuses everybody. */
function leadOf(template: Template): Seat {
  const [lead] = template.roles
  return lead === undefined ? seatOf('project-manager') : typicalSeat(template, lead)
}

/** False where the brief does not want a trade: by its name, or by the skill that it is for, its first. */
export function isWanted(trade: Slug, skills: readonly { skill: Slug }[], wants: Wants): boolean {
  const [core] = skills
  return !wants.refusedRoles.has(trade) && !(core && wants.refusedSkills.has(core.skill))
}

const wantsAny = (slugs: readonly Slug[], wants: Wants): boolean =>
  wants.skills.some(({ slug }) => slugs.includes(slug))

function templateSeats(template: Template, wants: Wants): Seat[] {
  return template.roles
    .filter(({ trade, skills }) => isWanted(trade, skills, wants))
    .filter(
      ({ trade, when }) =>
        when === undefined ||
        wantsAny(when, wants) ||
        wants.roles.some(({ slug }) => slug === trade),
    )
    .map((role) => {
      const seat = typicalSeat(template, role)
      return { ...seat, optional: seat.optional || isOnlyNice(role.when, wants) }
    })
}

/** True where a seat exists for skills that are all nice to have. */
function isOnlyNice(when: readonly Slug[] | undefined, wants: Wants): boolean {
  const wanted = wants.skills.filter(({ slug }) => when?.includes(slug))
  return wanted.length > 0 && wanted.every(({ must }) => !must)
}

/** Puts the trades that the brief names on their seats, or in the place of a kindred one, or on seats of their own. */
function nameSeats(seats: Seat[], wants: Wants): void {
  const free = new Set(seats)
  const place = (want: Want, seat: Seat | undefined) => {
    if (seat === undefined) seats.push({ ...seatOf(want.slug, want.labels), ...namedBy(want) })
    else {
      free.delete(seat)
      const { reasons, optional, named } = namedBy(want)
      Object.assign(seat, {
        trade: want.slug,
        labels: want.slug === seat.trade ? seat.labels : want.labels,
        covers: [...new Set([want.slug, ...seat.covers])],
        optional,
        named,
        reasons: [...reasons, ...seat.reasons.filter(({ code }) => code !== 'role-optional')],
      })
    }
  }
  const named = wants.roles.filter((want) => want.named)
  const exact = named.filter(({ slug }) => seats.some(({ trade }) => trade === slug))
  for (const want of exact)
    place(
      want,
      seats.find(({ trade }) => trade === want.slug),
    )
  for (const want of named)
    if (!exact.includes(want))
      place(
        want,
        [...free].find(({ trade }) => areKin(trade, want.slug)),
      )
}

const namedBy = ({ must, quote, slug }: Want) => ({
  optional: !must,
  named: true,
  reasons: [{ code: 'role-named' as const, values: { quote: quote ?? slug } }],
})

/** Adds a seat for each skill of the brief with work of its own that no seat's trade does. */
function seatSkills(seats: Seat[], template: Template, wants: Wants): void {
  for (const { slug, quote, must } of wants.skills) {
    if (quote === undefined || featureIn(template, slug) === undefined) continue
    if (holderOf(slug, seats) !== undefined) continue
    const trade = tradesOf(slug).find((one) => TRADES.has(one) && !wants.refusedRoles.has(one))
    if (trade === undefined || seats.some((seat) => areKin(seat.trade, trade))) continue
    seats.push({
      ...seatOf(trade),
      skills: [{ skill: slug, level: 3 }],
      optional: !must,
      reasons: [{ code: 'role-for-skill', values: { skill: slug } }],
    })
  }
}

/** Trades that do a skill, the likeliest first. */
export const tradesOf = (skill: Slug): readonly Slug[] => CONCEPTS.get(skill)?.trades ?? []

/** The seat that a skill belongs to: one that needs it anyway, or of the likeliest of the trades that do it. */
export function holderOf(skill: Slug, seats: readonly Seat[]): Seat | undefined {
  const needing = seats.find((seat) => seat.skills.some((one) => one.skill === skill))
  if (needing !== undefined) return needing
  for (const trade of tradesOf(skill)) {
    const seat = seats.find(({ covers }) => covers.includes(trade))
    if (seat !== undefined) return seat
  }
  return undefined
}

/** True where the work is in the languages that people must speak: each has a seat of its own. */
export const isPerLanguage = ({ covers }: Seat, template: Template): boolean =>
  template.roles.some((role) => role.perLanguage && covers.includes(role.trade))

/** Gives each language that people must speak to the seat it is for: of translators one each, else as the text says. */
function speakLanguages(seats: Seat[], template: Template, wants: Wants): void {
  const native = seats.find((seat) => isPerLanguage(seat, template))
  const speaking = (seat: Seat, language: string): Seat => ({
    ...seat,
    spoken: [...seat.spoken, language],
    reasons: [...seat.reasons, { code: 'role-language', values: { language } }],
  })
  if (native !== undefined && wants.spoken.length > 0)
    seats.splice(
      seats.indexOf(native),
      1,
      ...wants.spoken.map(({ language }) => speaking(native, language)),
    )
  else
    for (const { language, role } of wants.spoken) {
      const index = seats.findIndex(({ covers }) => role !== undefined && covers.includes(role))
      const seat = seats[index]
      if (seat !== undefined) seats[index] = speaking(seat, language)
    }
}

/** Languages that no seat has for itself: everybody must speak them. */
export const spokenByAll = (seats: readonly Seat[], wants: Wants): string[] => {
  const bySeat = new Set(seats.flatMap(({ spoken }) => spoken))
  return [...new Set(wants.spoken.map(({ language }) => language))].filter(
    (language) => !bySeat.has(language),
  )
}

/** The trade's slug as the id; from the second seat of a trade on with a number. */
function numbered(seats: readonly Seat[]): Seat[] {
  const seen = new Map<Slug, number>()
  return seats.map((seat) => {
    const number = (seen.get(seat.trade) ?? 0) + 1
    seen.set(seat.trade, number)
    return { ...seat, id: number === 1 ? seat.trade : `${seat.trade}-${number}` }
  })
}
