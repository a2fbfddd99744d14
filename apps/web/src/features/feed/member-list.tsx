import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Member } from '../../data/community.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Marked } from '../../ui/marked.tsx'

/** List of members, each a link to their profile. */
export function MemberList({ members }: { members: readonly Member[] }) {
  const { t } = useTranslation()
  return (
    <ul className="grid gap-1">
      {members.map(({ id, name, avatarUrl, profession }) => (
        <li key={id}>
          <Link
            to={`/dashboard/profile/${id}`}
            className="-mx-2 flex min-w-0 items-center gap-3 rounded-lg p-2 transition-colors duration-150 hover:bg-hover"
          >
            <Avatar personId={id} name={name || t('feed.post.someone')} src={avatarUrl} size="sm" />
            <span className="grid min-w-0 leading-5">
              <bdi className="truncate text-sm font-medium">
                <Marked byWord>{name || t('feed.post.someone')}</Marked>
              </bdi>
              <bdi className="truncate text-sm text-muted">
                <Marked>{profession ?? t('feed.post.noProfession')}</Marked>
              </bdi>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
