import { missingToPublish } from '@podium/domain'
import { useSuspenseQuery } from '@tanstack/react-query'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { eligibilityQuery } from '../../data/eligibility.ts'
import { errorSentence } from '../../lib/error-sentence.ts'
import { useSessionUser } from '../../lib/session-store.ts'
import { whenSkillsChange } from '../../lib/skills-signal.ts'
import { useFileDrop } from '../../lib/use-file-drop.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { classNames } from '../../ui/class-names.ts'
import { CONTROL_CLASS } from '../../ui/control-class.ts'
import { Form } from '../../ui/form.tsx'
import { LengthLeft } from '../../ui/length-left.tsx'
import { toast } from '../../ui/toast.ts'
import { AudiencePill } from './audience-pill.tsx'
import { EligibilityNotice } from './eligibility-notice.tsx'
import { ImageButton } from './image-button.tsx'
import { ImageState } from './image-state.tsx'
import { ImageToPublish } from './image-to-publish.tsx'
import { OwnAvatar } from './own-avatar.tsx'
import { MAX_LENGTH, useNewPost } from './use-new-post.ts'

type ComposerProps = {
  personId: string
  /** Called when a post was published and the form folds. */
  onPublished: () => void
}

/**
 * Form of a new post, one line until it is used; disabled, with the reason, while the person may not publish.
 */
export function Composer({ personId, onPublished }: ComposerProps) {
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
  const post = useNewPost(personId)
  const { content, image } = post
  const [isUsed, setIsUsed] = useState(false)
  const isOpen = isUsed || content !== '' || image.picture !== undefined
  const text = useRef<HTMLTextAreaElement>(null)
  const imageButton = useRef<HTMLButtonElement>(null)
  const noticeId = useId()
  const lengthId = useId()

  const missing = missingToPublish(profile, user?.role ?? 'user')
  const disabled = missing.length > 0
  const drop = useFileDrop({ disabled: disabled || post.isSending, onFiles: image.choose })

  function failure() {
    if (post.problem === 'blank') return t('feed.composer.blank')
    if (post.problem === 'too_long') return t('common.validation.too_long')
    if (post.failure === null) return undefined
    return user !== undefined ? errorSentence(t, post.failure) : t('feed.composer.notSignedIn')
  }

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (!(await post.send({ onInvalid: () => text.current?.focus() }))) return
    setIsUsed(false)
    onPublished()
    toast.success(t('feed.composer.published'))
  }

  const handleRemoveImage = () => {
    image.clear()
    imageButton.current?.focus()
  }

  return (
    <Card
      as="section"
      tabIndex={-1}
      {...drop.handlers}
      className={classNames('p-3', drop.isOver ? 'outline-2 outline-focus' : 'outline-none')}
    >
      <Form
        failure={failure()}
        onSubmit={(event) => void handleSubmit(event)}
        className="grid-cols-1 gap-3"
      >
        {disabled && user !== undefined && (
          <EligibilityNotice id={noticeId} profile={profile} role={user.role} />
        )}
        <div className="flex flex-wrap items-start gap-x-2 gap-y-3">
          <span className="mt-1.5 max-sm:hidden">
            <OwnAvatar personId={personId} />
          </span>
          <textarea
            ref={text}
            dir="auto"
            value={content}
            onChange={({ target }) => post.write(target.value)}
            onFocus={() => setIsUsed(true)}
            rows={1}
            disabled={disabled}
            aria-label={t('feed.composer.label')}
            aria-describedby={disabled ? noticeId : lengthId}
            aria-invalid={post.problem === undefined ? undefined : true}
            placeholder={t('feed.composer.placeholder')}
            className={classNames(
              CONTROL_CLASS,
              'field-sizing-content max-h-96 min-w-0 grow basis-40 resize-none',
              isOpen && 'min-h-20',
            )}
          />
          {isOpen && (
            <div className="grid w-full grid-cols-1 gap-3 empty:hidden">
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
            </div>
          )}
          <ImageState isReading={image.isReading} refusal={image.refusal} />
          <div
            className={classNames(
              'flex flex-wrap items-center gap-2',
              isOpen ? 'w-full' : disabled ? 'max-sm:w-full' : 'max-sm:hidden',
            )}
          >
            <ImageButton
              ref={imageButton}
              disabled={disabled || post.isSending}
              onFiles={image.choose}
            />
            {isOpen && (
              <AudiencePill
                isShared={post.isShared}
                disabled={disabled || post.isSending}
                onChange={post.setIsShared}
              />
            )}
            <div className="ms-auto flex items-center gap-2">
              <LengthLeft id={lengthId} length={content.length} max={MAX_LENGTH} />
              <Button
                type="submit"
                disabled={disabled || image.isReading}
                waiting={post.isSending}
                waitingLabel={t('feed.composer.publishing')}
              >
                {t('feed.composer.publish')}
              </Button>
            </div>
          </div>
        </div>
      </Form>
    </Card>
  )
}
