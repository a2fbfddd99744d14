import type { Archetype } from '../analyse/analysis.ts'
import type { Slug } from '../units.ts'

/** Skill that a project of an archetype is about; null where it depends on what is made. */
export const ARCHETYPE_CORES: Readonly<Record<Archetype, Slug | null>> = {
  ecommerce: 'ecommerce',
  'mobile-app': 'mobile-development',
  'brand-identity': 'visual-identity',
  website: 'web-development',
  saas: 'saas-development',
  'data-dashboard': 'data-visualisation',
  'machine-learning': 'machine-learning',
  event: 'event-management',
  marketing: 'marketing-strategy',
  content: null,
  training: 'facilitation',
  legal: null,
  cloud: 'cloud',
  game: 'game-development',
  iot: 'embedded-systems',
  'ux-audit': 'ux-audit',
  accessibility: 'accessibility',
  integration: 'api-integration',
  localisation: 'translation',
}
