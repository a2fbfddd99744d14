/** Languages of the interface; the first is the default (specification §9). */
export const LANGUAGES = ['fr', 'en'] as const
export type Language = (typeof LANGUAGES)[number]

/** Name of each language in itself. */
export const LANGUAGE_NAMES = { fr: 'Français', en: 'English' } as const satisfies Record<
  Language,
  string
>

export function isLanguage(code: string): code is Language {
  return (LANGUAGES as readonly string[]).includes(code)
}
