import i18next from 'i18next'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  changeInPercent,
  dayOfMonth,
  listOf,
  money,
  number,
  percent,
  percentOf100,
  relativeTime,
  shortDate,
  typedNumber,
} from './format.ts'

const texts = { translation: { any: 'text' } } // a language without texts is none
await i18next.init({ lng: 'fr', resources: { fr: texts, en: texts } })

const NOW = new Date('2026-11-22T12:00:00Z')
const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** Spaces of every width as plain ones: which one it is belongs to the platform's data. */
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')

describe('in French', () => {
  beforeEach(async () => void (await i18next.changeLanguage('fr')))

  test.each([
    [59 * SECOND, 'maintenant'],
    [MINUTE, 'il y a 1 minute'],
    [59.9 * MINUTE, 'il y a 59 minutes'],
    [HOUR, 'il y a 1 heure'],
    [23.9 * HOUR, 'il y a 23 heures'],
    [DAY, 'hier'],
    [3 * DAY, 'il y a 3 jours'],
    [7 * DAY, '15 nov. 2026'],
  ])('%i ms ago is "%s"', (ago, text) => {
    expect(plain(relativeTime(new Date(NOW.getTime() - ago), NOW))).toBe(text)
  })

  test('a clock that runs ahead shows no future', () => {
    expect(relativeTime(new Date(NOW.getTime() + HOUR), NOW)).toBe('maintenant')
  })

  test('numbers, money and shares are written as in French', () => {
    expect(
      [
        money(82.5),
        money(80),
        typedNumber(1082.5),
        percent(0.25),
        percentOf100(99.72),
        changeInPercent(3),
        changeInPercent(0),
        changeInPercent(-1.25),
        number(1234.56),
      ].map(plain),
    ).toEqual(['82,50 €', '80 €', '1082,5', '25 %', '99,7 %', '+3 %', '0 %', '-1,3 %', '1 234,6'])
  })

  test('words are listed, and a day needs no time zone', () => {
    expect(listOf(['prénom', 'nom', 'métier'])).toBe('prénom, nom et métier')
    expect(dayOfMonth('2026-11-01')).toBe('1er\u00a0nov.')
  })
})

describe('in English', () => {
  beforeEach(async () => void (await i18next.changeLanguage('en')))

  test('the same values are written as in English', () => {
    expect(
      [
        relativeTime(new Date(NOW.getTime() - DAY), NOW),
        money(82.5),
        typedNumber(1082.5),
        percentOf100(99.72),
        shortDate(NOW),
        listOf(['a', 'b']),
      ].map(plain),
    ).toEqual(['yesterday', '€82.50', '1082.5', '99.7%', '22 Nov 2026', 'a and b'])
  })
})
