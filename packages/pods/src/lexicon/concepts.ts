import type { Slug } from '../units.ts'
import type { Category, Concept, Entry } from './concept.ts'
import { ACCESSIBILITY } from './data/accessibility.ts'
import { AUDIOVISUAL } from './data/audiovisual.ts'
import { BRAND } from './data/brand.ts'
import { BUSINESS } from './data/business.ts'
import { CLOUD } from './data/cloud.ts'
import { COMMERCE } from './data/commerce.ts'
import { CONTENT } from './data/content.ts'
import { DATA } from './data/data.ts'
import { DESIGN } from './data/design.ts'
import { DEVELOPMENT } from './data/development.ts'
import { EVENT } from './data/event.ts'
import { GAME } from './data/game.ts'
import { HARDWARE } from './data/hardware.ts'
import { INTEGRATION } from './data/integration.ts'
import { LANGUAGE } from './data/language.ts'
import { LEGAL } from './data/legal.ts'
import { MANAGEMENT } from './data/management.ts'
import { MARKETING } from './data/marketing.ts'
import { MOBILE } from './data/mobile.ts'
import { PRINT } from './data/print.ts'
import { SECURITY } from './data/security.ts'
import { TRAINING } from './data/training.ts'
import { WEB } from './data/web.ts'
import { readEntry } from './read-entry.ts'

const FIELDS: readonly (readonly [Category, readonly Entry[]])[] = [
  ['accessibility', ACCESSIBILITY],
  ['audiovisual', AUDIOVISUAL],
  ['brand', BRAND],
  ['business', BUSINESS],
  ['cloud', CLOUD],
  ['commerce', COMMERCE],
  ['content', CONTENT],
  ['data', DATA],
  ['design', DESIGN],
  ['development', DEVELOPMENT],
  ['event', EVENT],
  ['game', GAME],
  ['hardware', HARDWARE],
  ['integration', INTEGRATION],
  ['language', LANGUAGE],
  ['legal', LEGAL],
  ['management', MANAGEMENT],
  ['marketing', MARKETING],
  ['mobile', MOBILE],
  ['print', PRINT],
  ['security', SECURITY],
  ['training', TRAINING],
  ['web', WEB],
]

/** Every concept by its slug. */
export const CONCEPTS: ReadonlyMap<Slug, Concept> = new Map(
  FIELDS.flatMap(([category, entries]) =>
    entries.map((entry) => [entry.slug, readEntry(entry, category)]),
  ),
)
