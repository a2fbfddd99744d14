import type { ModerationTarget } from '@podium/domain'

/** Target of the open panel (`?post=…` or `?comment=…`); null without one. */
export function targetOf(opened: (name: string) => string | null): ModerationTarget | null {
  for (const type of ['post', 'comment'] as const) {
    const id = opened(type)
    if (id !== null) return { type, id }
  }
  return null
}
