import { useTranslation } from 'react-i18next'
import type { Selection } from './list-props.ts'

/** Number of accounts listed; the others are counted. */
const NAMED = 5

/** List of the accounts that a change of many is about. */
export function SelectedNames({ selection }: { selection: Selection }) {
  const { t } = useTranslation()
  const named = [...selection.values()].slice(0, NAMED)
  const others = selection.size - named.length
  return (
    <ul className="min-w-0 text-sm text-muted">
      {named.map(({ id, email }) => (
        <li key={id} className="truncate">
          {email}
        </li>
      ))}
      {others > 0 && <li>{t('users.selection.others', { count: others })}</li>}
    </ul>
  )
}
