import { Globe, Trash2 } from 'lucide-react'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import type { Post } from '../../data/posts.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { AuthorLine } from './author-line.tsx'
import { EditedMark } from './edited-mark.tsx'
import { PostMenu } from './post-menu.tsx'

type PostHeaderProps = {
  /** Id given to the author's name, which names the post. */
  authorId: string
  post: Post
  /** Whether to offer what only the author may do. */
  isOwn: boolean
  menuRef: Ref<HTMLButtonElement>
  onEdit: () => void
  onDelete: () => void
  /** Undefined where the post cannot be reported: one's own. */
  onReport: (() => void) | undefined
}

/** First line of a post: its author, date and marks, and what can be done with it. */
export function PostHeader({
  authorId,
  post,
  isOwn,
  menuRef,
  onEdit,
  onDelete,
  onReport,
}: PostHeaderProps) {
  const { t } = useTranslation()
  return (
    <div className="flex items-start gap-1">
      <AuthorLine
        id={authorId}
        author={post.author}
        {...(post.author && { detail: post.author.profession ?? t('feed.post.noProfession') })}
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
          onClick={onDelete}
          // Never under the mouse that has just pressed “Publish”, and rests there.
          className="-mt-1 pointer-fine:in-data-resting:pointer-events-none pointer-fine:in-data-resting:opacity-0"
        />
      )}
      {post.author !== null && (
        <PostMenu ref={menuRef} post={post} isOwn={isOwn} onEdit={onEdit} onReport={onReport} />
      )}
    </div>
  )
}
