import type { Archetype } from '../analyse/analysis.ts'
import type { Slug } from '../units.ts'

/** What every project of an archetype needs: the skill it is about and the trades that lead it. */
export const ARCHETYPE_CORES: Readonly<Record<Archetype, { skill: Slug | null; trade: Slug }>> = {
  ecommerce: { skill: 'ecommerce', trade: 'e-commerce-developer' },
  'mobile-app': { skill: 'mobile-development', trade: 'mobile-developer' },
  'brand-identity': { skill: 'visual-identity', trade: 'graphic-designer' },
  website: { skill: 'web-development', trade: 'web-developer' },
  saas: { skill: 'saas-development', trade: 'full-stack-developer' },
  'data-dashboard': { skill: 'data-visualisation', trade: 'data-analyst' },
  'machine-learning': { skill: 'machine-learning', trade: 'data-scientist' },
  event: { skill: 'event-management', trade: 'event-manager' },
  marketing: { skill: 'marketing-strategy', trade: 'marketing-manager' },
  content: { skill: null, trade: 'copywriter' },
  training: { skill: 'facilitation', trade: 'trainer' },
  legal: { skill: null, trade: 'lawyer' },
  cloud: { skill: 'cloud', trade: 'devops-engineer' },
  game: { skill: 'game-development', trade: 'game-developer' },
  iot: { skill: 'embedded-systems', trade: 'embedded-engineer' },
  'ux-audit': { skill: 'ux-auditing', trade: 'ux-designer' },
  accessibility: { skill: 'accessibility', trade: 'accessibility-specialist' },
  integration: { skill: 'api-integration', trade: 'integration-developer' },
  localisation: { skill: 'translation', trade: 'translator' },
}
