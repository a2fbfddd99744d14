import { Search, X } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { classNames } from './class-names.ts'
import { CONTROL_CLASS } from './control-class.ts'
import { Field } from './field.tsx'
import { IconButton } from './icon-button.tsx'

/** Most characters of a search. */
const LONGEST = 200

/** Milliseconds after the last key until the search runs. */
const PAUSE_MS = 250

type SearchFieldProps = {
  label: string
  /** Whether only screen readers get the label, where the placeholder says it. */
  labelHidden?: boolean
  placeholder: string
  clearLabel: string
  /** Search that is shown now. */
  search: string
  onSearch: (search: string) => void
  className?: string
}

/** Search field that searches while one types. */
export function SearchField({
  label,
  labelHidden,
  placeholder,
  clearLabel,
  search,
  onSearch,
  className,
}: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(search)
  const [asked, setAsked] = useState(search)
  const [shown, setShown] = useState(search)
  if (shown !== search) {
    setShown(search)
    // Another search comes from going back or a link; the result of one's own must not undo typing.
    if (search !== asked) {
      setAsked(search)
      setText(search)
    }
  }
  const ask = useEffectEvent((next: string) => {
    setAsked(next)
    onSearch(next)
  })
  useEffect(() => {
    const next = text.trim()
    if (next === asked || next.length > LONGEST) return
    const timer = setTimeout(() => ask(next), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text, asked])
  return (
    <search className={classNames('min-w-0', className)}>
      <Field label={label} labelHidden={labelHidden} longest={LONGEST} value={text}>
        {(control) => (
          <div className="relative">
            <Search
              aria-hidden
              size={18}
              className="pointer-events-none absolute start-3 top-1/2 -translate-y-1/2 text-muted"
            />
            <input
              dir="auto"
              {...control}
              ref={input}
              type="search"
              value={text}
              onChange={({ target }) => setText(target.value)}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              enterKeyHint="search"
              placeholder={placeholder}
              className={classNames(
                CONTROL_CLASS,
                'ps-10 pe-11 [&::-webkit-search-cancel-button]:hidden',
              )}
            />
            {text !== '' && (
              <IconButton
                icon={X}
                label={clearLabel}
                onClick={() => {
                  setText('')
                  input.current?.focus() // the pressed button goes
                }}
                className="absolute end-0.5 top-1/2 -translate-y-1/2"
              />
            )}
          </div>
        )}
      </Field>
    </search>
  )
}
