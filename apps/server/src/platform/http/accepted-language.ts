import { LANGUAGES, type Language } from '@podium/i18n'

/** The first of ours in an `Accept-Language` header, by quality and then by order. */
export function acceptedLanguage(header: string): Language | undefined {
  return header
    .split(',')
    .map((entry) => {
      const [tag = '', ...parameters] = entry.trim().toLowerCase().split(';')
      const quality = parameters.find((parameter) => parameter.trim().startsWith('q='))
      return { primary: tag.split('-')[0], quality: Number(quality?.trim().slice(2) ?? 1) }
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ primary }) => LANGUAGES.find((language) => language === primary))
    .find((language) => language !== undefined)
}
