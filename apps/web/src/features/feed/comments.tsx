import { zodResolver } from '@hookform/resolvers/zod'
import { commentForm, LIMITS } from '@podium/domain'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { commentsQuery, useAddComment } from '../../data/comments.ts'
import { errorSentence } from '../../lib/error-sentence.ts'
import { useFormDraft } from '../../lib/use-form-draft.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { CONTROL_CLASS } from '../../ui/control-class.ts'
import { Form } from '../../ui/form.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { CommentItem } from './comment-item.tsx'

type CommentsProps = {
  postId: string
  personId: string
  /** Nobody can add to it any more. */
  closed: boolean
}

/** What was said about a post, and a field to say more. */
export function Comments({ postId, personId, closed }: CommentsProps) {
  const { t } = useTranslation()
  const section = useRef<HTMLElement>(null)
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label={t('feed.comments.list')}
      className="grid grid-cols-1 gap-4 border-border border-t pt-4 outline-none"
    >
      <CommentList postId={postId} personId={personId} onDeleted={() => section.current?.focus()} />
      {!closed && <CommentForm postId={postId} personId={personId} />}
    </section>
  )
}

type CommentListProps = Omit<CommentsProps, 'closed'> & { onDeleted: () => void }

function CommentList({ postId, personId, onDeleted }: CommentListProps) {
  const { t } = useTranslation()
  const comments = useQuery(commentsQuery(postId))
  if (comments.isError) {
    return (
      <LoadFailure
        message={errorSentence(t, comments.error, 'feed.comments.failed')}
        retryLabel={t('common.retry')}
        retryingLabel={t('common.retrying')}
        retrying={comments.isFetching}
        onRetry={() => void comments.refetch()}
      />
    )
  }
  if (comments.isPending) {
    return (
      <div role="status">
        <span className="sr-only">{t('common.loading')}</span>
        <Skeleton className="h-12" />
      </div>
    )
  }
  if (comments.data.length === 0) {
    return <p className="text-sm text-muted">{t('feed.comments.empty')}</p>
  }
  return (
    <ul className="grid grid-cols-1 gap-4">
      {comments.data.map((comment) => (
        <CommentItem
          key={comment.id}
          comment={comment}
          postId={postId}
          personId={personId}
          onDeleted={onDeleted}
        />
      ))}
    </ul>
  )
}

function CommentForm({ postId, personId }: Omit<CommentsProps, 'closed'>) {
  const { t } = useTranslation()
  const add = useAddComment(postId)
  const form = useForm({ resolver: zodResolver(commentForm), defaultValues: { content: '' } })
  useFormDraft(form, `comment.${personId}.${postId}`)
  const { register, handleSubmit, reset, formState } = form
  const invalid = formState.errors.content !== undefined
  const handleAdd = handleSubmit(({ content }) => add.mutate(content, { onSuccess: () => reset() }))
  return (
    <Form
      failure={invalid ? t('feed.comments.blank') : add.error && errorSentence(t, add.error)}
      onSubmit={(event) => void handleAdd(event)}
      className="gap-3"
    >
      <div className="flex items-end gap-2">
        <textarea
          {...register('content')}
          rows={1}
          maxLength={LIMITS.pro_post_comments.content}
          aria-label={t('feed.comments.label')}
          aria-invalid={invalid ? true : undefined}
          placeholder={t('feed.comments.placeholder')}
          className={classNames(CONTROL_CLASS, 'field-sizing-content max-h-48 resize-none')}
        />
        <Button
          type="submit"
          variant="secondary"
          waiting={add.isPending}
          waitingLabel={t('feed.comments.sending')}
        >
          {t('feed.comments.send')}
        </Button>
      </div>
    </Form>
  )
}
