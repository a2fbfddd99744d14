/** Professionals as the database has them, in plain data; `marketOf` makes the engine's market of it. */
export type MarketRows = {
  people: readonly MarketRow[]
  /** Pairs who follow each other. */
  mutualFollows: readonly { a: string; b: string }[]
  /** Monday of the present week. */
  firstWeek: string
}

export type MarketRow = {
  id: string
  city: string | null
  hourly_rate: number
  status: 'available' | 'busy'
  /** Names and levels. */
  skills: readonly (readonly [name: string, level: 1 | 2 | 3 | 4 | 5])[]
  languages: readonly string[]
  /** Monday → hours, as the person said. */
  weeks: Readonly<Record<string, number>> | null
  /** Work that the person has accepted. */
  accepted: readonly { start: string; finish: string; days: number }[] | null
  open_invitations: number
  /** Projects that were delivered with them. */
  delivered: number
  last_proposed: string | null
  /** Kind of project → whether they want more or none of it. */
  preferences: Readonly<Record<string, 'more' | 'never'>> | null
}
