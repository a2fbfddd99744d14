import type { Language, Namespace } from '@podium/i18n'

/** Public page in one language, as the build renders it. */
export type RenderedPage = {
  path: string
  /** Pattern of its route (`routeOf`); other addresses that get this page may show something else. */
  route: string | undefined
  language: Language
  title: string
  description: string | undefined
  /** Content of `#root`. */
  html: string
  /** Files below src/, and namespaces, that the browser preloads. */
  files: readonly string[]
  texts: readonly Namespace[]
}
