import { type KeyboardEvent, type Ref, useId, useState } from 'react'
import { CONTROL_CLASS } from './control-class.ts'
import { Field, type FieldLength, type FieldTexts } from './field.tsx'
import { nextSuggestion, SuggestionList, type Suggestions } from './suggestion-list.tsx'

/** Suggestions are for the present text; choosing one puts its text into the field. */
type ComboboxProps<Item> = FieldTexts &
  FieldLength &
  Suggestions<Item> & {
    ref?: Ref<HTMLInputElement>
    name?: string
    value: string
    onChange: (text: string) => void
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
      setActive(
        nextSuggestion(active, { step: event.key === 'ArrowDown' ? 1 : -1, of: items.length }),
      )
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
            <SuggestionList
              id={listId}
              {...{ items, itemText, itemDetail, listLabel, active }}
              onActive={setActive}
              onChoose={choose}
            />
          )}
        </div>
      )}
    </Field>
  )
}
