export const overview = {
  loading: 'Chargement des chiffres…',
  users: {
    title: 'Utilisateurs',
    fresh_one: '{{count, number}} nouveau ces 30 derniers jours',
    fresh_many: '{{count, number}} de nouveaux ces 30 derniers jours',
    fresh_other: '{{count, number}} nouveaux ces 30 derniers jours',
    link: 'Gérer les utilisateurs',
  },
  performance: {
    title: 'Performance',
    none: 'N/A',
    notMeasured: 'Rien n’a encore été mesuré.',
    change: '{{change}} ce mois',
    explanation:
      'Part des requêtes des 30 derniers jours réussies en moins de {{latency}} ms. Objectif : {{objective}}.',
  },
  soon: {
    title: 'Projets',
    value: 'N/A',
    text: 'Bientôt disponible : les projets analysés et les PODs formés.',
  },
  activity: {
    title: 'Activité',
    period: 'Période',
    days30: '30 jours',
    days90: '90 jours',
    showTable: 'Voir en tableau',
    showCharts: 'Voir en graphiques',
    tableCaption: 'Activité par jour, le plus récent d’abord',
    day: 'Jour',
    series: {
      sign_ups: 'Inscriptions',
      active_people: 'Personnes actives',
      posts: 'Posts',
      contact_messages: 'Messages reçus',
    },
    summary: '{{name}} : {{total}} en tout, jusqu’à {{max}} en un jour ({{day}})',
    summaryDaily: '{{name}} : jusqu’à {{max}} en un jour ({{day}})',
    empty: '{{name}} : aucune activité sur la période',
    total: '{{total}} en tout',
    mean: '{{mean}} par jour',
  },
}
