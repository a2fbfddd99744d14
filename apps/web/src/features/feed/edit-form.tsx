import { LIMITS } from '@podium/domain'
import type { UseMutationResult } from '@tanstack/react-query'
import { useEffect, useId } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useDraft } from '../../lib/draft.ts'
import { errorSentence } from '../../lib/error-sentence.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { CONTROL_CLASS } from '../../ui/control-class.ts'
import { Form } from '../../ui/form.tsx'
import { LengthLeft } from '../../ui/length-left.tsx'
import { toast } from '../../ui/toast.ts'
import { useLazyCheck } from '../../ui/use-lazy-check.ts'

const LOAD_CHECK = {
  pro_posts: () => import('./checks.ts').then((m) => m.postCheck),
  pro_post_comments: () => import('./checks.ts').then((m) => m.commentCheck),
}

type EditFormProps = {
  of: keyof typeof LOAD_CHECK
  /** Stored text, and the id of its post or comment. */
  text: { id: string; content: string }
  personId: string
  /** Mutation that stores the text. */
  edit: Pick<UseMutationResult<unknown, Error, string>, 'mutate' | 'isPending' | 'error'>
  /** Called when the edit is stored or given up. */
  onDone: () => void
}

/** Form in the place of a text that is edited; the draft is kept until the edit is stored or given up. */
export function EditForm({ of, text: { id, content }, personId, edit, onDone }: EditFormProps) {
  const { t } = useTranslation()
  const errorId = useId()
  const draft = useDraft(personId, `edit.${id}`)
  const { register, handleSubmit, setFocus, watch, formState } = useForm({
    resolver: useLazyCheck(LOAD_CHECK[of]),
    defaultValues: { content: draft.initial || content },
  })
  useEffect(() => setFocus('content'), [setFocus])
  const typed = watch('content')
  const lengthId = useId()
  const invalid = formState.errors.content !== undefined

  const handleDone = () => {
    draft.keep('')
    onDone()
  }
  const handleSave = handleSubmit((changed) => {
    if (changed.content === content) return handleDone()
    edit.mutate(changed.content, {
      onSuccess: () => {
        toast.success(t('feed.edit.saved'))
        handleDone()
      },
    })
  })
  return (
    <Form
      failure={
        invalid
          ? t(typed.trim() === '' ? 'feed.edit.blank' : 'common.validation.too_long')
          : edit.error && errorSentence(t, edit.error)
      }
      onSubmit={(event) => void handleSave(event)}
      className="gap-3"
    >
      <textarea
        dir="auto"
        {...register('content', { onChange: ({ target }) => draft.keep(target.value) })}
        rows={2}
        aria-label={t(of === 'pro_posts' ? 'feed.edit.post' : 'feed.edit.comment')}
        aria-invalid={invalid ? true : undefined}
        aria-describedby={`${errorId} ${lengthId}`}
        className={classNames(CONTROL_CLASS, 'field-sizing-content max-h-96 resize-none')}
      />
      <LengthLeft id={lengthId} length={typed.length} max={LIMITS[of].content} />
      <div className="flex flex-wrap items-center justify-end gap-2">
        <p id={errorId} className="me-auto text-sm text-muted">
          {t('feed.edit.hint')}
        </p>
        <div className="flex gap-2">
          <Button variant="secondary" size="sm" disabled={edit.isPending} onClick={handleDone}>
            {t('common.cancel')}
          </Button>
          <Button
            type="submit"
            size="sm"
            waiting={edit.isPending}
            waitingLabel={t('common.saving')}
          >
            {t('common.save')}
          </Button>
        </div>
      </div>
    </Form>
  )
}
