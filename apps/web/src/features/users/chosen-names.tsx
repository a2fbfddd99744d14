import { useTranslation } from 'react-i18next'
import type { Selection } from './list-props.ts'

/** More than these nobody reads before answering. */
const NAMED = 5

/** Whom a change of many concerns, some of them perhaps chosen on another page. */
export function ChosenNames({ selection }: { selection: Selection }) {
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
