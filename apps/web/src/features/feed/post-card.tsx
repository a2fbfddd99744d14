import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Post, useDeletePost } from '../../data/posts.ts'
import { classNames } from '../../ui/class-names.ts'
import { handOnFocus } from '../../ui/hand-on-focus.ts'
import { Lazy, lazyValue } from '../../ui/lazy.tsx'
import { toast } from '../../ui/toast.ts'
import { type ContentDialog, ContentDialogs } from './content-dialogs.tsx'
import { HiddenNotice } from './hidden-notice.tsx'
import { ImageFigure } from './image-figure.tsx'
import { PostActions } from './post-actions.tsx'
import { PostHeader } from './post-header.tsx'
import { PostText } from './post-text.tsx'
import { WithheldFigure } from './withheld-figure.tsx'

const comments = lazyValue(() => import('./comments.tsx').then((m) => m.Comments))

/** Age below which a post counts as published just now, in ms. */
const NEW_MS = 5000

type PostCardProps = {
  post: Post
  personId: string
  /** Place in a feed, one-based, and the number of posts (-1 while unknown). */
  place?: { position: number; total: number }
  showsComments: boolean
  onToggleComments: () => void
  /** Preview of one's own post as others see it, without the author's buttons. */
  asOthers?: boolean | undefined
  /** Called with true while a text is being edited: the post must then stay mounted. */
  onHold?: (held: boolean) => void
  /** Called when the post is deleted, and the focused button with it. */
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
  const [dialog, setDialog] = useState<ContentDialog>()
  const remove = useDeletePost()
  const menu = useRef<HTMLButtonElement>(null)
  const authorId = useId()
  const textId = useId()
  const commentsId = useId()
  const isAuthor = post.author?.id === personId
  const isOwn = isAuthor && !asOthers
  // One's own post of this moment settles into the feed.
  const [isNew] = useState(() => isOwn && Date.now() - Date.parse(post.createdAt) < NEW_MS)

  const handleEditing = (next: boolean) => {
    setIsEditing(next)
    onHold(next)
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
    <article
      // A post that is gone goes with the button that found out.
      ref={handOnFocus}
      tabIndex={place === undefined ? undefined : 0}
      aria-labelledby={authorId}
      aria-describedby={textId}
      aria-posinset={place?.position}
      aria-setsize={place?.total}
      className={classNames(
        'grid scroll-mt-24 grid-cols-1 gap-2.5 border-border border-b py-4',
        isNew && 'motion-safe:animate-settle',
      )}
    >
      <PostHeader
        authorId={authorId}
        post={post}
        isOwn={isOwn}
        menuRef={menu}
        onEdit={() => handleEditing(true)}
        onDelete={() => setDialog('delete')}
        onReport={isAuthor ? undefined : () => setDialog('report')}
      />
      {post.isHidden && <HiddenNotice what="post" isOwn={isOwn} />}
      <PostText
        id={textId}
        post={post}
        personId={personId}
        isEditing={isEditing}
        folds={place !== undefined}
        onEdited={() => handleEditing(false)}
      />
      <Image post={post} />
      <PostActions
        post={post}
        showsComments={showsComments}
        commentsId={commentsId}
        onToggleComments={onToggleComments}
      />
      <div id={commentsId} hidden={!showsComments}>
        <Lazy
          component={comments}
          needed={showsComments}
          props={{
            postId: post.id,
            personId,
            closed: post.author === null || post.isHidden,
            isOpen: showsComments,
            onHold,
          }}
        />
      </div>
      <ContentDialogs
        what="post"
        target={{ post_id: post.id }}
        open={dialog}
        onClose={() => setDialog(undefined)}
        deleting={remove.isPending}
        onDelete={handleDelete}
        returnTo={menu}
      />
    </article>
  )
}

function Image({ post: { image, isHidden } }: { post: Post }) {
  if (image === null) return null
  return isHidden ? <WithheldFigure image={image} /> : <ImageFigure image={image} />
}
