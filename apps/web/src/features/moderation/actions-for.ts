import type { ModerationAction, ModerationItem } from '@podium/domain'

/** Actions that apply to at least one of the items. */
export function actionsFor(items: readonly ModerationItem[]): ModerationAction[] {
  const some = (holds: (item: ModerationItem) => boolean) => items.some(holds)
  const present = items.filter(({ state }) => state !== 'gone')
  return [
    ...(some(({ state }) => state === 'visible') ? (['hide'] as const) : []),
    ...(some(({ state }) => state === 'hidden') ? (['restore'] as const) : []),
    ...(present.length > 0 ? (['warn', 'delete'] as const) : []),
    ...(some(({ open_reports }) => open_reports > 0) ? (['dismiss'] as const) : []),
  ]
}
