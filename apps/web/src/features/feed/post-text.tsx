import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { type Post, useEditPost } from '../../data/posts.ts'
import { Lazy, lazyValue } from '../../ui/lazy.tsx'
import { WrittenText } from '../../ui/written-text.tsx'
import { FoldedText } from './folded-text.tsx'

const editForm = lazyValue(() => import('./edit-form.tsx').then((m) => m.EditForm))

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
  const text = folds ? (
    <FoldedText id={id} postId={post.id}>
      <WrittenText>{post.content}</WrittenText>
    </FoldedText>
  ) : (
    <p id={id} dir="auto" className="leading-6 wrap-anywhere whitespace-pre-wrap">
      <WrittenText>{post.content}</WrittenText>
    </p>
  )
  if (!isEditing) return text
  return <PostEdit post={post} personId={personId} onDone={onEdited} before={text} />
}

type PostEditProps = Pick<PostTextProps, 'post' | 'personId'> & {
  onDone: () => void
  /** Text shown until the form is downloaded. */
  before: ReactNode
}

function PostEdit({ post, before, ...props }: PostEditProps) {
  const edit = useEditPost(post.id)
  return (
    <Lazy
      needed
      component={editForm}
      before={before}
      props={{ ...props, of: 'pro_posts', text: post, edit }}
    />
  )
}
