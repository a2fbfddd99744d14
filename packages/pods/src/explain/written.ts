import type { Language } from '../units.ts'

/** A sentence as it is written: with a capital, in French with narrow no-break spaces before the signs that stand apart. */
export function written(sentence: string, language: Language): string {
  const capital = sentence.replace(/^\p{Ll}[\p{Ll}’-]*(?![\p{L}\p{N}])/u, capitalised)
  return language === 'fr' ? capital.replaceAll(/ (?=[:;?!%])/g, '\u202f') : capital
}

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
