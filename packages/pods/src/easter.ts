import { dateNumber } from './days.ts'

/**
 * Day number of Easter Sunday in the Gregorian calendar: the Sunday after the first full moon of the computus on or
 * after 21 March (the anonymous algorithm of 1876, as in J. Meeus, Astronomical Algorithms, chapter 8).
 */
export function easterOf(year: number): number {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const yearOfCentury = year % 100
  const moonCorrection = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * golden + century - Math.floor(century / 4) - moonCorrection + 15) % 30
  const toSunday =
    (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - epact - (yearOfCentury % 4)) % 7
  const lateMoon = Math.floor((golden + 11 * epact + 22 * toSunday) / 451)
  const march = epact + toSunday - 7 * lateMoon + 22
  return dateNumber(year, 3, 1) + march - 1
}
