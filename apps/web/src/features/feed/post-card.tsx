import { Heart, MessageCircle, Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Post, useDeletePost, useSetLike } from '../../data/posts.ts'
import { Card } from '../../ui/card.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { toast } from '../../ui/toast.ts'
import { AuthorLine } from './author-line.tsx'
import { Comments } from './comments.tsx'
import { ImageFigure } from './image-figure.tsx'
import { PostAction } from './post-action.tsx'

type PostCardProps = {
  post: Post
  personId: string
  /** One-based place in the feed, and how many there are (-1: not known yet). */
  position: number
  total: number
  /** When the post is gone, and the button that had the focus with it. */
  onDeleted: () => void
}

/** One post of the feed (specification §2 "Feed screen"). */
export function PostCard({ post, personId, position, total, onDeleted }: PostCardProps) {
  const { t } = useTranslation()
  const [showsComments, setShowsComments] = useState(false)
  const [asksToDelete, setAsksToDelete] = useState(false)
  const setLike = useSetLike(post.id)
  const remove = useDeletePost()
  const authorId = useId()
  const commentsId = useId()
  const isOwn = post.author?.id === personId

  const handleDelete = () =>
    remove.mutate(post, {
      onSuccess: () => {
        toast.success(t('feed.post.deleted'))
        onDeleted()
      },
      onSettled: () => setAsksToDelete(false),
    })

  return (
    <Card
      as="article"
      aria-labelledby={authorId}
      aria-posinset={position}
      aria-setsize={total}
      className="grid grid-cols-1 gap-3 p-4 sm:p-5"
    >
      <div className="flex items-start gap-3">
        <AuthorLine
          id={authorId}
          author={post.author}
          {...(post.author && {
            detail: post.author.profession ?? t('feed.post.noProfession'),
          })}
          createdAt={post.createdAt}
        />
        {isOwn && (
          <IconButton
            icon={Trash2}
            label={t('feed.post.delete')}
            onClick={() => setAsksToDelete(true)}
            className="-me-2 -mt-1"
          />
        )}
      </div>
      {post.author === null ? (
        <p className="text-muted italic">{t('feed.post.erased')}</p>
      ) : (
        <p className="leading-7 wrap-anywhere whitespace-pre-wrap">{post.content}</p>
      )}
      {post.image !== null && <ImageFigure image={post.image} />}
      <div className="-mx-2 -mb-1 flex gap-1">
        {post.author !== null && (
          <PostAction
            icon={Heart}
            label={t('feed.post.like')}
            count={post.likes}
            countLabel={t('feed.post.likes', { count: post.likes })}
            pressed={post.liked}
            onClick={() => setLike.mutate(!post.liked)}
          />
        )}
        <PostAction
          icon={MessageCircle}
          label={t('feed.post.comment')}
          count={post.comments}
          countLabel={t('feed.post.comments', { count: post.comments })}
          expanded={showsComments}
          controls={commentsId}
          onClick={() => setShowsComments(!showsComments)}
        />
      </div>
      <div id={commentsId} hidden={!showsComments}>
        {showsComments && (
          <Comments postId={post.id} personId={personId} closed={post.author === null} />
        )}
      </div>
      <ConfirmDialog
        open={asksToDelete}
        danger
        title={t('feed.post.deleteTitle')}
        message={t('feed.post.deleteText')}
        confirmLabel={t('common.delete')}
        waitingLabel={t('feed.post.deleting')}
        cancelLabel={t('common.cancel')}
        waiting={remove.isPending}
        onConfirm={handleDelete}
        onCancel={() => setAsksToDelete(false)}
      />
    </Card>
  )
}
