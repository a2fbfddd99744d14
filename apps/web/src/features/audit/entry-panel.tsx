import type { AuditEntryDetail, AuditList } from '@podium/domain'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { auditEntryQuery } from '../../data/audit.ts'
import { errorSentence } from '../../lib/error-sentence.ts'
import { preciseTime } from '../../lib/format.ts'
import { isGone } from '../../lib/is-refusal.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { SidePanel } from '../../ui/side-panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { EntryDetails } from './entry-details.tsx'
import { Actor, Target } from './names.tsx'

type EntryPanelProps = {
  id: string
  onClose: () => void
  /** Called when a link of the panel is followed, which changes the list. */
  onFollow: () => void
  /** Element to focus when the panel closes; null: the element that opened it. */
  focusAfter: () => HTMLElement | null
}

/** Panel with all details of one entry. */
export function EntryPanel({ id, onClose, onFollow, focusAfter }: EntryPanelProps) {
  const { t } = useTranslation()
  const query = useQuery(auditEntryQuery(id))
  return (
    <SidePanel title={t('audit.entry.title')} onClose={onClose} focusAfter={focusAfter}>
      <Loaded
        query={query}
        loading={<EntrySkeleton />}
        sentence={(error) =>
          isGone(error)
            ? t('audit.entry.missing')
            : t('audit.loadFailed', { reason: errorSentence(t, error) })
        }
        isFinal={isGone}
      >
        {(entry) => <Entry entry={entry} onFollow={onFollow} />}
      </Loaded>
    </SidePanel>
  )
}

function EntrySkeleton() {
  const { t } = useTranslation()
  return (
    <div role="status" className="grid gap-4">
      <span className="sr-only">{t('audit.loading')}</span>
      <Skeleton className="h-8 w-2/3" />
      <Skeleton className="h-28" />
    </div>
  )
}

function Entry({ entry, onFollow }: { entry: AuditEntryDetail; onFollow: () => void }) {
  const { t } = useTranslation()
  const { actor } = entry
  return (
    <div className="grid gap-6 text-sm">
      <p className="font-display text-2xl font-semibold">{t(`audit.actions.${entry.action}`)}</p>
      <dl className="grid gap-4">
        <Fact name={t('audit.entry.time')}>
          <time dateTime={entry.created_at}>{preciseTime(new Date(entry.created_at))}</time>
        </Fact>
        <Fact name={t('audit.entry.actor')} id={actor?.id}>
          <Actor entry={entry} />
        </Fact>
        <Fact
          name={`${t('audit.entry.target')} (${t(`audit.targets.${entry.target_type}`)})`}
          id={entry.target_type === 'list' ? undefined : entry.target_id}
        >
          <Target entry={entry} />
        </Fact>
        <EntryDetails details={entry.details} />
        <Fact name={t('audit.entry.number')}>{entry.id}</Fact>
      </dl>
      <ul className="grid justify-items-start gap-3 border-t border-border pt-5">
        {entry.target_exists && (
          <li>
            <WayToTarget entry={entry} />
          </li>
        )}
        {entry.target_type !== 'list' && (
          <li>
            <TextLink to={`/admin/audit?target=${entry.target_id}`} onClick={onFollow}>
              {t('audit.entry.onTarget')}
            </TextLink>
          </li>
        )}
        {actor !== null && (
          <li>
            <TextLink to={`/admin/audit?actor=${actor.id}`} onClick={onFollow}>
              {t('audit.entry.byActor')}
            </TextLink>
          </li>
        )}
      </ul>
    </div>
  )
}

/** Address of each list that can be exported. */
const LISTS: Record<string, string> = {
  users: '/admin/users',
  newsletter_subscriptions: '/admin/newsletter-subscriptions',
  audit: '/admin/audit',
} satisfies Record<AuditList, string>

/** Link to the target of an entry in the admin area. */
function WayToTarget({ entry: { target_type: type, target_id: id } }: { entry: AuditEntryDetail }) {
  const { t } = useTranslation()
  switch (type) {
    case 'user':
      return <TextLink to={`/admin/users?user=${id}`}>{t('audit.entry.account')}</TextLink>
    case 'contact_message':
      return (
        <TextLink to={`/admin/contact-messages?message=${id}`}>
          {t('audit.entry.contact_message')}
        </TextLink>
      )
    case 'kept_mail':
      return <TextLink to={`/admin/kept-mails?mail=${id}`}>{t('audit.entry.kept_mail')}</TextLink>
    case 'post':
    case 'comment':
      return <TextLink to={`/admin/moderation?${type}=${id}`}>{t('audit.entry.content')}</TextLink>
    case 'project':
      return <TextLink to={`/admin/projects?project=${id}`}>{t('audit.entry.project')}</TextLink>
    case 'list':
      return <TextLink to={LISTS[id] ?? '/admin'}>{t('audit.entry.list')}</TextLink>
  }
}

type FactProps = { name: string; id?: string | undefined; children: ReactNode }

function Fact({ name, id, children }: FactProps) {
  return (
    <div>
      <dt className="text-muted">{name}</dt>
      <dd className="text-base wrap-anywhere">
        {children}
        {id !== undefined && <p className="font-mono text-xs text-muted select-all">{id}</p>}
      </dd>
    </div>
  )
}
