/** Languages of the interface; the first is the default (specification §9). */
export const LANGUAGES = ['fr', 'en'] as const
export type Language = (typeof LANGUAGES)[number]

/** Name of each language in itself. */
export const LANGUAGE_NAMES = { fr: 'Français', en: 'English' } as const satisfies Record<
  Language,
  string
>

/** Locale of each language for dates and amounts: English is written the British way, as the texts are. */
export const LOCALES = { fr: 'fr-FR', en: 'en-GB' } as const satisfies Record<Language, string>

/** Whether a value, of a setting or a stored row, is one of the languages. */
export function isLanguage(code: unknown): code is Language {
  return (LANGUAGES as readonly unknown[]).includes(code)
}
