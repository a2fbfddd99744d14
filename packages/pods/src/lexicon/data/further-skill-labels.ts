import type { Labels } from '../../units.ts'

/** Names of skills and of their categories that people use and that are no label of a concept. */
export const FURTHER_SKILL_LABELS: readonly Labels[] = [
  { fr: 'animation de communauté', en: 'community management' },
  { fr: "conception d'API", en: 'API design' },
  { fr: 'développement', en: 'development' },
  { fr: 'observabilité', en: 'observability' },
  { fr: 'paiement en ligne', en: 'online payment' },
  { fr: 'SEO local', en: 'local SEO' },
  { fr: 'sécurité applicative', en: 'application security' },
  { fr: 'tableaux de bord', en: 'dashboards' },
  { fr: 'tests logiciels', en: 'software testing' },
  { fr: 'traduction FR/EN', en: 'FR/EN translation' },
  // Categories.
  { fr: 'affaires', en: 'business' },
  { fr: 'audiovisuel', en: 'audiovisual' },
  { fr: 'communication visuelle', en: 'visual communication' },
  { fr: 'contenu', en: 'content' },
  { fr: 'contenus', en: 'content' },
  { fr: 'données', en: 'data' },
  { fr: 'droit', en: 'law' },
  { fr: 'événementiel', en: 'events' },
  { fr: 'gestion', en: 'management' },
  { fr: 'informatique', en: 'IT' },
  { fr: 'jeux', en: 'games' },
  { fr: 'juridique', en: 'legal' },
  { fr: 'langages', en: 'programming languages' },
  { fr: 'langues', en: 'languages' },
  { fr: 'matériel', en: 'hardware' },
  { fr: 'musique', en: 'music' },
  { fr: 'outils', en: 'tools' },
  { fr: 'sécurité', en: 'security' },
  { fr: 'vente', en: 'sales' },
]

/** Labels of concepts that are words of the other language too, with another meaning. */
export const WORDS_OF_BOTH: ReadonlySet<string> = new Set([
  'affiliation',
  'attribution',
  'exposition',
  'formation',
  'impression',
  'invitations',
  'supervision',
])
