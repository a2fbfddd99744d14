import type { Archetype } from '../analyse/analysis.ts'
import type { Slug } from '../units.ts'

/**
 * Skills that a project of an archetype needs whatever its brief says, what it is about first; none where that depends
 * on what is made.
 */
export const ARCHETYPE_CORES: Readonly<Record<Archetype, readonly Slug[]>> = {
  ecommerce: ['ecommerce', 'payment-integration'],
  'mobile-app': ['mobile-development'],
  'brand-identity': ['visual-identity', 'logo', 'brand-guidelines'],
  website: ['web-development'],
  saas: ['saas-development'],
  'data-dashboard': ['data-visualisation', 'etl'],
  'machine-learning': ['machine-learning'],
  event: ['event-management', 'catering'],
  marketing: ['marketing-strategy'],
  content: [],
  training: ['facilitation', 'instructional-design'],
  legal: [],
  cloud: ['cloud'],
  game: ['game-development', 'game-design'],
  iot: ['embedded-systems', 'sensors'],
  'ux-audit': ['ux-audit', 'user-testing'],
  accessibility: ['accessibility'],
  integration: ['api-integration'],
  localisation: ['translation'],
}
