export const about = {
  /** Claims about Podium (specification §1). */
  claims: {
    title: 'Podium en chiffres',
    projects: 'projets réalisés',
    projectsFigure: 'Plus de 500',
    teams: 'équipes présélectionnées pour chaque projet',
    steps: 'étapes, de votre idée à la livraison',
  },
  /** Buttons at the end of public pages. */
  closing: {
    register: 'Créer un compte',
    dashboard: 'Aller au tableau de bord',
    signedIn: 'Tout commence dans votre tableau de bord. Une question\u202f? Écrivez-nous.',
    contact: 'Nous contacter',
  },
}
