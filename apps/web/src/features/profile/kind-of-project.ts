import { ARCHETYPES } from '@podium/pods'
import type { TFunction } from 'i18next'

/** Name of a kind of project, such as `website`; of an unknown one that it is a project. */
export function kindOfProject(t: TFunction, kind: string): string {
  const known = ARCHETYPES.find((one) => one === kind)
  return t(
    known === undefined ? 'profile.endorsements.project' : `profile.endorsements.kinds.${known}`,
  )
}
