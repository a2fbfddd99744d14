import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Notice } from '../../ui/notice.tsx'

type HiddenNoticeProps = { what: 'post' | 'comment'; isOwn: boolean }

/** Notice on hidden content; its author gets a link to the reason. */
export function HiddenNotice({ what, isOwn }: HiddenNoticeProps) {
  const { t } = useTranslation()
  return (
    <Notice tone="warning">
      {t(isOwn ? `feed.hidden.${what}` : 'feed.hidden.moderator')}{' '}
      {isOwn && (
        <Link to="/dashboard/moderation-decisions" className="rounded font-medium underline">
          {t('feed.hidden.why')}
        </Link>
      )}
    </Notice>
  )
}
