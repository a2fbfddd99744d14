import { useTranslation } from 'react-i18next'
import { type Post, useEditPost } from '../../data/posts.ts'
import { WrittenText } from '../../ui/written-text.tsx'
import { EditForm } from './edit-form.tsx'
import { FoldedText } from './folded-text.tsx'

type PostTextProps = {
  /** Id given to the text, which describes the post. */
  id: string
  post: Post
  personId: string
  isEditing: boolean
  /** Whether a long text is folded. */
  folds: boolean
  /** Called when the edit is stored or given up. */
  onEdited: () => void
}

/** Text of a post, or the form that edits it; of a tombstone, that its author is gone. */
export function PostText({ id, post, personId, isEditing, folds, onEdited }: PostTextProps) {
  const { t } = useTranslation()
  if (post.author === null) {
    return (
      <p id={id} className="text-muted italic">
        {t('feed.post.erased')}
      </p>
    )
  }
  if (isEditing) return <PostEdit post={post} personId={personId} onDone={onEdited} />
  if (folds) {
    return (
      <FoldedText id={id} postId={post.id}>
        <WrittenText>{post.content}</WrittenText>
      </FoldedText>
    )
  }
  return (
    <p id={id} dir="auto" className="leading-7 wrap-anywhere whitespace-pre-wrap">
      <WrittenText>{post.content}</WrittenText>
    </p>
  )
}

type PostEditProps = Pick<PostTextProps, 'post' | 'personId'> & { onDone: () => void }

function PostEdit({ post, ...props }: PostEditProps) {
  return <EditForm {...props} of="pro_posts" text={post} edit={useEditPost(post.id)} />
}
