import { LANGUAGES, type Language } from '@podium/i18n'
import type { Context } from 'hono'
import type { HttpEnv } from '../../../http/http-env.ts'
import type { Metadata } from '../users/metadata.ts'

/** The language to write to somebody in: their own choice, else their browser's, else the default. */
export function preferredLanguage(c: Context<HttpEnv>, metadata: Metadata = {}): Language {
  return (
    LANGUAGES.find((language) => language === metadata.language) ??
    accepted(c.req.header('accept-language') ?? '') ??
    LANGUAGES[0]
  )
}

/** The first of ours in an `Accept-Language` header, by quality and then by order. */
function accepted(header: string): Language | undefined {
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
