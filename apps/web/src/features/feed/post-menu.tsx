import { Ellipsis, Flag, Globe, Link, Pencil, Share } from 'lucide-react'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { type Post, useSetShared } from '../../data/posts.ts'
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

/** Menu of a post: link, sharing, edit, report. */
export function PostMenu({ ref, post, isOwn, onEdit, onReport }: PostMenuProps) {
  const { t } = useTranslation()
  const setShared = useSetShared(post.id)
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
