import { phraseAt, phrasesBetween, phrasesOf } from '../../text/phrases.ts'
import type { Word } from '../../text/words.ts'
import type { Span } from '../analysis.ts'
import type { Brief } from '../brief.ts'
import { monthAt } from '../dates/month-at.ts'
import { languageNameAt } from './language-names.ts'
import { workMentions } from './work-mentions.ts'

export type PlaceReading = {
  value: string
  span: Span
  confidence: number
  /** People have to be right there, not somewhere near. */
  isThere: boolean
}

/** Words that lead to the name of a place. */
const LEADS = phrasesOf<boolean>([
  [true, 'à, a, in, at, bureaux de, locaux de, bureaux d, locaux d, siège de, à notre siège de'],
  [
    false,
    `
    near, near to, près de, près d, aux environs de, autour de, around, de, d, from, outside, proche de, to,
    proximité de, region of, région de, au, en, an hour of, an hour from, minutes of, minutes from, miles of,
    km de, kilomètres de, secteur de, bassin de, agglomération de, métropole de, campus de, site de, mairie de,
    ville de, commune de, usine de, entrepôt de, atelier de, centre de, hôpital de, théâtre de, city of,
    town of, outside of, just outside, alentours de`,
  ],
])
/** Phrases that ask people to be there: work on the spot, a gathering, an office. */
const PRESENCE = phrasesOf([
  [
    true,
    `
    bureaux, locaux, office, offices, atelier, ateliers, workshop, workshops, réunion, réunions, meeting,
    meetings, séminaire, seminar, congrès, conference, conférence, congress, festival, salon, party, event,
    événement, venue, lieu, tournage, shooting, shoot, sessions, session, journées, rendez vous, premises,
    salle, gala, fair, foire, exposition, exhibition, hackathon, mariage, wedding, dîner, dinner, soirée,
    interviews, fête, cérémonie, ceremony, summit, retreat, offsite, training days, formation en, forum,
    concert, assemblée générale, mission, mission de, our building, nos murs, rehearsals, répétitions, fitting,
    fitted, installation, install, installed, poser, pose, switchover, an hour, une heure, come to, venir,
    viendrez, be at, be in, visit us, visite, visites, visits, inauguration, aura lieu, auront lieu, se tient,
    se tiendra, takes place, take place, held, hosted, on the spot, stand, kick off in, workshop in, groupes,
    groups, days of training, stage, training, formation, formations, recordings, recording, répétition,
    enregistrement, film, tourner, filming, studio, jours par semaine, jour par semaine, days a week,
    day a week, jours par mois, days a month, once a week, une fois par semaine, à demeure, basé, based, basée,
    sur les lieux, ball, bal, banquet, reception, colloque, convention, kermesse, tournoi, tournament,
    vernissage, opening night, launch event, vienne, viennent, présent, présente, présents, journée, bring,
    hold, ont lieu, a lieu, se déroule, se déroulera, se déroulent, on y va, meet, meet in, spectacle, marathon,
    régate, regatta, days at, jours à, demi journées, half days, évaluations, in front of, au musée, jury`,
  ],
])
/** Words with a capital that name no place. */
const NO_PLACES = new Set(
  'google internet instagram linkedin facebook youtube meta teams zoom slack figma excel word powerpoint python java react unity europe france '
    .trim()
    .split(' '),
)
const MOST_WORDS = 4
const REACH = 14
const REACH_BEFORE = 8

/**
 * Place where people must work or the event is held: a name behind a preposition, near a phrase that asks them to
 * be there.
 */
export function placeOf(brief: Brief): PlaceReading | undefined {
  const { words, standings } = brief
  const anchors = [
    ...workMentions(brief).filter(({ mode }) => mode === 'onsite'),
    ...phrasesBetween(PRESENCE, words, [0, words.length]),
  ].filter(({ at }) => standings.at(at) !== 'refused' && standings.at(at) !== 'ignored')
  let best: (PlaceReading & { distance: number }) | undefined
  for (const { at, next } of anchors.slice(0, 50)) {
    const sentence = words[at]?.sentence
    const from = Math.max(0, at - REACH_BEFORE)
    for (let place = from; place < Math.min(words.length, next + REACH); place += 1) {
      if (words[place]?.sentence !== sentence) continue
      const name = nameAt(words, place)
      if (name === undefined) continue
      const distance = place < at ? (at - place) * 2 : place - next
      if (distance < (best?.distance ?? REACH + 1))
        best = {
          value: name.value,
          span: name.span,
          confidence: 0.8,
          isThere: name.isThere,
          distance,
        }
      break
    }
  }
  if (best === undefined) return undefined
  const { value, span, confidence, isThere } = best
  return { value, span, confidence, isThere }
}

/** "à Clermont-Ferrand", "our Manchester office": a name with capitals that begins at a word. */
function nameAt(words: readonly Word[], at: number) {
  const before = leadEndsAt(words, at)
  const isOffice = OFFICES.has(words[at + 1]?.folded ?? '') && OURS.has(words[at - 1]?.folded ?? '')
  if (before === undefined && !isOffice) return undefined
  let next = at
  while (next < at + MOST_WORDS && isNamePart(words, next, at)) next += 1
  const [first, last] = [words[at], words[next - 1]]
  if (first === undefined || last === undefined || next === at) return undefined
  const value = words
    .slice(at, next)
    .map(({ gap, raw }, index) => (index === 0 ? raw : gap + raw))
    .join('')
  return { value, span: [first.start, last.end] as const, isThere: isOffice || before === true }
}

const OFFICES = new Set(['office', 'offices', 'premises', 'headquarters', 'workshop', 'studio'])
const OURS = new Set(['our', 'the', 'notre', 'nos'])
const PARTICLES = new Set('sur en les la le de du sous saint upon on'.split(' '))

function leadEndsAt(words: readonly Word[], at: number): boolean | undefined {
  for (let from = Math.max(0, at - 4); from < at; from += 1) {
    const lead = phraseAt(LEADS, words, from)
    if (lead?.next === at) return lead.value
  }
  return undefined
}

function isNamePart(words: readonly Word[], at: number, first: number): boolean {
  const word = words[at]
  if (word === undefined) return false
  const isJoined = at > first && /^[-‐’']$/.test(word.gap)
  if (at > first && !isJoined && word.gap !== ' ') return false
  if (isJoined && PARTICLES.has(word.folded)) return true
  if (!/^\p{Lu}\p{Ll}/u.test(word.raw) || NO_PLACES.has(word.folded)) return false
  return monthAt(words, at) === undefined && languageNameAt(words, at) === undefined
}
