import { AUDIT_LISTS, type AuditEntry } from '@podium/domain'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Avatar } from '../../ui/avatar.tsx'
import { Marked } from '../../ui/marked.tsx'

/** Beginning of an id, long enough to tell two apart at a glance. */
export const shortId = (id: string) => id.slice(0, 8)

/** Account that made the change. */
export function Actor({ entry: { actor } }: { entry: AuditEntry }) {
  const { t } = useTranslation()
  if (actor === null) return t('audit.server')
  const { id, email, name, avatar_url } = actor
  if (email === null) return <Gone text={t('audit.deletedAccount')} id={id} />
  return (
    <Account id={id} shown={name ?? email} src={avatar_url}>
      {name !== null && <bdi className="block">{name}</bdi>}{' '}
      <span className={name === null ? '' : 'text-muted'}>{email}</span>
    </Account>
  )
}

/** Name of what was changed. */
export function Target({ entry }: { entry: AuditEntry }) {
  const { t } = useTranslation()
  const list = AUDIT_LISTS.find(
    (known) => entry.target_type === 'list' && known === entry.target_id,
  )
  if (list !== undefined) return t(`audit.lists.${list}`)
  const { target_id: id, target_email: email, target_name: name } = entry
  if (email !== null) {
    return (
      <Account id={id} shown={name ?? email} src={entry.target_avatar_url}>
        {name !== null && (
          <bdi className="block">
            <Marked byWord>{name}</Marked>
          </bdi>
        )}{' '}
        <span className={name === null ? '' : 'text-muted'}>
          <Marked>{email}</Marked>
        </span>
      </Account>
    )
  }
  const isGone = entry.target_type === 'user'
  return (
    <Gone
      text={t(isGone ? 'audit.deletedAccount' : `audit.targets.${entry.target_type}`)}
      id={id}
    />
  )
}

type AccountProps = { id: string; shown: string; src: string | null; children: ReactNode }

/** Face of an account beside its name and address. */
function Account({ id, shown, src, children }: AccountProps) {
  return (
    <span className="flex min-w-0 items-center gap-2.5">
      <Avatar personId={id} name={shown} src={src} size="sm" />
      <span className="min-w-0">{children}</span>
    </span>
  )
}

function Gone({ text, id }: { text: string; id: string }) {
  return (
    <span title={id}>
      {text} <span className="font-mono text-xs text-muted">{shortId(id)}</span>
    </span>
  )
}
