import { useState } from 'react'

type Failure<Item> = { item: Item; error: unknown }

/** Rows selected in a list, by id, those of other pages included, and the failures of the last change of many. */
export function useSelection<Item extends { id: string }>() {
  const [selection, setSelection] = useState<ReadonlyMap<string, Item>>(new Map())
  const [failures, setFailures] = useState<readonly Failure<Item>[]>([])

  return {
    selection,
    failures,
    dismissFailures: () => setFailures([]),
    clear: () => setSelection(new Map()),
    select(items: readonly Item[], selected: boolean) {
      setSelection((before) => {
        const after = new Map(before)
        for (const item of items) {
          if (selected) after.set(item.id, item)
          else after.delete(item.id)
        }
        return after
      })
    },
    /** Takes the result of changing `items`. Failed rows stay selected, so that retrying takes one click. */
    settle(items: readonly Item[], failed: readonly { id: string; error: unknown }[]) {
      const left = failed.flatMap(({ id, error }) => {
        const item = items.find((each) => each.id === id)
        return item === undefined ? [] : [{ item, error }]
      })
      setFailures(left)
      setSelection(new Map(left.map(({ item }) => [item.id, item])))
    },
  }
}
