import { zodResolver } from '@hookform/resolvers/zod'
import { LIMITS, postForm } from '@podium/domain'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useId } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { eligibilityQuery } from '../../data/eligibility.ts'
import { usePublishPost } from '../../data/posts.ts'
import { errorSentence } from '../../lib/error-sentence.ts'
import { useSessionUser } from '../../lib/session-store.ts'
import { whenSkillsChange } from '../../lib/skills-signal.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { classNames } from '../../ui/class-names.ts'
import { CONTROL_CLASS } from '../../ui/control-class.ts'
import { Form } from '../../ui/form.tsx'
import { toast } from '../../ui/toast.ts'
import { EligibilityNotice } from './eligibility-notice.tsx'
import { useDraft } from './use-draft.ts'

const MAX_LENGTH = LIMITS.pro_posts.content
/** From here on the composer says how much room is left. */
const NEARLY_FULL = MAX_LENGTH - 200

/** Writes a post; disabled, with the reason, while the person may not publish yet. */
export function Composer({ personId }: { personId: string }) {
  const { t } = useTranslation()
  const signedIn = useSessionUser() !== undefined
  const { data: missing, refetch } = useSuspenseQuery(eligibilityQuery(personId))
  useEffect(() => whenSkillsChange(() => void refetch()), [refetch])
  useEffect(() => {
    // The query library looks at the tab's visibility only: a window beside another one is never hidden.
    const handleFocus = () => void refetch()
    window.addEventListener('focus', handleFocus)
    return () => window.removeEventListener('focus', handleFocus)
  }, [refetch])
  const publish = usePublishPost()
  const draft = useDraft(personId)
  const { register, handleSubmit, reset, watch, formState } = useForm({
    resolver: zodResolver(postForm),
    defaultValues: { content: draft.initial },
  })
  const content = watch('content')
  useEffect(() => draft.keep(content), [draft, content])
  const noticeId = useId()
  const errorId = useId()

  const disabled = missing.length > 0
  const error = failure()

  function failure() {
    if (formState.errors.content !== undefined) {
      return t(content.trim() === '' ? 'feed.composer.blank' : 'common.validation.too_long')
    }
    if (publish.error === null) return undefined
    return signedIn ? errorSentence(t, publish.error) : t('feed.composer.notSignedIn')
  }

  const handlePublish = handleSubmit(async (post) => {
    await publish.mutateAsync(post.content).then(
      () => {
        reset({ content: '' })
        toast.success(t('feed.composer.published'))
      },
      // Shown above the text, which stays.
      () => {},
    )
  })

  return (
    <Card as="section" className="p-4 sm:p-5">
      <Form failure={error} onSubmit={(event) => void handlePublish(event)} className="gap-3">
        {disabled && <EligibilityNotice id={noticeId} missing={missing} />}
        <textarea
          {...register('content')}
          rows={3}
          disabled={disabled}
          maxLength={MAX_LENGTH}
          aria-label={t('feed.composer.label')}
          aria-describedby={disabled ? noticeId : errorId}
          aria-invalid={formState.errors.content === undefined ? undefined : true}
          placeholder={t('feed.composer.placeholder')}
          className={classNames(
            CONTROL_CLASS,
            'field-sizing-content max-h-96 min-h-20 resize-none',
          )}
        />
        <div className="flex items-center justify-between gap-3">
          <p id={errorId} className="text-sm text-muted">
            {content.length > NEARLY_FULL &&
              t('feed.composer.left', { count: MAX_LENGTH - content.length })}
          </p>
          <Button
            type="submit"
            disabled={disabled}
            waiting={publish.isPending}
            waitingLabel={t('feed.composer.publishing')}
          >
            {t('feed.composer.publish')}
          </Button>
        </div>
      </Form>
    </Card>
  )
}
