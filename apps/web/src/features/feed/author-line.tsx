import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Author } from '../../data/author.ts'
import { exactTime, relativeTime } from '../../lib/format.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Marked } from '../../ui/marked.tsx'

type AuthorLineProps = {
  /** Id given to the name, by which the content is labelled. */
  id?: string
  /** Null after the account is deleted. */
  author: Author | null
  /** Profession, beside the name. */
  detail?: string
  createdAt: string
  /** Address of the content's own page, to which the date links. */
  to?: string
  /** Marks after the date. */
  children?: ReactNode
  size?: 'sm' | 'md'
}

/** Author and date of a post or comment, with a link to the profile. */
export function AuthorLine({
  id,
  author,
  detail,
  createdAt,
  to,
  children,
  size = 'md',
}: AuthorLineProps) {
  const { t } = useTranslation()
  const name = author === null ? t('feed.post.formerMember') : author.name || t('feed.post.someone')
  const date = new Date(createdAt)
  const time = (
    <time dateTime={createdAt} title={exactTime(date)} className="shrink-0">
      {relativeTime(date, new Date())}
    </time>
  )
  return (
    <div className="flex min-w-0 grow items-center gap-3">
      <Avatar personId={author?.id} name={name} src={author?.avatarUrl ?? null} size={size} />
      <div className="min-w-0 grow text-sm leading-6">
        <div className="flex min-w-0 items-baseline gap-1.5">
          {author === null ? (
            <p id={id} className="truncate text-base font-semibold">
              <bdi>{name}</bdi>
            </p>
          ) : (
            <Link
              id={id}
              to={`/dashboard/profile/${author.id}`}
              className="max-w-full shrink-0 truncate rounded text-base leading-6 font-semibold hover:underline pointer-coarse:-mt-5 pointer-coarse:pt-5"
            >
              <bdi>
                <Marked byWord>{name}</Marked>
              </bdi>
            </Link>
          )}
          {detail !== undefined && (
            <p className="min-w-0 truncate text-muted">
              <bdi>
                <Marked>{detail}</Marked>
              </bdi>
            </p>
          )}
        </div>
        <div className="flex gap-1 text-muted">
          {to === undefined ? time : <TimeLink to={to}>{time}</TimeLink>}
          {children}
        </div>
      </div>
    </div>
  )
}

function TimeLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link
      to={to}
      className="relative inline-block shrink-0 rounded after:absolute after:inset-x-0 after:-inset-y-1 hover:underline pointer-coarse:min-w-11 pointer-coarse:pb-2.5 pointer-coarse:after:-bottom-2.5 pointer-coarse:after:top-0"
    >
      {children}
    </Link>
  )
}
