import type { AuditEntry } from '@podium/domain'
import { useTranslation } from 'react-i18next'
import { exactTime } from '../../lib/format.ts'
import { useWord } from './use-word.ts'

/** What an entry knows besides who, what and when; a key without a text of ours shows as it is. */
export function EntryDetails({ details }: Pick<AuditEntry, 'details'>) {
  return Object.entries(details).map(([key, value]) => (
    <div key={key}>
      <dt className="text-muted">
        <Name of={key} />
      </dt>
      <dd className="text-base wrap-anywhere">
        <Value of={key} value={value} />
      </dd>
    </div>
  ))
}

const NAMED = ['role', 'status', 'to', 'until', 'decision', 'reports', 'outcome'] as const

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
  return typeof value === 'string' ? value : <code>{JSON.stringify(value)}</code>
}
