import { RefreshCw, Search, X } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '../../ui/class-names.ts'
import { CONTROL_CLASS } from '../../ui/control-class.ts'
import { Field } from '../../ui/field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'

type FeedSearchProps = {
  search: string
  refreshing: boolean
  onSearch: (search: string) => void
  onRefresh: () => void
}

/** Most characters of a search. */
const LONGEST = 200

/** Search form for posts, professionals or professions (specification §2 "Feed screen"). */
export function FeedSearch({ search, refreshing, onSearch, onRefresh }: FeedSearchProps) {
  const { t } = useTranslation()
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(search)
  const [asked, setAsked] = useState(search)
  const [shown, setShown] = useState(search)
  if (shown !== search) {
    setShown(search)
    // Another search comes from going back or a link; the result of one's own must not undo typing.
    if (search !== asked) setText(search)
  }

  const ask = (next: string) => {
    setAsked(next)
    onSearch(next)
  }
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (text.length > LONGEST) return field.current?.focus()
    ask(text.trim())
  }
  const handleClear = () => {
    setText('')
    ask('')
    // The pressed button goes.
    field.current?.focus()
  }
  return (
    <div className="flex items-start gap-1">
      <search className="min-w-0 grow">
        <form onSubmit={handleSubmit}>
          <Field labelHidden label={t('feed.search.label')} longest={LONGEST} value={text}>
            {(control) => (
              <div className="relative flex">
                <input
                  dir="auto"
                  {...control}
                  ref={field}
                  type="search"
                  value={text}
                  onChange={({ target }) => setText(target.value)}
                  placeholder={t('feed.search.placeholder')}
                  className={classNames(
                    CONTROL_CLASS,
                    'text-ellipsis [&::-webkit-search-cancel-button]:hidden',
                    search === '' ? 'pe-12' : 'pe-22',
                  )}
                />
                <span className="absolute end-0.5 top-0.5 flex">
                  {search !== '' && (
                    <IconButton icon={X} label={t('feed.search.clear')} onClick={handleClear} />
                  )}
                  <IconButton type="submit" icon={Search} label={t('feed.search.submit')} />
                </span>
              </div>
            )}
          </Field>
        </form>
      </search>
      <IconButton
        icon={RefreshCw}
        label={t(refreshing ? 'feed.search.refreshing' : 'feed.search.refresh')}
        disabled={refreshing}
        onClick={onRefresh}
        className={classNames(refreshing && '[&_svg]:motion-safe:animate-spin')}
      />
    </div>
  )
}
