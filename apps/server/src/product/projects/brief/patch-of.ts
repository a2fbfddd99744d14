import { isDeepStrictEqual } from 'node:util'
import type { ProjectRequirement, ProjectTurn } from '@podium/domain'
import type { ReadBrief } from './read-brief.ts'
import { requirementsOf } from './requirements-of.ts'

type Read = Pick<ReadBrief, 'analysis' | 'corrections'>

/** Difference that a change of a brief made to its requirements; their places in the text move with it. */
export function patchOf(before: Read | undefined, after: Read): ProjectTurn['patch'] {
  const list = (read: Read | undefined) =>
    new Map(
      read === undefined
        ? []
        : requirementsOf(read.analysis, read.corrections).map((one) => [one.key, one]),
    )
  const [was, is] = [list(before), list(after)]
  const came = [...is.values()].flatMap((requirement): ProjectTurn['patch'] => {
    const old = was.get(requirement.key)
    if (old === undefined) return [{ change: 'added', requirement }]
    return isSame(old, requirement) ? [] : [{ change: 'changed', requirement }]
  })
  const went = [...was.values()].flatMap((requirement): ProjectTurn['patch'] =>
    is.has(requirement.key) ? [] : [{ change: 'removed', requirement }],
  )
  return [...came, ...went]
}

const isSame = (one: ProjectRequirement, other: ProjectRequirement) =>
  isDeepStrictEqual({ ...one, span: null }, { ...other, span: null })
