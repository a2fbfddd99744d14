export const about = {
  /** Claims about Podium (specification §1). */
  claims: {
    projects: 'projets réalisés',
    projectsFigure: 'Plus de 500',
  },
  /** One made-up project beside the number of those completed. */
  example: {
    title: 'Un exemple, du brief à la livraison',
    brief: {
      when: 'Jour 1',
      what: 'Le brief : la réservation en ligne pour douze salles de sport.',
    },
    choice: { when: 'Jour 2', what: 'Trois équipes comparées, une choisie : cinq experts.' },
    milestone: { when: 'Semaine 3', what: 'Première version essayée, un jalon accepté.' },
    delivery: { when: 'Semaine 8', what: 'Livraison, et un retour dans les deux sens.' },
  },
  /** Buttons at the end of public pages. */
  closing: {
    register: 'Créer un compte',
    dashboard: 'Aller au tableau de bord',
    signedIn: 'Tout commence dans votre tableau de bord. Une question\u202f? Écrivez-nous.',
    contact: 'Nous contacter',
  },
}
