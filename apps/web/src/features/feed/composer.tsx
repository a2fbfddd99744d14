import { LIMITS, missingToPublish } from '@podium/domain'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { eligibilityQuery } from '../../data/eligibility.ts'
import { usePublishPost } from '../../data/posts.ts'
import { useDraft } from '../../lib/draft.ts'
import { errorSentence } from '../../lib/error-sentence.ts'
import { useSessionUser } from '../../lib/session-store.ts'
import { whenSkillsChange } from '../../lib/skills-signal.ts'
import { useFileDrop } from '../../lib/use-file-drop.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { classNames } from '../../ui/class-names.ts'
import { CONTROL_CLASS } from '../../ui/control-class.ts'
import { Form } from '../../ui/form.tsx'
import { toast } from '../../ui/toast.ts'
import { useLazyCheck } from '../../ui/use-lazy-check.ts'
import { EligibilityNotice } from './eligibility-notice.tsx'
import { ImageButton } from './image-button.tsx'
import { ImageState } from './image-state.tsx'
import { ImageToPublish } from './image-to-publish.tsx'
import { LengthLeft } from './length-left.tsx'
import { useImageToPublish } from './use-image-to-publish.ts'

const loadCheck = () => import('./checks.ts').then((m) => m.newPostCheck)
const MAX_LENGTH = LIMITS.pro_posts.content

/** Form of a new post; disabled, with the reason, while the person may not publish. */
export function Composer({ personId }: { personId: string }) {
  const { t } = useTranslation()
  const user = useSessionUser()
  const { data: profile, refetch } = useSuspenseQuery(eligibilityQuery(personId))
  useEffect(() => whenSkillsChange(() => void refetch()), [refetch])
  useEffect(() => {
    // The query library refetches on visibility only: a window beside another one is never hidden.
    const handleFocus = () => void refetch()
    window.addEventListener('focus', handleFocus)
    return () => window.removeEventListener('focus', handleFocus)
  }, [refetch])
  const publish = usePublishPost()
  const draft = useDraft(personId)
  const { register, handleSubmit, reset, watch, formState } = useForm({
    resolver: useLazyCheck(loadCheck),
    defaultValues: { content: draft.initial, isShared: false },
  })
  const image = useImageToPublish()
  const content = watch('content')
  useEffect(() => draft.keep(content), [draft, content])
  const card = useRef<HTMLDivElement>(null)
  // Height kept after publishing while the pointer is here: nothing of the new post moves under it.
  const [heldHeight, setHeldHeight] = useState<number>()
  const imageButton = useRef<HTMLButtonElement>(null)
  const noticeId = useId()
  const errorId = useId()

  const missing = missingToPublish(profile, user?.role ?? 'user')
  const disabled = missing.length > 0
  const drop = useFileDrop({ disabled: disabled || publish.isPending, onFiles: image.choose })
  const error = failure()

  function failure() {
    if (formState.errors.content !== undefined) {
      return t(content.trim() === '' ? 'feed.composer.blank' : 'common.validation.too_long')
    }
    if (publish.error === null || publish.error.name === 'AbortError') return undefined
    return user !== undefined ? errorSentence(t, publish.error) : t('feed.composer.notSignedIn')
  }

  const handlePublish = handleSubmit(async (post) => {
    // An image that is still being read would not be published.
    if (image.isReading) return
    await publish.mutateAsync({ ...post, image: image.take() }).then(
      () => {
        if (card.current?.matches(':hover')) setHeldHeight(card.current.offsetHeight)
        reset({ content: '', isShared: false })
        image.clear()
        toast.success(t('feed.composer.published'))
      },
      // The failure is shown above the text, which stays.
      () => image.stop(),
    )
  })

  const handleRemoveImage = () => {
    image.clear()
    imageButton.current?.focus()
  }

  return (
    <Card
      ref={card}
      as="section"
      tabIndex={-1}
      style={{ minHeight: heldHeight }}
      onPointerLeave={() => setHeldHeight(undefined)}
      {...drop.handlers}
      className={classNames(
        'relative p-4 sm:p-5',
        drop.isOver ? 'outline-2 outline-focus' : 'outline-none',
      )}
    >
      <Form failure={error} onSubmit={(event) => void handlePublish(event)} className="gap-3">
        {disabled && user !== undefined && (
          <EligibilityNotice id={noticeId} missing={missing} role={user.role} />
        )}
        <textarea
          {...register('content')}
          rows={3}
          disabled={disabled}
          aria-label={t('feed.composer.label')}
          aria-describedby={disabled ? noticeId : errorId}
          aria-invalid={formState.errors.content === undefined ? undefined : true}
          placeholder={t('feed.composer.placeholder')}
          className={classNames(
            CONTROL_CLASS,
            'field-sizing-content max-h-96 min-h-20 resize-none',
          )}
        />
        {image.picture !== undefined && (
          <ImageToPublish
            picture={image.picture}
            alt={image.alt}
            sent={image.sent}
            onAlt={image.setAlt}
            onRemove={handleRemoveImage}
            onCancel={image.cancel}
          />
        )}
        <ImageState isReading={image.isReading} refusal={image.refusal} />
        <Checkbox {...register('isShared')} disabled={disabled} label={t('feed.composer.shared')} />
        <div className="flex items-center justify-between gap-3">
          <ImageButton
            ref={imageButton}
            disabled={disabled || publish.isPending}
            onFiles={image.choose}
          />
          <LengthLeft id={errorId} length={content.length} max={MAX_LENGTH} className="ms-auto" />
          <Button
            type="submit"
            disabled={disabled || image.isReading}
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
