import type { Language } from '../units.ts'
import type { Names } from './names.ts'
import type { Voice } from './voice.ts'

/** Sentence of one fact in one language, from its raw values. */
export type Sentence<Values> = (values: Values, voice: Voice, names: Names) => string

/** A sentence in both languages for each code of a room's facts. */
export type Sentences<Facts> = {
  readonly [Code in keyof Facts]: Readonly<Record<Language, Sentence<Facts[Code]>>>
}
