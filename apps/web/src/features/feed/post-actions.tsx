import { Heart, MessageCircle } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { type Post, useSetLike } from '../../data/posts.ts'
import { PostAction } from './post-action.tsx'

type PostActionsProps = {
  post: Post
  showsComments: boolean
  /** Id of the comments that the button opens. */
  commentsId: string
  onToggleComments: () => void
}

/** Like and comment buttons below a post; tombstones and hidden posts take no likes. */
export function PostActions({
  post,
  showsComments,
  commentsId,
  onToggleComments,
}: PostActionsProps) {
  const { t } = useTranslation()
  const setLike = useSetLike(post.id)
  return (
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
  )
}
