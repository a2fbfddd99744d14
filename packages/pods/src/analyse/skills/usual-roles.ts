import type { Slug } from '../../units.ts'
import type { Archetype } from '../analysis.ts'

/** Trades of which at least one takes part in a project of the kind; the first where the text names none of them. */
export const USUAL_ROLES: Readonly<Record<Archetype, readonly Slug[]>> = {
  ecommerce: ['e-commerce-developer', 'web-developer', 'full-stack-developer'],
  'mobile-app': ['mobile-developer', 'ios-developer', 'android-developer'],
  'brand-identity': ['graphic-designer', 'art-director', 'brand-designer'],
  website: ['web-developer', 'full-stack-developer'],
  saas: ['full-stack-developer', 'back-end-developer'],
  'data-dashboard': ['data-analyst', 'bi-developer'],
  'machine-learning': ['data-scientist', 'machine-learning-engineer'],
  event: ['event-manager'],
  marketing: ['marketing-manager'],
  content: ['copywriter', 'technical-writer', 'videographer', 'sound-engineer', 'web-writer'],
  training: ['trainer'],
  legal: ['lawyer'],
  cloud: ['devops-engineer', 'cloud-engineer', 'cloud-architect'],
  game: ['game-developer'],
  iot: ['embedded-engineer'],
  'ux-audit': ['ux-designer', 'ux-researcher'],
  accessibility: ['accessibility-specialist'],
  integration: ['integration-developer'],
  localisation: ['translator'],
}
