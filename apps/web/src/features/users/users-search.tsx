import { Search, X } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '../../ui/class-names.ts'
import { CONTROL_CLASS } from '../../ui/control-class.ts'
import { IconButton } from '../../ui/icon-button.tsx'

/** After the last key, in milliseconds: long enough to type on, short enough to feel live. */
const PAUSE_MS = 250

type UsersSearchProps = { search: string; onSearch: (search: string) => void }

/** Filters live, by address or role (specification §2). */
export function UsersSearch({ search, onSearch }: UsersSearchProps) {
  const { t } = useTranslation()
  const [text, setText] = useState(search)
  const [asked, setAsked] = useState(search)
  const [shown, setShown] = useState(search)
  if (shown !== search) {
    setShown(search)
    // Going back or a link brings another text; the answer to one's own question must not undo typing.
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
    if (next === asked) return
    const timer = setTimeout(() => ask(next), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text, asked])
  return (
    <search className="relative min-w-0 grow">
      <Search
        aria-hidden
        size={18}
        className="pointer-events-none absolute start-3 top-1/2 -translate-y-1/2 text-muted"
      />
      <input
        type="search"
        value={text}
        onChange={({ target }) => setText(target.value)}
        maxLength={200}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        aria-label={t('users.search')}
        placeholder={t('users.searchPlaceholder')}
        className={classNames(
          CONTROL_CLASS,
          'ps-10 pe-11 [&::-webkit-search-cancel-button]:hidden',
        )}
      />
      {text !== '' && (
        <IconButton
          icon={X}
          label={t('users.clearSearch')}
          onClick={() => setText('')}
          className="absolute end-0.5 top-1/2 -translate-y-1/2"
        />
      )}
    </search>
  )
}
