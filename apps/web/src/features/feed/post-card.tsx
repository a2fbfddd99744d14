import { Globe, Heart, MessageCircle, Trash2 } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Post, useDeletePost, useEditPost, useSetLike } from '../../data/posts.ts'
import { Card } from '../../ui/card.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { toast } from '../../ui/toast.ts'
import { WrittenText } from '../../ui/written-text.tsx'
import { AuthorLine } from './author-line.tsx'
import { Comments } from './comments.tsx'
import { EditForm } from './edit-form.tsx'
import { EditedMark } from './edited-mark.tsx'
import { HiddenNotice } from './hidden-notice.tsx'
import { ImageFigure } from './image-figure.tsx'
import { PostAction } from './post-action.tsx'
import { PostMenu } from './post-menu.tsx'
import { ReportDialog } from './report-dialog.tsx'
import { WithheldFigure } from './withheld-figure.tsx'

type PostCardProps = {
  post: Post
  personId: string
  /** In a feed: the one-based place, and how many there are (-1: not known yet). */
  place?: { position: number; total: number }
  showsComments: boolean
  onToggleComments: () => void
  /** A preview: one's own post has no buttons that others do not see. */
  asOthers?: boolean | undefined
  /** While a text is being changed, the post must stay on the page. */
  onHold?: (held: boolean) => void
  /** When the post is gone, and the button that had the focus with it. */
  onDeleted: () => void
}

/** One post of the feed (specification §2 "Feed screen"). */
export function PostCard({
  post,
  personId,
  place,
  showsComments,
  onToggleComments,
  asOthers = false,
  onHold = () => {},
  onDeleted,
}: PostCardProps) {
  const { t } = useTranslation()
  const [isEditing, setIsEditing] = useState(false)
  const [dialog, setDialog] = useState<'delete' | 'report'>()
  const setLike = useSetLike(post.id)
  const remove = useDeletePost()
  const edit = useEditPost(post.id)
  const menu = useRef<HTMLButtonElement>(null)
  const authorId = useId()
  const textId = useId()
  const commentsId = useId()
  const isAuthor = post.author?.id === personId
  const isOwn = isAuthor && !asOthers

  const handleEditing = (next: boolean) => {
    setIsEditing(next)
    onHold(next)
    edit.reset()
    if (!next) menu.current?.focus()
  }
  const handleDelete = () =>
    remove.mutate(post, {
      onSuccess: () => {
        toast.success(t('feed.post.deleted'))
        onDeleted()
      },
      onSettled: () => setDialog(undefined),
    })

  return (
    <Card
      as="article"
      tabIndex={place === undefined ? undefined : 0}
      aria-labelledby={authorId}
      aria-describedby={textId}
      aria-posinset={place?.position}
      aria-setsize={place?.total}
      className="grid scroll-mt-18 grid-cols-1 gap-3 p-4 sm:p-5 lg:scroll-mt-4"
    >
      <div className="flex items-start gap-1">
        <AuthorLine
          id={authorId}
          author={post.author}
          {...(post.author && {
            detail: post.author.profession ?? t('feed.post.noProfession'),
          })}
          createdAt={post.createdAt}
          to={`/dashboard/post/${post.id}`}
        >
          {post.editedAt !== null && (
            <>
              <span aria-hidden>·</span>
              <EditedMark
                target={{ postId: post.id }}
                content={post.content}
                editedAt={post.editedAt}
              />
            </>
          )}
          {post.isShared && (
            <Globe
              role="img"
              aria-label={t('feed.share.isPublic')}
              size={14}
              className="ms-0.5 shrink-0 self-center"
            />
          )}
        </AuthorLine>
        {isOwn && (
          <IconButton
            icon={Trash2}
            label={t('feed.post.delete')}
            onClick={() => setDialog('delete')}
            className="-mt-1"
          />
        )}
        {post.author !== null && (
          <PostMenu
            ref={menu}
            post={post}
            isOwn={isOwn}
            onEdit={() => handleEditing(true)}
            onReport={isAuthor ? undefined : () => setDialog('report')}
          />
        )}
      </div>
      {post.isHidden && <HiddenNotice what="post" isOwn={isOwn} />}
      {text()}
      {post.image !== null &&
        (post.isHidden ? (
          <WithheldFigure image={post.image} />
        ) : (
          <ImageFigure image={post.image} />
        ))}
      <div className="-mx-2 -mb-1 flex gap-1">
        {post.author !== null && !post.isHidden && (
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
          onClick={onToggleComments}
        />
      </div>
      <div id={commentsId} hidden={!showsComments}>
        {showsComments && (
          <Comments
            postId={post.id}
            personId={personId}
            closed={post.author === null || post.isHidden}
            onHold={onHold}
          />
        )}
      </div>
      <ReportDialog
        target={{ post_id: post.id }}
        open={dialog === 'report'}
        onClose={() => setDialog(undefined)}
        returnTo={menu}
      />
      <ConfirmDialog
        open={dialog === 'delete'}
        danger
        title={t('feed.post.deleteTitle')}
        message={t('feed.post.deleteText')}
        confirmLabel={t('common.delete')}
        waitingLabel={t('feed.post.deleting')}
        cancelLabel={t('common.cancel')}
        waiting={remove.isPending}
        onConfirm={handleDelete}
        onCancel={() => setDialog(undefined)}
      />
    </Card>
  )
  function text() {
    if (post.author === null) {
      return (
        <p id={textId} className="text-muted italic">
          {t('feed.post.erased')}
        </p>
      )
    }
    if (!isEditing) {
      return (
        <p id={textId} className="leading-7 wrap-anywhere whitespace-pre-wrap">
          <WrittenText>{post.content}</WrittenText>
        </p>
      )
    }
    return (
      <EditForm
        label={t('feed.edit.post')}
        content={post.content}
        of="pro_posts"
        id={post.id}
        personId={personId}
        edit={edit}
        onDone={() => handleEditing(false)}
      />
    )
  }
}
