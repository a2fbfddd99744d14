import type { BriefGap, TurnForm } from '@podium/domain'
import type { Language } from '@podium/i18n'

/**
 * Words before an answer in the text of a brief, in the brief's language: alone, "8 000 €" could be the price of
 * anything.
 */
const SUBJECTS: Record<Language, Record<BriefGap, string>> = {
  fr: {
    scope: 'Le projet : ',
    budget: 'Budget : ',
    due: 'Livraison : ',
    audience: 'Public : ',
    languages: 'Langues : ',
    content: 'Contenus : ',
  },
  en: {
    scope: 'The project: ',
    budget: 'Budget: ',
    due: 'Delivery: ',
    audience: 'Audience: ',
    languages: 'Languages: ',
    content: 'Content: ',
  },
}

/** Text of a brief with a paragraph more for what was said, and for each answer. */
export const textWith = (
  text: string,
  { text: said, answers = [] }: TurnForm,
  language: Language,
): string =>
  [
    text,
    ...(said === undefined ? [] : [said]),
    ...answers.map((answer) => `${SUBJECTS[language][answer.about]}${answer.text}`),
  ].join('\n\n')
