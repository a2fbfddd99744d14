import { SKILL_LABELS } from '@podium/pods/skill-labels'
import type { Plugin } from 'vite'

const SOURCE = /\/packages\/pods\/src\/lexicon\/skill-labels\.ts$/

/** Replaces the module of the skills' names by its value: the browser downloads the names, not the lexicon. */
export function skillLabels(): Plugin {
  return {
    name: 'skill-labels',
    enforce: 'pre',
    load: {
      filter: { id: SOURCE },
      handler: () => `export const SKILL_LABELS = ${JSON.stringify(SKILL_LABELS)}`,
    },
  }
}
