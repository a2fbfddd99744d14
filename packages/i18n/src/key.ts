import type { fr } from './fr/index.ts'

/** Catalogue of all texts of the interface, by namespace (specification §3). */
export type Catalogue = typeof fr

/** Key of one text: `authPage.login.title`. */
export type Key = Leaves<Catalogue>

type Leaves<T> = {
  [K in keyof T & string]: T[K] extends string ? K : `${K}.${Leaves<T[K]>}`
}[keyof T & string]
