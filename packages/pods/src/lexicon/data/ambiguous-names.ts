import type { AmbiguousName } from '../sense.ts'

/** Names with more than one meaning, or that look like one, with what decides. */
export const AMBIGUOUS_NAMES: readonly AmbiguousName[] = []
