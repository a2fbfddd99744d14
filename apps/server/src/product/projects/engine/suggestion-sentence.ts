import type { Language } from '@podium/i18n'

/** Sentence by which an accepted suggestion stands in a brief, in the brief's language. */
export const suggestionSentence = (label: string, language: Language): string =>
  language === 'fr' ? `Il faut aussi : ${label}.` : `We also need: ${label}.`
