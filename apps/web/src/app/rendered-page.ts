import type { Language, Namespace } from '@podium/i18n'

/** A public page in one language, as the build writes it down. */
export type RenderedPage = {
  path: string
  /** The route it shows (`routeOf`): other addresses that get this page may show something else. */
  route: string | undefined
  language: Language
  title: string
  description: string | undefined
  /** What stands in `#root`. */
  html: string
  /** What the browser should have at once: files below src/, and namespaces of the texts. */
  files: readonly string[]
  texts: readonly Namespace[]
}
