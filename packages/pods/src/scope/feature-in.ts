import type { Slug } from '../units.ts'
import { FEATURES, type Feature, SOFTWARE_FEATURES } from './features.ts'
import type { Template } from './template.ts'
import { TRADES } from './trades.ts'

const SOFTWARE_FIELDS: ReadonlySet<string | undefined> = new Set(['web', 'mobile', 'games'])

/** Work that a wanted skill adds to a kind of project; undefined where it is a skill and no work of its own. */
export function featureIn({ roles }: Template, skill: Slug): Feature | undefined {
  const makesSoftware = roles.some(({ trade }) => SOFTWARE_FIELDS.has(TRADES.get(trade)?.field))
  return makesSoftware || !SOFTWARE_FEATURES.has(skill) ? FEATURES.get(skill) : undefined
}
