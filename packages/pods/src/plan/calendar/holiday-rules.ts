import type { Region } from './regions.ts'

/**
 * Rule that gives one public holiday a year. Months from 1, weekdays in ISO (1 Monday to 7 Sunday), `offset` in days
 * from Easter Sunday, `nth` -1 is the month's last.
 */
export type HolidayRule = { since?: number; until?: number } & (
  | { kind: 'fixed'; month: number; day: number; moved?: Moved }
  | { kind: 'easter'; offset: number }
  /** The nth weekday of a month, and so many days later. */
  | { kind: 'nth'; month: number; weekday: number; nth: number; plus?: number }
  /** The last such weekday before a date. */
  | { kind: 'before'; month: number; day: number; weekday: number }
)

/**
 * Day off in place of one that falls on a weekend. `sunday`: a Sunday's is the Monday after. `weekend`: the first
 * weekday after that is no holiday itself.
 */
type Moved = 'sunday' | 'weekend'

const fixed = (month: number, day: number, moved?: Moved): HolidayRule =>
  moved === undefined ? { kind: 'fixed', month, day } : { kind: 'fixed', month, day, moved }
const easter = (offset: number): HolidayRule => ({ kind: 'easter', offset })
const nth = (nth: number, weekday: number, month: number, plus = 0): HolidayRule => ({
  kind: 'nth',
  month,
  weekday,
  nth,
  plus,
})

const NEW_YEAR = fixed(1, 1)
const GOOD_FRIDAY = easter(-2)
const EASTER_MONDAY = easter(1)
const ASCENSION = easter(39)
const WHIT_MONDAY = easter(50)
const LABOUR_DAY = fixed(5, 1)
const ASSUMPTION = fixed(8, 15)
const ALL_SAINTS = fixed(11, 1)
const ARMISTICE = fixed(11, 11)
const CHRISTMAS = fixed(12, 25)
const ST_STEPHEN = fixed(12, 26)

/** Code du travail, L3133-1. */
const FRANCE = [
  NEW_YEAR,
  EASTER_MONDAY,
  LABOUR_DAY,
  fixed(5, 8),
  ASCENSION,
  WHIT_MONDAY,
  fixed(7, 14),
  ASSUMPTION,
  ALL_SAINTS,
  ARMISTICE,
  CHRISTMAS,
]

/** Loi sur le travail, article 20a: only 1 August is federal; the three others are kept in every canton. */
const SWITZERLAND = [NEW_YEAR, ASCENSION, fixed(8, 1), CHRISTMAS]

/** Public holidays by region. A further place is a further line here and in `REGIONS`. */
export const HOLIDAY_RULES: Readonly<Record<Region, readonly HolidayRule[]>> = {
  FR: FRANCE,
  /** Code du travail, L3134-13. */
  'FR-ALSACE-MOSELLE': [...FRANCE, GOOD_FRIDAY, ST_STEPHEN],
  /** Royal decree of 18 April 1974. */
  BE: [
    NEW_YEAR,
    EASTER_MONDAY,
    LABOUR_DAY,
    ASCENSION,
    WHIT_MONDAY,
    fixed(7, 21),
    ASSUMPTION,
    ALL_SAINTS,
    ARMISTICE,
    CHRISTMAS,
  ],
  /** Code du travail luxembourgeois, L232-2; Europe Day since 2019. */
  LU: [
    NEW_YEAR,
    EASTER_MONDAY,
    LABOUR_DAY,
    { ...fixed(5, 9), since: 2019 },
    ASCENSION,
    WHIT_MONDAY,
    fixed(6, 23),
    ASSUMPTION,
    ALL_SAINTS,
    CHRISTMAS,
    ST_STEPHEN,
  ],
  CH: SWITZERLAND,
  /** Jeûne genevois: the Thursday after the first Sunday of September. */
  'CH-GE': [
    ...SWITZERLAND,
    GOOD_FRIDAY,
    EASTER_MONDAY,
    WHIT_MONDAY,
    nth(1, 7, 9, 4),
    fixed(12, 31),
  ],
  /** Lundi du Jeûne: the day after the third Sunday of September. */
  'CH-VD': [...SWITZERLAND, fixed(1, 2), GOOD_FRIDAY, EASTER_MONDAY, WHIT_MONDAY, nth(3, 7, 9, 1)],
  /** Loi sur les normes du travail, article 60, and Loi sur la fête nationale. */
  'CA-QC': [
    NEW_YEAR,
    GOOD_FRIDAY,
    { kind: 'before', month: 5, day: 25, weekday: 1 },
    fixed(6, 24, 'sunday'),
    fixed(7, 1, 'sunday'),
    nth(1, 1, 9),
    nth(2, 1, 10),
    CHRISTMAS,
  ],
  /** England and Wales: Banking and Financial Dealings Act 1971, with its substitute days. */
  'GB-ENG': [
    fixed(1, 1, 'weekend'),
    GOOD_FRIDAY,
    EASTER_MONDAY,
    nth(1, 1, 5),
    nth(-1, 1, 5),
    nth(-1, 1, 8),
    fixed(12, 25, 'weekend'),
    fixed(12, 26, 'weekend'),
  ],
}
