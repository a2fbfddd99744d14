import { Autocomplete as Base } from '@base-ui/react/autocomplete'
import { type Ref, useState } from 'react'
import { CONTROL_CLASS } from './control-class.ts'
import { Field, type FieldTexts } from './field.tsx'

type ComboboxProps<Item> = FieldTexts & {
  ref?: Ref<HTMLInputElement>
  value: string
  onChange: (text: string) => void
  /** What to offer for the present text; choosing one puts its text into the field. */
  items: readonly Item[]
  itemText: (item: Item) => string
  /** A second line for an item. */
  itemDetail?: (item: Item) => string | null
  /** Names the list for screen readers. */
  listLabel: string
  placeholder?: string
  maxLength?: number
}

/** A text field with suggestions: typing is free, arrows and Enter choose, Escape closes. */
export function Combobox<Item>({
  ref,
  value,
  onChange,
  items,
  itemText,
  itemDetail,
  listLabel,
  placeholder,
  maxLength,
  ...texts
}: ComboboxProps<Item>) {
  const [open, setOpen] = useState(false)
  return (
    <Field {...texts}>
      {(control) => (
        <Base.Root
          items={items}
          mode="none"
          value={value}
          onValueChange={onChange}
          itemToStringValue={itemText}
          openOnInputClick
          // An empty list would still hide the rest of the page from screen readers.
          open={open && items.length > 0}
          onOpenChange={setOpen}
        >
          <Base.Input
            {...control}
            ref={ref}
            placeholder={placeholder}
            maxLength={maxLength}
            className={CONTROL_CLASS}
          />
          <Base.Portal>
            <Base.Positioner sideOffset={6} align="start" className="z-50 outline-none">
              <Base.Popup
                aria-label={listLabel}
                className="max-h-(--available-height) w-(--anchor-width) overflow-y-auto rounded-xl border border-border bg-raised p-1.5 text-text shadow-popup"
              >
                <Base.List aria-label={listLabel}>
                  {(item: Item) => (
                    <Base.Item
                      key={itemText(item)}
                      value={item}
                      className="flex min-h-10 cursor-default items-center justify-between gap-3 rounded-lg px-3 py-1.5 outline-none data-highlighted:bg-hover pointer-coarse:min-h-11"
                    >
                      <span className="truncate">{itemText(item)}</span>
                      <span className="shrink-0 text-sm text-muted">{itemDetail?.(item)}</span>
                    </Base.Item>
                  )}
                </Base.List>
              </Base.Popup>
            </Base.Positioner>
          </Base.Portal>
        </Base.Root>
      )}
    </Field>
  )
}
