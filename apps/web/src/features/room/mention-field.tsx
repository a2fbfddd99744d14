import type { RoomPerson } from '@podium/domain'
import { type ComponentProps, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../../lib/i18n.ts'
import { classNames } from '../../ui/class-names.ts'
import { CONTROL_CLASS } from '../../ui/control-class.ts'
import { nextSuggestion, SuggestionList } from '../../ui/suggestion-list.tsx'
import { suggestedPeople, typedMention } from './mention-text.ts'

type MentionFieldProps = Pick<ComponentProps<'textarea'>, 'aria-describedby' | 'placeholder'> & {
  label: string
  value: string
  onChange: (text: string) => void
  /** People who may be named. */
  people: readonly RoomPerson[]
  /** Whether it has the focus once it is there, the caret at the end. */
  takesFocus?: boolean
  isInvalid?: boolean
}

/** Text area in which `@` suggests people: arrows and Enter choose, Escape closes, typing is free. */
export function MentionField({
  label,
  value,
  onChange,
  people,
  takesFocus = false,
  isInvalid = false,
  ...rest
}: MentionFieldProps) {
  const { t } = useTranslation()
  const listId = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [caret, setCaret] = useState<number>()
  const [active, setActive] = useState(0)
  const mention = caret === undefined ? undefined : typedMention(value, caret)
  const items = mention === undefined ? [] : suggestedPeople(people, mention.typed)
  const isOpen = items.length > 0

  useEffect(() => {
    if (!takesFocus || field.current === null) return
    field.current.focus()
    field.current.setSelectionRange(field.current.value.length, field.current.value.length)
  }, [takesFocus])

  const follow = () => {
    setCaret(field.current?.selectionEnd)
    setActive(0)
  }
  const choose = ({ name }: RoomPerson) => {
    if (mention === undefined || caret === undefined) return
    const before = `${value.slice(0, mention.at)}@${name} `
    onChange(before + value.slice(caret).replace(/^ /, ''))
    setCaret(undefined)
    requestAnimationFrame(() => field.current?.setSelectionRange(before.length, before.length))
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || !isOpen || event.ctrlKey || event.metaKey) return
    const chosen = items[active]
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      setActive(
        nextSuggestion(active, { step: event.key === 'ArrowDown' ? 1 : -1, of: items.length }),
      )
    } else if (event.key === 'Enter' && chosen !== undefined) {
      event.preventDefault()
      choose(chosen)
    } else if (event.key === 'Escape') {
      event.preventDefault()
      setCaret(undefined)
    }
  }
  return (
    <div className="relative min-w-0 grow">
      <textarea
        {...rest}
        ref={field}
        dir="auto"
        rows={2}
        aria-label={label}
        aria-invalid={isInvalid ? true : undefined}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={isOpen ? `${listId}-${active}` : undefined}
        value={value}
        onChange={({ target }) => {
          onChange(target.value)
          follow()
        }}
        onClick={follow}
        onKeyUp={({ key }) => {
          if (key === 'ArrowLeft' || key === 'ArrowRight') follow()
        }}
        onKeyDown={handleKeyDown}
        onBlur={() => setCaret(undefined)}
        className={classNames(CONTROL_CLASS, 'field-sizing-content max-h-64 min-h-16 resize-none')}
      />
      <p role="status" className="sr-only">
        {isOpen && t('plan.room.write.suggested', { count: items.length })}
      </p>
      {isOpen && (
        <SuggestionList
          id={listId}
          items={items}
          itemText={({ name }) => name ?? ''}
          itemDetail={({ is_client, roles }) =>
            is_client ? t('plan.room.people.client') : (roles[0]?.[currentLanguage()] ?? null)
          }
          listLabel={t('plan.room.write.people')}
          active={active}
          onActive={setActive}
          onChoose={choose}
          className="bottom-full mb-1.5"
        />
      )}
    </div>
  )
}
