/** Newsletter subscriptions in the admin area. */
export const newsletterSubscriptions = {
  search: 'Rechercher une adresse',
  searchPlaceholder: 'Adresse e-mail',
  clearSearch: 'Effacer la recherche',
  language: 'Langue',
  allLanguages: 'Toutes les langues',
  loadFailed: 'La liste n’a pas pu être chargée.',
  total_one: '{{count, number}} abonné confirmé',
  total_many: '{{count, number}} d’abonnés confirmés',
  total_other: '{{count, number}} abonnés confirmés',
  table: 'Abonnés',
  email: 'E-mail',
  since: 'Abonné depuis',
  empty: 'Personne n’est encore abonné.',
  noneFound: 'Aucun abonné ne correspond.',
  showAll: 'Afficher tous les abonnés',
}
