import type { Category, Entry } from '../concept.ts'
import { ACCESSIBILITY } from './accessibility.ts'
import { AUDIOVISUAL } from './audiovisual.ts'
import { BRAND } from './brand.ts'
import { BUSINESS } from './business.ts'
import { CLOUD } from './cloud.ts'
import { COMMERCE } from './commerce.ts'
import { CONTENT } from './content.ts'
import { DATA } from './data.ts'
import { DESIGN } from './design.ts'
import { DEVELOPMENT } from './development.ts'
import { EVENT } from './event.ts'
import { GAME } from './game.ts'
import { HARDWARE } from './hardware.ts'
import { INTEGRATION } from './integration.ts'
import { LANGUAGE } from './language.ts'
import { LEGAL } from './legal.ts'
import { MANAGEMENT } from './management.ts'
import { MARKETING } from './marketing.ts'
import { MOBILE } from './mobile.ts'
import { PRINT } from './print.ts'
import { SECURITY } from './security.ts'
import { TRAINING } from './training.ts'
import { WEB } from './web.ts'

/** Entries of every field of work. */
export const FIELDS: readonly (readonly [Category, readonly Entry[]])[] = [
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
