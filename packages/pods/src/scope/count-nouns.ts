import type { CountUnit } from './count-units.ts'

/** Folded nouns of each unit, singular or plural as they follow a number; words of a phrase joined by a space. */
const NOUNS: Readonly<Record<CountUnit, string>> = {
  pages: 'pages, rubriques, landing pages',
  products: 'produits, products, references, skus, items',
  articles: 'articles, billets, posts, blog posts, chroniques, publications, livres blancs',
  languages: 'langues, languages',
  integrations: 'integrations, connecteurs, connectors, apis, systemes, systems, logiciels',
  people:
    'personnes, people, participants, invites, guests, attendees, stagiaires, apprenants, learners, trainees, eleves, students, etudiants, agents, conseillers, salaries, employees, collaborateurs, managers, teachers, enseignants, professeurs, accountants, comptables, convives, delegates, visiteurs, visitors, benevoles, volunteers',
  words: 'mots, words',
  screens: 'ecrans, screens, vues, views',
  endpoints: 'endpoints, routes',
  episodes: 'episodes, podcasts',
  videos: 'videos, films, clips, reels, tutoriels, tutorials',
  machines:
    'machines, machines virtuelles, virtual machines, vms, serveurs, servers, cartes electroniques, boards, capteurs, sensors, appareils, devices, boitiers, greenhouses, serres',
  sites: 'sites, magasins, boutiques, shops, stores, agences',
  sessions:
    'sessions, seances, ateliers, workshops, journees, demi journees, jours de formation, modules, classes, cours',
  interviews:
    'entretiens, interviews, user tests, tests utilisateurs, usability tests, clients, testeurs, testers, utilisateurs, users',
  documents: 'documents, contrats, contracts, agreements, policies, politiques',
  templates: 'gabarits, templates, modeles de page, page templates',
  levels: 'niveaux, levels, scenarios, mondes, worlds',
  sources: 'sources, sources de donnees, data sources, bases de donnees, databases',
  images: 'images, illustrations, dessins, drawings, visuels, icones, icons, photos, photographs',
  months: 'mois, months',
  weekDays:
    'jours par semaine, jour par semaine, days a week, day a week, days per week, day per week',
}

/** First word of a noun → the nouns that begin with it, longest first. */
export const COUNT_NOUNS: ReadonlyMap<
  string,
  readonly { words: readonly string[]; unit: CountUnit }[]
> = index()

function index() {
  const nouns = new Map<string, { words: readonly string[]; unit: CountUnit }[]>()
  for (const [unit, list] of Object.entries(NOUNS) as [CountUnit, string][])
    for (const noun of list.split(', ')) {
      const words = noun.split(' ')
      const [first = ''] = words
      nouns.set(first, [...(nouns.get(first) ?? []), { words, unit }])
    }
  for (const list of nouns.values()) list.sort((a, b) => b.words.length - a.words.length)
  return nouns
}
