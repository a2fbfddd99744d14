import { type KeyboardEvent, type Ref, useId, useState } from 'react'
import { classNames } from './class-names.ts'
import { CONTROL_CLASS } from './control-class.ts'
import { Field, type FieldLength, type FieldTexts } from './field.tsx'
import { Marked } from './marked.tsx'

type ComboboxProps<Item> = FieldTexts &
  FieldLength & {
    ref?: Ref<HTMLInputElement>
    name?: string
    value: string
    onChange: (text: string) => void
    /** Suggestions for the present text; choosing one puts its text into the field. */
    items: readonly Item[]
    itemText: (item: Item) => string
    /** Second line of an item. */
    itemDetail?: (item: Item) => string | null
    /** Name of the list for screen readers. */
    listLabel: string
    placeholder?: string
  }

/**
 * Text field with suggestions: typing is free, arrows and Enter choose, Escape closes. Our own, because the
 * primitives library hides the rest of the page from screen readers while the list is open
 * (docs/libraries.md).
 */
export function Combobox<Item>({
  ref,
  name,
  value,
  onChange,
  items,
  itemText,
  itemDetail,
  listLabel,
  placeholder,
  ...texts
}: ComboboxProps<Item>) {
  const listId = useId()
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const shown = open && items.length > 0

  const close = () => {
    setOpen(false)
    setActive(-1)
  }
  const choose = (item: Item) => {
    onChange(itemText(item))
    close()
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      setOpen(true)
      setActive(nextIndex(active, { step: event.key === 'ArrowDown' ? 1 : -1, of: items.length }))
      return
    }
    if (!shown) return
    const item = items[active]
    if (event.key === 'Enter' && item !== undefined) {
      event.preventDefault()
      choose(item)
    }
    if (event.key === 'Escape') {
      event.preventDefault()
      close()
    }
  }
  return (
    <Field {...texts} value={value}>
      {(control) => (
        <div className="relative">
          <input
            dir="auto"
            {...control}
            ref={ref}
            name={name}
            type="text"
            role="combobox"
            autoComplete="off"
            aria-autocomplete="list"
            aria-expanded={shown}
            aria-controls={shown ? listId : undefined}
            aria-activedescendant={shown && active >= 0 ? `${listId}-${active}` : undefined}
            placeholder={placeholder}
            value={value}
            onChange={(event) => {
              setOpen(true)
              setActive(-1)
              onChange(event.target.value)
            }}
            onClick={() => setOpen(true)}
            onBlur={close}
            onKeyDown={handleKeyDown}
            className={CONTROL_CLASS}
          />
          {shown && (
            <div
              id={listId}
              ref={scrollIntoView}
              role="listbox"
              aria-label={listLabel}
              className="absolute inset-x-0 top-full z-30 mt-1.5 max-h-72 overflow-y-auto rounded-xl border border-border bg-raised p-1.5 text-text shadow-popup"
            >
              {items.map((item, index) => (
                <div
                  key={itemText(item)}
                  id={`${listId}-${index}`}
                  role="option"
                  tabIndex={-1}
                  aria-selected={index === active}
                  ref={index === active ? scrollIntoView : undefined}
                  // Keeps the focus in the field: losing it closes the list.
                  onMouseDown={(event) => event.preventDefault()}
                  onMouseMove={() => setActive(index)}
                  onClick={() => choose(item)}
                  onKeyDown={handleKeyDown}
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
          )}
        </div>
      )}
    </Field>
  )
}

/** Next active index, wrapping around both ends; -1 for none. */
function nextIndex(active: number, { step, of }: { step: number; of: number }) {
  if (of === 0) return -1
  if (active === -1) return step === 1 ? 0 : of - 1
  return (active + step + of) % of
}

/** Scrolls an opened list, or the active item, into the window. */
function scrollIntoView(element: HTMLElement | null) {
  element?.scrollIntoView({ block: 'nearest' })
}
