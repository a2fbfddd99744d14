import { AUDIT_LISTS, type AuditEntry } from '@podium/domain'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Avatar } from '../../ui/avatar.tsx'
import { classNames } from '../../ui/class-names.ts'
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
    <Account id={id} name={name} email={email} src={avatar_url}>
      {(text) => text}
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
      <Account id={id} name={name} email={email} src={entry.target_avatar_url}>
        {(text, isName) => <Marked byWord={isName}>{text}</Marked>}
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

type AccountProps = {
  id: string
  name: string | null
  email: string
  src: string | null
  /** Draws a line of text. */
  children: (text: string, isName: boolean) => ReactNode
}

/** Face of an account beside its name and address; in a table each takes one line, whatever its length. */
function Account({ id, name, email, src, children }: AccountProps) {
  return (
    <span className="flex min-w-0 items-center gap-2.5" title={email}>
      <Avatar personId={id} name={name ?? email} src={src} size="sm" />
      <span className="min-w-0">
        {name !== null && <bdi className={LINE}>{children(name, true)}</bdi>}{' '}
        <span className={classNames(LINE, name !== null && 'text-muted')}>
          {children(email, false)}
        </span>
      </span>
    </span>
  )
}

const LINE = 'block in-[tbody]:truncate'

function Gone({ text, id }: { text: string; id: string }) {
  return (
    <span title={id}>
      {text} <span className="font-mono text-xs text-muted">{shortId(id)}</span>
    </span>
  )
}
