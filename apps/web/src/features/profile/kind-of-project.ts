import type { TFunction } from 'i18next'

const KINDS = [
  'ecommerce',
  'mobileApp',
  'brandIdentity',
  'website',
  'saas',
  'dataDashboard',
  'machineLearning',
  'event',
  'marketing',
  'content',
  'training',
  'legal',
  'cloud',
  'game',
  'iot',
  'uxAudit',
  'accessibility',
  'integration',
  'localisation',
] as const

/** Name of a kind of project, such as `website`; of an unknown one that it is a project. */
export function kindOfProject(t: TFunction, kind: string): string {
  const key = kind.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
  const known = KINDS.find((one) => one === key)
  return t(
    known === undefined ? 'profile.endorsements.project' : `profile.endorsements.kinds.${known}`,
  )
}
