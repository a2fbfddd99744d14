import type { FormOptions } from '../form/form-options.ts'
import { DEFAULT_STEPS } from '../form/prepare-formation.ts'
import { similarity } from '../lexicon/similarity.ts'

/** How the teams of a record are searched for, in values that can be stored. */
export type Search = {
  /** The project's id: what the last ties are broken by. */
  seed: string
  /** Most steps of search; absent: `DEFAULT_STEPS`. */
  steps?: number
}

/** Options of a recorded formation: skills are alike as the lexicon says. */
export const searchOptions = ({ seed, steps = DEFAULT_STEPS }: Search): FormOptions => ({
  seed,
  steps,
  similarity,
})
