import { phrasesBetween, phrasesOf } from '../../text/phrases.ts'
import type { Brief } from '../brief.ts'

/** Place in a text that says where people work. */
export type WorkMention = { mode: 'remote' | 'onsite' | 'product'; at: number; next: number }

const MODES = phrasesOf<WorkMention['mode'] | 'hybrid'>([
  [
    'remote',
    'remote, remotely, fully remote, 100 % remote, work from home, work from anywhere, from anywhere, télétravail, à distance, distanciel, full remote, travail à distance, tout à distance, remote first, remote work',
  ],
  [
    'onsite',
    'sur site, sur place, on site, onsite, en présentiel, présentiel, in person, in our office, in our offices, at our office, at our offices, dans nos bureaux, dans nos locaux, at our premises, on our premises, in the office, au bureau, jours de présence, jour de présence, présence, our workshop, in house, dans notre atelier, face to face, days in the office',
  ],
  ['hybrid', 'hybrid, hybride, hybrid work'],
  [
    'product',
    'mise à jour à distance, mises à jour à distance, remote update, remote updates, remote control, remote monitoring, remote access, remote sensors, remote server, remote servers, accès à distance, pilotage à distance, pilotable à distance, pilotables à distance, commande à distance, contrôle à distance, prise en main à distance, surveillance à distance, formation à distance, vente à distance, paiement à distance, consultation à distance, small server on site, server on site, in house guy, in house team, in house developer, in house designer, restauration sur place, inscription sur place, paiement sur place, click and collect sur place, présence en ligne, présence web, présence digitale, présence sur, présence sur les réseaux, restaurant sur place, consommer sur place, online presence, remote areas, remote villages, remote area',
  ],
])

/** Places that say where people work, or where the product does (`product`). */
export function workMentions({ words }: Brief): (WorkMention & { isHybrid: boolean })[] {
  return phrasesBetween(MODES, words, [0, words.length]).map(({ value, at, next }) => ({
    mode: value === 'hybrid' ? 'remote' : value,
    isHybrid: value === 'hybrid',
    at,
    next,
  }))
}
