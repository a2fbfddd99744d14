import type { Draft } from './drafts.ts'
import type { Template } from './template.ts'

/**
 * Drafts whose `after` names tasks that exist. A task that is left out (by the template's `when`, or with those `gone`)
 * hands on the tasks it waited for; one that is done in several languages stands for its copy in the same language, or
 * for all of them; extra work is done before the tasks that the template says.
 */
export function linked(
  drafts: readonly Draft[],
  { template, gone }: { template: Template; gone: readonly Draft[] },
): Draft[] {
  const ids = new Set(drafts.map(({ id }) => id))
  const leftOut = new Map([...template.tasks, ...gone].map(({ id, after }) => [id, after]))
  const extras = drafts.filter(({ extra }) => extra).map(({ id }) => id)
  const standIns = (id: string, language: string | undefined): readonly string[] => {
    if (ids.has(id)) return [id]
    const copies = drafts.filter((draft) => draft.id === `${id}-${draft.language}`)
    const same = copies.filter((copy) => copy.language === language)
    if (copies.length > 0) return (same.length > 0 ? same : copies).map((copy) => copy.id)
    return (leftOut.get(id) ?? []).flatMap((before) => standIns(before, language))
  }
  return drafts.map((draft) => {
    const waits = draft.after.flatMap((id) => standIns(id, draft.language))
    const isBefore = template.extras.before.some(
      (id) => draft.id === id || draft.id === `${id}-${draft.language}`,
    )
    return { ...draft, after: [...new Set([...waits, ...(isBefore ? extras : [])])] }
  })
}

/** Drafts in an order in which each stands behind those it waits for, else as they were. */
export function inOrder(drafts: readonly Draft[]): Draft[] {
  const ordered: Draft[] = []
  const placed = new Set<string>()
  let waiting = drafts
  while (waiting.length > 0) {
    const ready = waiting.filter(({ after }) => after.every((id) => placed.has(id)))
    if (ready.length === 0) throw new Error('The tasks wait for each other.')
    for (const draft of ready) placed.add(draft.id)
    ordered.push(...ready)
    waiting = waiting.filter(({ id }) => !placed.has(id))
  }
  return ordered
}
