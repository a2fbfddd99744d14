import { expect, test } from 'vitest'
import { wordsOf } from '../../text/words.ts'
import { datesOf } from './dates-of.ts'

/** A Monday. */
const TODAY = '2026-11-23'
const read = (text: string) => {
  const { start, due } = datesOf(wordsOf(text), TODAY)
  return { start: start?.value, due: due?.value }
}
const due = (text: string) => read(text).due
const start = (text: string) => read(text).start

test.each([
  ['Livraison le 3 mai', '2027-05-03'],
  ['Launch on 3 May', '2027-05-03'],
  ['Launch on May 3rd', '2027-05-03'],
  ['Launch on May 3, 2028', '2028-05-03'],
  ['delivery on the 3rd of May', '2027-05-03'],
  ['mise en ligne lundi 7 décembre', '2026-12-07'],
  ['pour le 1er mars', '2027-03-01'],
  ['deadline: 2027-02-14', '2027-02-14'],
  ['livraison le 14/12', '2026-12-14'],
  ['livraison le 04/02/2027', '2027-02-04'],
  ['livraison le 4.2.2027', '2027-02-04'],
  ['due 30 Sept', '2027-09-30'],
])('a day without a year is the next one: %s', (text, day) => {
  expect(due(text)).toBe(day)
})

test.each([
  ['avant le 1er février', '2027-01-31'],
  ['before Easter', '2027-03-27'],
  ["avant l'été", '2027-06-20'],
  ['avant mars', '2027-02-28'],
  ['avant fin janvier', '2027-01-31'],
  ['before Christmas', '2026-12-24'],
  ['before the end of March', '2027-03-31'],
  ['au plus tard le 15 avril', '2027-04-15'],
  ["d'ici le 15 avril", '2027-04-15'],
  ['by 15 April', '2027-04-15'],
  ['by Friday', '2026-11-27'],
])('"before" ends the day before, "by" on the day: %s', (text, day) => {
  expect(due(text)).toBe(day)
})

test.each([
  ['livraison mi-mars', '2027-03-15'],
  ['ready by mid-March', '2027-03-15'],
  ['livré fin mai', '2027-05-31'],
  ['ready at the end of May', '2027-05-31'],
  ['ready in late May', '2027-05-31'],
  ['livré début avril', '2027-04-07'],
  ['en ligne fin 2027', '2027-12-31'],
  ['live by the end of the year', '2026-12-31'],
  ['livré à la fin du mois', '2026-11-30'],
  ['first version by end of Q1', '2027-03-31'],
  ['livraison au T3 2027', '2027-09-30'],
  ['delivery in Q2', '2027-06-30'],
  ['livraison au deuxième trimestre', '2027-06-30'],
  ['delivered in the first half of 2027', '2027-06-30'],
  ['livraison en juin', '2027-06-30'],
  ['prêt la première semaine de juin', '2027-06-07'],
  ['due in the last week of March', '2027-03-31'],
  ['livraison la deuxième quinzaine de mars', '2027-03-31'],
  ['pour la rentrée', '2027-09-05'],
  ['ready for Black Friday', '2026-11-27'],
])('parts of months, quarters and years: %s', (text, day) => {
  expect(due(text)).toBe(day)
})

test.each([
  ['livraison dans six semaines', '2027-01-04'],
  ['livraison sous 10 jours', '2026-12-03'],
  ["d'ici trois mois", '2027-02-23'],
  ['within three months', '2027-02-23'],
  ['in a month and a half', '2027-01-07'],
  ['dans un mois et demi', '2027-01-07'],
  ['ready in two to three weeks', '2026-12-11'],
  ['eight weeks from now', '2027-01-18'],
  ['sous quinzaine', '2026-12-07'],
  ['Budget 60 000 €, en quatre mois', '2027-03-23'],
  ['refaire notre site en six semaines', '2027-01-04'],
  ['jeudi prochain', '2026-11-26'],
  ['next Thursday', '2026-11-26'],
  ['livraison demain', '2026-11-24'],
])('counted from today: %s', (text, day) => {
  expect(due(text)).toBe(day)
})

test.each([
  ['démarrage début janvier', '2027-01-01'],
  ['kick-off mid-January', '2027-01-15'],
  ['à partir du 4 janvier', '2027-01-04'],
  ['à compter du 1er mars', '2027-03-01'],
  ['dès janvier', '2027-01-01'],
  ['starting next week', '2026-11-30'],
  ['start in March', '2027-03-01'],
  ['any time after 1 March', '2027-03-01'],
  ['on commence dans deux semaines', '2026-12-07'],
  ['start ASAP', TODAY],
  ['dès que possible', TODAY],
  ['start tomorrow', '2026-11-24'],
])('a start is no due date: %s', (text, day) => {
  expect(read(text)).toEqual({ start: day, due: undefined })
})

test.each([
  ['kick-off mid-January, go-live on 31 March', '2027-01-15', '2027-03-31'],
  ['entre le 8 et le 26 février', '2027-02-08', '2027-02-26'],
  ['from 1 April to 30 September', '2027-04-01', '2027-09-30'],
  ['du 3 mai au 2 juillet', '2027-05-03', '2027-07-02'],
  ['start in January and deliver by 30 June', '2027-01-01', '2027-06-30'],
])('a start and an end: %s', (text, first, last) => {
  expect([start(text), due(text)]).toEqual([first, last])
})

test.each([
  ['on 9 and 10 April 2027', '2027-04-10'],
  ['la nuit du 20 au 21 mars', '2027-03-21'],
  ['from 3 to 5 June', '2027-06-05'],
])('a few days in a row are one date, not a range: %s', (text, day) => {
  expect(read(text)).toEqual({ start: undefined, due: day })
})

test.each([
  'depuis 2014',
  'since March',
  'in 2019 we moved',
  'livré en mars 2024',
  'Python 3.12 and 24/7 support',
  'we may march on',
  'sept personnes',
  '1/2 journée',
  'le 45 mai',
  'on 31/13/2027',
  'un lundi sur deux',
  'dans 600 ans',
  'une formation en trois jours',
  'nos ventes ont augmenté en six mois',
  'en deux ans notre équipe a doublé',
])('no date to come: %s', (text) => {
  expect(read(text)).toEqual({ start: undefined, due: undefined })
})

test('delivery wins over drafts, spending and other days', () => {
  expect(due('Maquettes le 4 janvier, mise en ligne le 1er mars.')).toBe('2027-03-01')
  expect(due('To be spent by 31 March. Delivery on 1 February.')).toBe('2027-02-01')
  expect(due('Réponses avant le 10 décembre ; livraison fin mai.')).toBe('2027-05-31')
})

test('the place covers the preposition and the date', () => {
  const text = 'Nous voulons ouvrir au plus tard le 15 avril 2027, merci'

  const { span = [0, 0] } = datesOf(wordsOf(text), TODAY).due ?? {}

  expect(text.slice(...span)).toBe('au plus tard le 15 avril 2027')
})

test.each([
  ['avant les congés d’été', '2027-06-20'],
  ['working before Holy Week', '2027-03-20'],
  ['running by the spring equinox', '2027-03-20'],
  ['on kiosks by the May half-term', '2027-06-04'],
  ['à boucler avant la clôture de l’exercice', '2026-12-30'],
  [
    'Premiers effets attendus pour les vacances de printemps. En juillet-août on affiche complet.',
    '2027-04-03',
  ],
  ['Démarrage immédiat, blocages levés pour le 15 janvier', '2027-01-15'],
  ['L’hébergement est payé jusqu’en 2029. Idéalement début avril.', '2027-04-07'],
  ['La responsable arrive en janvier. Certification d’ici un an.', '2027-11-23'],
])('what a season, a holiday or what is expected says of the due day: %s', (text, day) => {
  expect(due(text)).toBe(day)
})

test('taking over is a start', () => {
  expect(start('900 € par mois, prise de relais le 1er janvier')).toBe('2027-01-01')
})

test('a first meeting begins the work, what was done in a month is past, a season that starts is a day to be ready', () => {
  expect(due('Premier rendez-vous semaine du 11 janvier.')).toBe(undefined)
  expect(due('The site was redone in spring. Live by 3 May.')).toBe('2027-05-03')
  expect(due('In use when the harvest starts in August.')).toBe('2027-08-31')
})
