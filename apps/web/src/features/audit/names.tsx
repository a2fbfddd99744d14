import { AUDIT_LISTS, type AuditEntry } from '@podium/domain'
import { useTranslation } from 'react-i18next'
import { Marked } from '../../ui/marked.tsx'

/** Beginning of an id, long enough to tell two apart at a glance. */
export const shortId = (id: string) => id.slice(0, 8)

/** Address of the account that made the change. */
export function Actor({ entry: { actor } }: { entry: AuditEntry }) {
  const { t } = useTranslation()
  if (actor === null) return t('audit.server')
  return actor.email ?? <Gone text={t('audit.deletedAccount')} id={actor.id} />
}

/** Name of what was changed. */
export function Target({ entry }: { entry: AuditEntry }) {
  const { t } = useTranslation()
  const list = AUDIT_LISTS.find(
    (known) => entry.target_type === 'list' && known === entry.target_id,
  )
  if (list !== undefined) return t(`audit.lists.${list}`)
  if (entry.target_email !== null) {
    return (
      <>
        {entry.target_name !== null && (
          <bdi className="me-1">
            <Marked byWord>{entry.target_name}</Marked>
          </bdi>
        )}{' '}
        <span className={entry.target_name === null ? '' : 'text-muted'}>
          <Marked>{entry.target_email}</Marked>
        </span>
      </>
    )
  }
  const isGone = entry.target_type === 'user'
  const text = t(isGone ? 'audit.deletedAccount' : `audit.targets.${entry.target_type}`)
  return <Gone text={text} id={entry.target_id} />
}

function Gone({ text, id }: { text: string; id: string }) {
  return (
    <span title={id}>
      {text} <span className="font-mono text-xs text-muted">{shortId(id)}</span>
    </span>
  )
}
