import { Ellipsis, Flag, Gavel, Globe, Link, Pencil, Share } from 'lucide-react'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { type Post, useSetShared } from '../../data/posts.ts'
import { useIsModerator } from '../../lib/session-store.ts'
import { Menu, type MenuEntry } from '../../ui/menu.tsx'
import { toast } from '../../ui/toast.ts'
import { useShareLink } from './use-share-link.ts'

type PostMenuProps = {
  ref: Ref<HTMLButtonElement>
  post: Post
  isOwn: boolean
  onEdit: () => void
  /** Undefined where the post cannot be reported: one's own. */
  onReport: (() => void) | undefined
}

/** Menu of a post: link, sharing, edit, report; for moderators, its moderation. */
export function PostMenu({ ref, post, isOwn, onEdit, onReport }: PostMenuProps) {
  const { t } = useTranslation()
  const setShared = useSetShared(post.id)
  const navigate = useNavigate()
  const isModerator = useIsModerator()
  const { copy, share } = useShareLink(post)

  const handleShared = () => {
    const next = !post.isShared
    setShared.mutate(next, {
      onSuccess: () => toast.success(t(next ? 'feed.share.opened' : 'feed.share.closed')),
    })
  }
  const sharing: MenuEntry[] = [
    { icon: Link, text: t('feed.share.copy'), onSelect: () => void copy() },
    ...(share === undefined
      ? []
      : [{ icon: Share, text: t('feed.share.send'), onSelect: () => void share() }]),
  ]
  const entries: MenuEntry[] = isOwn
    ? [
        { icon: Pencil, text: t('feed.edit.post'), onSelect: onEdit },
        ...sharing,
        {
          icon: Globe,
          text: t('feed.share.public'),
          checked: post.isShared,
          onSelect: handleShared,
        },
      ]
    : [
        ...sharing,
        ...(onReport ? [{ icon: Flag, text: t('feed.report.post'), onSelect: onReport }] : []),
        ...(isModerator
          ? [
              {
                icon: Gavel,
                text: t('feed.moderate.post'),
                onSelect: () => void navigate(`/admin/moderation?post=${post.id}`),
              },
            ]
          : []),
      ]
  return (
    <Menu
      ref={ref}
      icon={Ellipsis}
      label={t('feed.post.menu')}
      entries={entries}
      className="-me-2 -mt-1"
    />
  )
}
