/** Briefs of the demo's client, who has three bakeries. */
export const DEMO_BRIEFS = {
  shop: 'Une boutique en ligne pour nos trois boulangeries : commande la veille, retrait en magasin, paiement par carte. Budget 30 000 €, à livrer dans cinq mois. Pas de livraison à domicile.',
  site: 'Un site vitrine pour notre quatrième boulangerie, avec un design chaleureux et accessible, en français. Budget 20 000 €, à livrer dans six mois.',
  order:
    'Un site vitrine pour notre service traiteur, avec un design sobre et élégant, en français. Budget 18 000 €, à livrer dans cinq mois.',
  mill: 'Un site vitrine pour le moulin qui moud notre farine, avec un design chaleureux, en français. Budget 18 000 €, à livrer dans cinq mois.',
  app: 'Une application mobile pour vendre nos invendus en fin de journée, sur iOS et Android. Budget 45 000 €, à livrer dans sept mois.',
}

/** Reason that somebody in the demo gives for declining. */
export const DEMO_REFUSAL =
  'Merci, mais je pars trois semaines en février. Une autre fois, volontiers.'

/**
 * Messages of client, designer and another member of the demo's team in their room, the oldest first, each with its time of
 * day in Paris; `{designer}` is the designer's name. The last one of the client is recorded as a decision.
 */
export const DEMO_MESSAGES = [
  {
    by: 'client',
    at: '09:12',
    text: 'Bonjour à toutes et tous, et merci d’avoir accepté. Les photos de nos buffets sont prêtes\u202f: dites-moi comment vous les envoyer.',
  },
  {
    by: 'designer',
    at: '10:47',
    text: 'Bonjour\u202f! Un lien de partage suffit. Je commence par deux pistes pour la page d’accueil, une claire et une plus sombre.',
  },
  {
    by: 'other',
    at: '14:05',
    text: 'Bonjour à tous. Une question avant de commencer\u202f: vos clients ont-ils besoin d’un formulaire de devis, ou votre numéro de téléphone suffit-il\u202f?',
  },
  {
    by: 'client',
    at: '11:30',
    text: 'La plupart nous appellent\u202f: le numéro en haut de chaque page suffira. Pas de formulaire pour l’instant.',
  },
  {
    by: 'client',
    at: '16:40',
    text: '@{designer} La piste claire nous ressemble davantage. On part là-dessus.',
  },
] as const
export const DEMO_DECISION = 'Page d’accueil\u202f: la piste claire.'

/** Comments that the demo's client and professional left about each other. */
export const DEMO_FEEDBACK = {
  ofClient: 'Un travail soigné, livré à l’heure. Nos clients trouvent tout du premier coup.',
  ofMember: 'Une demande claire et des réponses rapides : un plaisir.',
}
