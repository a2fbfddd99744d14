import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Disclosure } from '../../ui/disclosure.tsx'

/** Section of a page as its contents name it. */
type Entry = { id: string; title: string }

/** Contents of a long page: folded above it, on a wide window beside it. They are links of the page's own HTML. */
export function Contents({ entries }: { entries: readonly Entry[] }) {
  const { t } = useTranslation()
  return (
    <>
      <nav aria-label={t('legal.contents')} className="mt-6 lg:hidden">
        <Disclosure summary={t('legal.contents')}>
          <EntryList entries={entries} />
        </Disclosure>
      </nav>
      <nav
        aria-label={t('legal.contents')}
        className="sticky top-24 col-start-2 row-start-1 max-h-[calc(100vh-7rem)] self-start overflow-y-auto max-lg:hidden"
      >
        <p className="font-medium">{t('legal.contents')}</p>
        <EntryList entries={entries} />
      </nav>
    </>
  )
}

function EntryList({ entries }: { entries: readonly Entry[] }) {
  return (
    <ol className="mt-2 text-sm">
      {entries.map(({ id, title }) => (
        <li key={id}>
          <Link
            to={`#${id}`}
            className="flex min-h-8 items-center text-muted hover:text-text hover:underline pointer-coarse:min-h-11"
          >
            {title}
          </Link>
        </li>
      ))}
    </ol>
  )
}
