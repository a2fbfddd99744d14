import { describe, expect, test } from 'vitest'
import { en } from './en/index.ts'
import { fr } from './fr/index.ts'
import { mailTexts } from './mails/index.ts'

const LANGUAGES = { fr: { ...fr, mails: mailTexts.fr }, en: { ...en, mails: mailTexts.en } }
const PLURAL = /_(zero|one|two|few|many|other)$/

type Texts = { readonly [key: string]: string | Texts }

/** Texts with their keys: `authPage.login.title` → "Connexion". */
function flatten(texts: Texts, prefix = ''): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : flatten(value, `${prefix}${key}.`),
  )
}
const placeholders = (text: string) =>
  [...new Set([...text.matchAll(/{{\s*(\w+)/g)].map(([, name]) => name))].sort()
const keyOf = (address: string) => address.replace(PLURAL, '')

describe.each(Object.entries(LANGUAGES))('in the catalogue %s', (language, catalogue) => {
  const texts = flatten(catalogue)

  test('no text is empty or padded', () => {
    expect(texts.filter(([, text]) => text === '' || text !== text.trim())).toEqual([])
  })

  test('every counted text has all plural forms of the language', () => {
    const counted = new Set(
      texts
        .map(([key]) => key)
        .filter((key) => PLURAL.test(key))
        .map(keyOf),
    )
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories
    const wanted = [...counted].flatMap((key) => forms.map((form) => `${key}_${form}`)).sort()
    const found = texts
      .map(([key]) => key)
      .filter((key) => PLURAL.test(key))
      .sort()

    expect(found).toEqual(wanted)
  })
})

test('both languages have the same texts with the same placeholders', () => {
  const shape = (texts: Texts) =>
    Object.fromEntries(flatten(texts).map(([key, text]) => [keyOf(key), placeholders(text)]))

  expect(shape(LANGUAGES.en)).toEqual(shape(LANGUAGES.fr))
})

/** Marks of a typewriter: straight apostrophes and quotes, three dots for an ellipsis, doubled spaces. */
const TYPEWRITTEN = /['"`]|\.{2}| {2}/
/** Double punctuation and inner sides of quotes without their narrow no-break space. */
const UNSPACED_IN_FRENCH = /[^\u202f][!?;»]|«[^\u202f]|[^\u202f]:(?!\/)|[“”]/
/** Space before double punctuation, and French quotes. */
const SPACED_IN_ENGLISH = /\s[:;!?]|[«»\u202f]/

test.each([
  { language: 'fr', catalogue: LANGUAGES.fr, misplaced: UNSPACED_IN_FRENCH },
  { language: 'en', catalogue: LANGUAGES.en, misplaced: SPACED_IN_ENGLISH },
])('every text of $language has the typography of its language', ({ catalogue, misplaced }) => {
  const wrong = flatten(catalogue).filter(
    ([, text]) => TYPEWRITTEN.test(text) || misplaced.test(text),
  )

  expect(wrong).toEqual([])
})
