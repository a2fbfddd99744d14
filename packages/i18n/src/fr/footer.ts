export const footer = {
  tagline: 'Décrivez votre projet. Choisissez parmi trois équipes complètes.',
  work: 'Réalisations',
  projects: 'Projets',
  caseStudies: 'Études de cas',
  testimonials: 'Témoignages',
  company: 'Entreprise',
  about: 'À propos',
  process: 'Notre processus',
  contact: 'Contact',
  social: 'Réseaux sociaux',
  newWindow: '(nouvelle fenêtre)',
  copyright: '© {{year}} Podium. Tous droits réservés.',
}
