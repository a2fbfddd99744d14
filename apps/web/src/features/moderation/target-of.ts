import type { ModerationTarget } from '@podium/domain'

/** What an address opens, `?post=…` or `?comment=…`, where `opened` finds an id under a name. */
export function targetOf(opened: (name: string) => string | null): ModerationTarget | null {
  for (const type of ['post', 'comment'] as const) {
    const id = opened(type)
    if (id !== null) return { type, id }
  }
  return null
}
