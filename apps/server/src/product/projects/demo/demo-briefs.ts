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

/** Comments that the demo's client and professional left about each other. */
export const DEMO_FEEDBACK = {
  ofClient: 'Un travail soigné, livré à l’heure. Nos clients trouvent tout du premier coup.',
  ofMember: 'Une demande claire et des réponses rapides : un plaisir.',
}
