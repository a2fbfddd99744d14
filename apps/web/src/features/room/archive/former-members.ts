import type { ProjectContent } from '../../../data/project-archive.ts'
import { currentLanguage } from '../../../lib/i18n.ts'

type FormerMember = { name: string | null; roles: string[] }

/**
 * Former members of a project's team with the roles they held: whoever did a task and holds its role no more and, for the
 * client, everybody whose part in the team has ended.
 */
export function formerMembers({ plan: { plan }, project }: ProjectContent): FormerMember[] {
  const language = currentLanguage()
  const known = new Map<string, { name: string | null; roles: Set<string> }>()
  const add = ({ id, name }: { id: string; name: string | null }, role: string | undefined) => {
    const one = known.get(id) ?? { name, roles: new Set() }
    if (role !== undefined) one.roles.add(role)
    known.set(id, one)
  }
  for (const { labels, invitations } of project?.team?.seats ?? [])
    for (const { status, person } of invitations)
      if (status === 'ended') add(person, labels[language])
  for (const { done_by: person, role } of plan?.tasks ?? [])
    if (person !== null) add(person, plan?.roles.find(({ id }) => id === role)?.labels[language])
  return [...known.values()].map(({ name, roles }) => ({ name, roles: [...roles] }))
}
