export const construction = {
  description: 'Page en construction',
  text: 'Nous y travaillons. En attendant, l’accueil vous dit tout de Podium.',
  back: 'Retour à l’accueil',
  titles: {
    pricing: 'Tarifs',
    projects: 'Projets',
    caseStudies: 'Études de cas',
    testimonials: 'Témoignages',
  },
}
