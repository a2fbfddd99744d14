import { AUDIT_ACTIONS, type AuditEntry } from '@podium/domain'
import { useTranslation } from 'react-i18next'
import { exactTime, number } from '../../lib/format.ts'
import { useWord } from './use-word.ts'

/** Details of an entry; a key without a text of ours is shown as it is. */
export function EntryDetails({ details }: Pick<AuditEntry, 'details'>) {
  return Object.entries(details).map(([key, value]) => (
    <div key={key}>
      <dt className="text-muted">
        <Name of={key} />
      </dt>
      <dd className="text-base wrap-anywhere">
        {key === 'filter' && isObject(value) ? (
          <Filter filter={value} />
        ) : (
          <Value of={key} value={value} />
        )}
      </dd>
    </div>
  ))
}

const NAMED = [
  'role',
  'status',
  'to',
  'until',
  'decision',
  'reports',
  'outcome',
  'rows',
  'filter',
] as const

function Name({ of: key }: { of: string }) {
  const { t } = useTranslation()
  const name = NAMED.find((known) => known === key)
  return name === undefined ? <code>{key}</code> : t(`audit.details.${name}`)
}

function Value({ of: key, value }: { of: string; value: unknown }) {
  const { t } = useTranslation()
  const word = useWord()(value)
  if (word !== undefined) return word
  if (key === 'until') {
    return typeof value === 'string' ? exactTime(new Date(value)) : t('audit.untilLifted')
  }
  if (typeof value === 'number') return number(value)
  return typeof value === 'string' ? value : <code>{JSON.stringify(value)}</code>
}

const FILTERS = [
  'role',
  'language',
  'actor',
  'action',
  'target',
  'from',
  'to',
  'search',
] as const satisfies readonly string[]

/** Filter of an exported list. */
function Filter({ filter }: { filter: Record<string, unknown> }) {
  const { t } = useTranslation()
  const wordFor = useWord()
  const sayFilter = (name: (typeof FILTERS)[number]) => {
    const value = filter[name]
    if (name === 'search') return t('audit.searched')
    if (name === 'from' || name === 'to') return exactTime(new Date(String(value)))
    const action = AUDIT_ACTIONS.find((known) => known === value)
    return action ? t(`audit.actions.${action}`) : (wordFor(value) ?? String(value))
  }
  return FILTERS.filter((name) => filter[name] !== undefined).map((name) => (
    <p key={name}>
      {t('audit.filteredBy', { name: t(`audit.filters.${name}`), value: sayFilter(name) })}
    </p>
  ))
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
