import type { ModerationDetail, ModerationItem, ModerationTarget } from '@podium/domain'
import { useQuery } from '@tanstack/react-query'
import { Gavel } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { moderationItemQuery } from '../../data/moderation.ts'
import { errorSentence } from '../../lib/error-sentence.ts'
import { exactTime } from '../../lib/format.ts'
import { isGone } from '../../lib/is-refusal.ts'
import { useSessionUser } from '../../lib/session-store.ts'
import { Button } from '../../ui/button.tsx'
import { ListSkeleton } from '../../ui/list-skeleton.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PanelPart } from '../../ui/panel-part.tsx'
import { SidePanel } from '../../ui/side-panel.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { Decisions } from './decisions.tsx'
import { Face } from './face.tsx'
import { Picture } from './picture.tsx'
import { Reports } from './reports.tsx'
import { SettleForm } from './settle-form.tsx'
import { StateBadge } from './state-badge.tsx'
import { useTitleOf } from './use-title-of.ts'

type ModerationPanelProps = {
  target: ModerationTarget
  onClose: () => void
  onDecide: (item: ModerationItem) => void
  /** Element to focus when the panel closes; null: the element that opened it. */
  focusAfter: () => HTMLElement | null
}

/** Panel of one post or comment, with its reports, decisions and appeal. */
export function ModerationPanel({ target, onClose, onDecide, focusAfter }: ModerationPanelProps) {
  const { t } = useTranslation()
  const query = useQuery(moderationItemQuery(target))
  return (
    <SidePanel title={t('moderation.panel.title')} onClose={onClose} focusAfter={focusAfter}>
      <Loaded
        query={query}
        loading={<ListSkeleton />}
        sentence={(error) => errorSentence(t, error)}
        isFinal={isGone}
      >
        {(item) => <Detail item={item} onDecide={onDecide} />}
      </Loaded>
    </SidePanel>
  )
}

type DetailProps = { item: ModerationDetail; onDecide: ModerationPanelProps['onDecide'] }

function Detail({ item, onDecide }: DetailProps) {
  const { t } = useTranslation()
  const titleOf = useTitleOf()
  const moderator = useSessionUser()
  const heading = useRef<HTMLParagraphElement>(null)
  const isOwn = item.author.id === moderator?.id
  const appealed = item.decisions.find(
    (each) => each.appealed_at !== null && each.appeal_outcome === null,
  )
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="grid gap-2">
        <div className="flex items-center gap-3">
          <Face of={item.author} />
          <p
            ref={heading}
            tabIndex={-1}
            className="min-w-0 rounded font-display text-2xl font-semibold wrap-anywhere"
          >
            {titleOf(item)}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-2 text-sm text-muted">
          <StateBadge state={item.state} />
          {item.created_at !== null && (
            <time dateTime={item.created_at}>{exactTime(new Date(item.created_at))}</time>
          )}
        </div>
      </div>
      {item.state === 'gone' && <Notice tone="info">{t('moderation.panel.gone')}</Notice>}
      {isOwn && <Notice tone="info">{t('moderation.panel.own')}</Notice>}
      <div className="grid gap-3 rounded-xl bg-sunken p-4">
        <p dir="auto" className="leading-7 wrap-anywhere whitespace-pre-wrap">
          {item.content}
        </p>
        {item.image_url !== null && (
          <Picture url={item.image_url} alt={item.image_alt} isHidden={item.state === 'hidden'} />
        )}
      </div>
      {item.state !== 'gone' && !isOwn && (
        <Button
          variant={appealed !== undefined && item.may_settle ? 'secondary' : 'primary'}
          className="justify-self-start"
          onClick={() => onDecide(item)}
        >
          <Gavel aria-hidden size={18} strokeWidth={1.75} />
          {t('moderation.panel.decide')}
        </Button>
      )}
      {appealed !== undefined && !isOwn && (
        <SettleForm
          key={appealed.id}
          decision={appealed}
          isForAnother={!item.may_settle}
          onSettled={() => heading.current?.focus()}
        />
      )}
      <Ways item={item} isAdmin={moderator?.role === 'admin'} />
      <PanelPart title={t('moderation.panel.reports')}>
        <Reports reports={item.reports} />
      </PanelPart>
      <PanelPart title={t('moderation.panel.history')}>
        <Decisions decisions={item.decisions} />
      </PanelPart>
    </div>
  )
}

/**
 * Links to the context: in the feed for editors, in the admin area for admins, whom the dashboard redirects.
 */
function Ways({ item, isAdmin }: { item: ModerationItem; isAdmin: boolean }) {
  const { t } = useTranslation()
  const { type, state, author, post_id: postId } = item
  if (!isAdmin) {
    if (state === 'gone') return null
    return <TextLink to={`/dashboard/post/${postId}`}>{t('moderation.panel.post')}</TextLink>
  }
  return (
    <div className="grid justify-items-start gap-2">
      <TextLink to={`/admin/users?user=${author.id}`}>{t('moderation.panel.account')}</TextLink>
      {type === 'comment' && state !== 'gone' && (
        <TextLink to={`/admin/moderation?post=${postId}`}>{t('moderation.panel.parent')}</TextLink>
      )}
    </div>
  )
}
