import { useTranslation } from 'react-i18next'
import type { SharedPost } from '../../data/shared-post.ts'
import { exactTime } from '../../lib/format.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Card } from '../../ui/card.tsx'
import { WrittenText } from '../../ui/written-text.tsx'
import { ImageFigure } from './image-figure.tsx'

/** Post as people without an account see it. */
export function SharedPostCard({ post }: { post: SharedPost }) {
  const { t } = useTranslation()
  const name = post.author.name || t('feed.post.someone')
  return (
    <Card as="article" className="grid grid-cols-1 gap-4 p-5 sm:p-7">
      <div className="flex min-w-0 items-center gap-3">
        <Avatar
          personId={undefined}
          tint={post.author.tint}
          name={name}
          src={post.author.avatarUrl}
        />
        <div className="min-w-0 leading-5">
          <p className="truncate font-semibold">
            <bdi>{name}</bdi>
          </p>
          <p className="truncate text-sm text-muted">
            <bdi>{post.author.profession ?? t('feed.post.noProfession')}</bdi>
          </p>
        </div>
      </div>
      <p dir="auto" className="text-lg leading-8 wrap-anywhere whitespace-pre-wrap">
        <WrittenText>{post.content}</WrittenText>
      </p>
      {post.image !== null && <ImageFigure image={post.image} />}
      <p className="text-sm text-muted">
        <time dateTime={post.createdAt}>{exactTime(new Date(post.createdAt))}</time>
        {post.isEdited && ` · ${t('feed.edits.mark')}`}
      </p>
    </Card>
  )
}
