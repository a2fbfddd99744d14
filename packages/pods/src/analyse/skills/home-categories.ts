import type { Category, Concept } from '../../lexicon/concept.ts'
import type { Slug } from '../../units.ts'
import type { Archetype } from '../analysis.ts'

/** Fields of work that any project may need. */
const EVERYWHERE: readonly Category[] = ['accessibility', 'management', 'security', 'training']
const SOFTWARE: readonly Category[] = [
  'development',
  'design',
  'cloud',
  'data',
  'integration',
  'web',
]
const PICTURES: readonly Category[] = ['audiovisual', 'brand', 'design', 'print', 'content']

/** Fields of work that a kind of project is made of; a lone word of another field is rather its subject. */
const OF: Readonly<Record<Archetype, readonly Category[]>> = {
  ecommerce: [...SOFTWARE, 'commerce', 'mobile', 'audiovisual'],
  'mobile-app': [...SOFTWARE, 'mobile'],
  'brand-identity': PICTURES,
  website: [...SOFTWARE, 'commerce', 'marketing', 'mobile', 'content'],
  saas: [...SOFTWARE, 'mobile'],
  'data-dashboard': ['data', 'cloud', 'integration', 'development'],
  'machine-learning': ['data', 'cloud', 'development', 'integration'],
  event: ['event', 'audiovisual', 'print', 'language'],
  marketing: ['marketing', 'content', 'audiovisual', 'brand', 'print'],
  content: [...PICTURES, 'language', 'marketing', 'development'],
  training: ['training', 'data', 'development', 'cloud', 'language', 'audiovisual'],
  legal: ['legal'],
  cloud: ['cloud', 'development', 'data', 'integration'],
  game: ['game', 'development', 'audiovisual', 'content', 'design', 'mobile', 'brand'],
  iot: ['hardware', 'development', 'data', 'cloud', 'integration', 'mobile'],
  'ux-audit': ['design', 'web', 'data', 'marketing'],
  accessibility: ['accessibility', 'web', 'development', 'design'],
  integration: ['integration', 'data', 'development', 'commerce', 'cloud'],
  localisation: ['language', 'print', 'content', 'web', 'brand'],
}

/** Duties that come with any project. */
const DUTIES: ReadonlySet<Slug> = new Set(['gdpr', 'data-protection'])

/** True where a concept is at home in a kind of project. */
export const isAtHome = ({ slug, category, speaksFor }: Concept, archetype: Archetype): boolean =>
  DUTIES.has(slug) ||
  EVERYWHERE.includes(category) ||
  OF[archetype].includes(category) ||
  (speaksFor[archetype] ?? 0) > 0
