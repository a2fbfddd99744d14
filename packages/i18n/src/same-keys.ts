/**
 * Type of the other language's catalogue: the same keys, a text for each text. The plural form
 * `_many` is French only (a million and more), so it is never asked for.
 */
export type SameKeys<T> = {
  readonly [K in keyof T as K extends `${string}_many` ? never : K]: T[K] extends string
    ? string
    : SameKeys<T[K]>
}
