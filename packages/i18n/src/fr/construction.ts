export const construction = {
  description: 'Page en construction',
  back: 'Retour à l’accueil',
  /** Links offered until each page exists. */
  quote: 'Demander un devis',
  process: 'Découvrir notre processus',
  pages: {
    pricing: {
      title: 'Tarifs',
      text: 'Un prix juste s’explique en une page. Nous l’écrivons ; d’ici là, demandez-nous un devis.',
    },
    projects: {
      title: 'Projets',
      text: 'Plus de 500 projets sont nés de nos équipes. Nous choisissons ceux que nous vous montrerons d’abord.',
    },
    caseStudies: {
      title: 'Études de cas',
      text: 'Le problème, l’équipe, les choix, le résultat : nous racontons quelques projets de bout en bout.',
    },
    testimonials: {
      title: 'Témoignages',
      text: 'Nos clients et nos experts ont la parole. Nous recueillons leurs mots, sans les arranger.',
    },
  },
}
