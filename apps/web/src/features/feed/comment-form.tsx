import { LIMITS } from '@podium/domain'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useAddComment } from '../../data/comments.ts'
import { useDraft } from '../../lib/draft.ts'
import { errorSentence } from '../../lib/error-sentence.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { CONTROL_CLASS } from '../../ui/control-class.ts'
import { Form } from '../../ui/form.tsx'
import { LengthLeft } from '../../ui/length-left.tsx'
import { useLazyCheck } from '../../ui/use-lazy-check.ts'
import { OwnAvatar } from './own-avatar.tsx'

const loadCheck = () => import('./checks.ts').then((m) => m.commentCheck)

/** Form that adds a comment; the text is kept as a draft until it is stored. */
export function CommentForm({ postId, personId }: { postId: string; personId: string }) {
  const { t } = useTranslation()
  const add = useAddComment(postId)
  const draft = useDraft(personId, postId)
  const { register, handleSubmit, reset, watch, getValues, setValue, formState } = useForm({
    resolver: useLazyCheck(loadCheck),
    defaultValues: { content: draft.initial },
  })
  const invalid = formState.errors.content !== undefined
  const content = watch('content')
  const lengthId = useId()
  const field = register('content', { onChange: ({ target }) => draft.keep(target.value) })

  const handleAdd = handleSubmit(({ content }) => {
    reset({ content: '' })
    add.mutate(content, {
      onSuccess: () => draft.keep(getValues('content')),
      onError: () => {
        // Back into the field, above the text typed since.
        const typed = getValues('content')
        const both = typed === '' ? content : `${content}\n${typed}`
        setValue('content', both)
        draft.keep(both)
      },
    })
  })
  return (
    <Form
      failure={
        invalid
          ? t(content.trim() === '' ? 'feed.comments.blank' : 'common.validation.too_long')
          : add.error && errorSentence(t, add.error)
      }
      onSubmit={(event) => void handleAdd(event)}
      className="gap-3"
    >
      <div className="flex items-end gap-2">
        <span className="mb-1.5">
          <OwnAvatar personId={personId} />
        </span>
        <textarea
          dir="auto"
          {...field}
          rows={1}
          aria-label={t('feed.comments.label')}
          aria-invalid={invalid ? true : undefined}
          aria-describedby={lengthId}
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
      <LengthLeft id={lengthId} length={content.length} max={LIMITS.pro_post_comments.content} />
    </Form>
  )
}
