import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Notice } from '../../ui/notice.tsx'

type HiddenNoticeProps = { what: 'post' | 'comment'; isOwn: boolean }

/** Says that moderators have hidden this; to its author also where the reason is. */
export function HiddenNotice({ what, isOwn }: HiddenNoticeProps) {
  const { t } = useTranslation()
  return (
    <Notice tone="warning">
      {t(isOwn ? `feed.hidden.${what}` : 'feed.hidden.moderator')}{' '}
      {isOwn && (
        <Link to="/dashboard/decisions" className="rounded font-medium underline">
          {t('feed.hidden.why')}
        </Link>
      )}
    </Notice>
  )
}
