import { type AuditEntry, ROLES } from '@podium/domain'
import { useTranslation } from 'react-i18next'
import { exactTime, relativeTime } from '../../lib/format.ts'
import { TextLink } from '../../ui/text-link.tsx'

/** Number of entries shown; the audit log has all. */
const FIRST = 10

type AuditTrailProps = { accountId: string; entries: readonly AuditEntry[] }

/** Audit entries of an account, newest first. */
export function AuditTrail({ accountId, entries }: AuditTrailProps) {
  const { t } = useTranslation()
  if (entries.length === 0) return <p className="text-muted">{t('users.panel.noAudit')}</p>
  const now = new Date()
  return (
    <>
      <ol className="grid gap-3">
        {entries.slice(0, FIRST).map(({ id, action, actor, details, created_at: createdAt }) => {
          const at = new Date(createdAt)
          const by = actor === null ? t('users.panel.system') : actor.email
          return (
            <li key={id}>
              <p>
                <Action action={action} details={details} />
              </p>
              <p className="text-muted wrap-anywhere" title={exactTime(at)}>
                {t('users.panel.by', {
                  actor: by ?? t('users.panel.deletedActor'),
                  when: relativeTime(at, now),
                })}
              </p>
            </li>
          )
        })}
      </ol>
      <p>
        <TextLink to={`/admin/audit?target=${accountId}`}>{t('users.panel.wholeAudit')}</TextLink>
      </p>
    </>
  )
}

/** Audit action, with the old and new role for role changes. */
function Action({ action, details: { role, to } }: Pick<AuditEntry, 'action' | 'details'>) {
  const { t } = useTranslation()
  const label = t(`audit.actions.${action}`)
  const [before, after] = [role, to].map((name) => ROLES.find((known) => known === name))
  if (before === undefined || after === undefined) return label
  return t('users.panel.roleChange', {
    action: label,
    before: t(`auth.roles.${before}`),
    after: t(`auth.roles.${after}`),
  })
}
