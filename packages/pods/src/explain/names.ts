import type { Archetype } from '../analyse/analysis.ts'
import { labelsOf } from '../lexicon/labels-of.ts'
import { TEMPLATES } from '../scope/archetypes/index.ts'
import { FEATURES } from '../scope/features.ts'
import type { Scope } from '../scope/scope.ts'
import type { Labels, Language, Slug } from '../units.ts'

/** Names of what a fact holds by id or slug, in the reader's language. */
export type Names = {
  person: (id: string) => string
  role: (id: string) => string
  task: (id: string) => string
  deliverable: (id: string) => string
  milestone: (id: string) => string
  /** Skill or trade. */
  concept: (slug: Slug) => string
}

/**
 * Names for the facts of one project. A person's is the caller's to give: the engine knows none. Names of free-text
 * skills come from `labels` (those of the analysis), of all others from the lexicon.
 */
export function namesOf(
  scope: Scope,
  {
    language,
    nameOf,
    labels = {},
  }: {
    language: Language
    nameOf: (person: string) => string
    labels?: Readonly<Record<Slug, Labels>>
  },
): Names {
  const template = TEMPLATES[scope.archetype]
  const named = (lists: readonly (readonly { id: string; labels: Labels }[])[]) => {
    const byId = new Map(lists.flat().map((one) => [one.id, one.labels[language]]))
    return (id: string) => byId.get(id) ?? addedName(id, language) ?? concept(id)
  }
  const concept = (slug: Slug) => (labels[slug] ?? labelsOf(slug))[language].replaceAll("'", '’')
  return {
    person: nameOf,
    role: named([scope.roles]),
    task: named([template.tasks, scope.tasks]),
    deliverable: named([template.deliverables, scope.deliverables]),
    milestone: named([scope.milestones]),
    concept,
  }
}

/** Name of work that a wanted skill adds, also where the client has dropped it since. */
const addedName = (id: string, language: Language): string | undefined =>
  FEATURES.get(id.replace(/^add-/, ''))?.labels[language]

export const archetypeName = (archetype: Archetype, language: Language): string =>
  ARCHETYPE_LABELS[archetype][language]

const ARCHETYPE_LABELS: Readonly<Record<Archetype, Labels>> = {
  ecommerce: { fr: 'boutique en ligne', en: 'online shop' },
  'mobile-app': { fr: 'application mobile', en: 'mobile app' },
  'brand-identity': { fr: 'identité de marque', en: 'brand identity' },
  website: { fr: 'site web', en: 'website' },
  saas: { fr: 'service en ligne', en: 'online service' },
  'data-dashboard': { fr: 'tableau de bord', en: 'data dashboard' },
  'machine-learning': { fr: 'apprentissage automatique', en: 'machine learning' },
  event: { fr: 'événement', en: 'event' },
  marketing: { fr: 'marketing', en: 'marketing' },
  content: { fr: 'contenus', en: 'content' },
  training: { fr: 'formation', en: 'training' },
  legal: { fr: 'juridique', en: 'legal' },
  cloud: { fr: 'infrastructure', en: 'infrastructure' },
  game: { fr: 'jeu', en: 'game' },
  iot: { fr: 'objets connectés', en: 'connected devices' },
  'ux-audit': { fr: 'audit d’ergonomie', en: 'UX audit' },
  accessibility: { fr: 'accessibilité', en: 'accessibility' },
  integration: { fr: 'intégration de systèmes', en: 'systems integration' },
  localisation: { fr: 'localisation', en: 'localisation' },
}
