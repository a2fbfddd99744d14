import { dateFormat } from '@podium/domain'
import type { Day, Language } from '../units.ts'

/** Ways to say raw values in one language, with its typography. */
export type Voice = {
  language: Language
  number: (value: number) => string
  /** Share of 1 as a percentage, to a tenth of a per cent below ten. */
  percent: (share: number) => string
  money: (amount: number, currency: string) => string
  day: (day: Day) => string
  /** "and" between the last two. */
  list: (items: readonly string[]) => string
  quote: (text: string) => string
  /** Number with its noun: "1 jour", "2,5 jours", "0 jour" (French counts singular below two). */
  count: (value: number, one: string, other: string) => string
  /** The name of a language by its ISO 639-1 code. */
  tongue: (code: string) => string
}

const LOCALES = { fr: 'fr-FR', en: 'en-GB' }
/** Narrow no-break space: before units and inside French quotation marks. */
const NARROW = '\u202f'

const voices = new Map<Language, Voice>()

export function voiceOf(language: Language): Voice {
  const known = voices.get(language)
  if (known !== undefined) return known
  const voice = language === 'fr' ? frenchVoice() : englishVoice()
  voices.set(language, voice)
  return voice
}

function frenchVoice(): Voice {
  const common = commonVoice('fr')
  return {
    ...common,
    number: (value) => narrow(common.number(value)),
    percent: (share) => narrow(common.percent(share)),
    money: (amount, currency) => narrow(common.money(amount, currency)),
    day: (day) => common.day(day).replace(/^1 /, '1er '),
    quote: (text) => `«${NARROW}${text}${NARROW}»`,
    count: (value, one, other) => `${narrow(common.number(value))} ${value < 2 ? one : other}`,
  }
}

function englishVoice(): Voice {
  const common = commonVoice('en')
  return {
    ...common,
    quote: (text) => `“${text}”`,
    count: (value, one, other) => `${common.number(value)} ${value === 1 ? one : other}`,
  }
}

function commonVoice(language: Language): Omit<Voice, 'quote' | 'count'> {
  const locale = LOCALES[language]
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 })
  const coarse = new Intl.NumberFormat(locale, { style: 'percent' })
  const fine = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 })
  const day = dateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  const list = new Intl.ListFormat(locale, { type: 'conjunction' })
  const tongues = new Intl.DisplayNames(locale, { type: 'language' })
  return {
    language,
    number: (value) => number.format(value),
    percent: (share) => (Math.abs(share) < 0.1 ? fine : coarse).format(share),
    money: (amount, currency) =>
      new Intl.NumberFormat(locale, {
        style: 'currency',
        currency,
        maximumFractionDigits: Number.isInteger(amount) ? 0 : 2,
      }).format(amount),
    day: (iso) => day.format(new Date(`${iso}T00:00:00Z`)),
    list: (items) => list.format(items),
    tongue: (code) => tongues.of(code) ?? code,
  }
}

const narrow = (text: string): string => text.replaceAll('\u00a0', NARROW)

/** French "de" before a name: elided before a vowel or a silent h. */
export const de = (name: string): string =>
  /^[aeiouyhàâäéèêëîïôöùûüœæ]/iu.test(name) ? `d’${name}` : `de ${name}`
