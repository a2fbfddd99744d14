import type { TeamKind } from '../form/team-kind.ts'
import type { Evidence, TieKind } from '../market/market.ts'
import type { CountUnit } from '../scope/count-units.ts'
import type { Labels } from '../units.ts'
import type { Voice } from './voice.ts'

export const TEAM_NAMES: Readonly<Record<TeamKind, Labels>> = {
  excellence: { fr: 'Excellence', en: 'Excellence' },
  economy: { fr: 'Économie', en: 'Economy' },
  speed: { fr: 'Rapidité', en: 'Speed' },
}

export const EVIDENCE: Readonly<Record<Evidence, Labels>> = {
  self: { fr: 'selon son profil', en: 'self-rated' },
  endorsed: { fr: 'confirmé par des pairs', en: 'confirmed by peers' },
  delivered: { fr: 'prouvé par un projet livré', en: 'proven by a delivered project' },
}

/** Labels of what a person shares with another, whose name follows. */
export const TIES: Readonly<Record<TieKind, Labels>> = {
  delivered: { fr: 'Projet déjà livré avec', en: 'A project already delivered with' },
  'mutual-follow': { fr: 'Abonnement réciproque avec', en: 'Mutual follow with' },
  organisation: { fr: 'Même organisation que', en: 'Same organisation as' },
}

/** Singular and plural of each unit of count. */
const UNITS: Readonly<Record<CountUnit, { fr: [string, string]; en: [string, string] }>> = {
  pages: { fr: ['page', 'pages'], en: ['page', 'pages'] },
  products: { fr: ['produit', 'produits'], en: ['product', 'products'] },
  articles: { fr: ['article', 'articles'], en: ['article', 'articles'] },
  languages: { fr: ['langue', 'langues'], en: ['language', 'languages'] },
  integrations: {
    fr: ['système à relier', 'systèmes à relier'],
    en: ['system to connect', 'systems to connect'],
  },
  people: { fr: ['personne', 'personnes'], en: ['person', 'people'] },
  words: { fr: ['mot', 'mots'], en: ['word', 'words'] },
  screens: { fr: ['écran', 'écrans'], en: ['screen', 'screens'] },
  endpoints: { fr: ['point d’accès', 'points d’accès'], en: ['endpoint', 'endpoints'] },
  episodes: { fr: ['épisode', 'épisodes'], en: ['episode', 'episodes'] },
  videos: { fr: ['vidéo', 'vidéos'], en: ['video', 'videos'] },
  machines: { fr: ['machine', 'machines'], en: ['machine', 'machines'] },
  sites: { fr: ['lieu', 'lieux'], en: ['site', 'sites'] },
  sessions: { fr: ['session', 'sessions'], en: ['session', 'sessions'] },
  interviews: {
    fr: ['entretien ou test', 'entretiens ou tests'],
    en: ['interview or test', 'interviews or tests'],
  },
  documents: { fr: ['document', 'documents'], en: ['document', 'documents'] },
  templates: { fr: ['gabarit', 'gabarits'], en: ['template', 'templates'] },
  levels: { fr: ['niveau', 'niveaux'], en: ['level', 'levels'] },
  sources: { fr: ['source de données', 'sources de données'], en: ['data source', 'data sources'] },
  images: { fr: ['image', 'images'], en: ['image', 'images'] },
  months: { fr: ['mois', 'mois'], en: ['month', 'months'] },
  weekDays: {
    fr: ['jour par semaine', 'jours par semaine'],
    en: ['day a week', 'days a week'],
  },
}

export const units = (unit: CountUnit, count: number, { language, count: say }: Voice): string =>
  say(count, ...UNITS[unit][language])

/** Days of the calendar, or of one person's work: "3 jours", "1 day". */
export const days = (count: number, { language, count: say }: Voice): string =>
  language === 'fr' ? say(count, 'jour', 'jours') : say(count, 'day', 'days')

/** Share of 1 in points of a hundred, to a tenth: "6,2 points". */
export const points = (share: number, { count: say }: Voice): string =>
  say(Math.round(share * 1000) / 10, 'point', 'points')
