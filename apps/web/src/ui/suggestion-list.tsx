import { classNames } from './class-names.ts'
import { Marked } from './marked.tsx'

export type Suggestions<Item> = {
  items: readonly Item[]
  itemText: (item: Item) => string
  /** Second line of an item. */
  itemDetail?: ((item: Item) => string | null) | undefined
  /** Name of the list for screen readers. */
  listLabel: string
}

type SuggestionListProps<Item> = Suggestions<Item> & {
  id: string
  /** Place of the active item, -1 for none. */
  active: number
  onActive: (index: number) => void
  onChoose: (item: Item) => void
  className?: string
}

/** Suggestions below or above a text field, which keeps the focus and names the active one. */
export function SuggestionList<Item>({
  id,
  items,
  itemText,
  itemDetail,
  listLabel,
  active,
  onActive,
  onChoose,
  className = 'top-full mt-1.5',
}: SuggestionListProps<Item>) {
  return (
    <div
      id={id}
      ref={scrollIntoView}
      role="listbox"
      aria-label={listLabel}
      className={classNames(
        'absolute inset-x-0 z-30 max-h-72 overflow-y-auto rounded-xl border border-border bg-raised p-1.5 text-text shadow-popup',
        className,
      )}
    >
      {items.map((item, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and takes the keys
        <div
          key={itemText(item)}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          ref={index === active ? scrollIntoView : undefined}
          // Keeps the focus in the field: losing it closes the list.
          onMouseDown={(event) => event.preventDefault()}
          onMouseMove={() => onActive(index)}
          onClick={() => onChoose(item)}
          className={classNames(
            'flex min-h-10 cursor-default items-center justify-between gap-3 rounded-lg px-3 py-1.5',
            'pointer-coarse:min-h-11',
            index === active && 'bg-hover',
          )}
        >
          <span className="truncate">
            <Marked>{itemText(item)}</Marked>
          </span>
          <span className="shrink-0 text-sm text-muted">{itemDetail?.(item)}</span>
        </div>
      ))}
    </div>
  )
}

/** Next active index, wrapping around both ends; -1 for none. */
export function nextSuggestion(active: number, { step, of }: { step: number; of: number }) {
  if (of === 0) return -1
  if (active === -1) return step === 1 ? 0 : of - 1
  return (active + step + of) % of
}

/** Scrolls an opened list, or the active item, into the window. */
function scrollIntoView(element: HTMLElement | null) {
  element?.scrollIntoView({ block: 'nearest' })
}
