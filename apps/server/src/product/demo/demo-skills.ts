/** Category by skill. */
export const DEMO_SKILLS = {
  Figma: 'Design',
  'Design system': 'Design',
  Accessibilité: 'Design',
  'Recherche utilisateur': 'Design',
  Rédaction: 'Contenu',
  'Traduction FR/EN': 'Contenu',
  TypeScript: 'Développement',
  React: 'Développement',
  'React Native': 'Développement',
  'Node.js': 'Développement',
  Python: 'Données',
  PostgreSQL: 'Données',
  'Machine learning': 'Données',
  'Data visualisation': 'Données',
  Kubernetes: 'Infrastructure',
  Terraform: 'Infrastructure',
  Observabilité: 'Infrastructure',
  'Sécurité applicative': 'Infrastructure',
  'Gestion de projet': 'Organisation',
  Facilitation: 'Organisation',
  'Animation de communauté': 'Organisation',
} as const

export type SkillName = keyof typeof DEMO_SKILLS
