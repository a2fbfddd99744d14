import { LIMITS } from '@podium/domain'
import { Info, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ShrunkPicture } from '../../lib/shrink-picture.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { ImageProgress } from './image-progress.tsx'
import { useObjectUrl } from './use-object-url.ts'

type ImageToPublishProps = {
  picture: ShrunkPicture
  alt: string
  /** Share that is sent, from 0 to 1; undefined before the upload. */
  sent: number | undefined
  onAlt: (alt: string) => void
  onRemove: () => void
  onCancel: () => void
}

/** Image of the post being written: preview, alternative text, upload. */
export function ImageToPublish({
  picture,
  alt,
  sent,
  onAlt,
  onRemove,
  onCancel,
}: ImageToPublishProps) {
  const { t } = useTranslation()
  const url = useObjectUrl(picture.file)
  const isSending = sent !== undefined
  return (
    <section aria-label={t('images.yours')} className="grid gap-3">
      <div className="relative w-fit max-w-full">
        <img
          src={url}
          alt={t('images.preview')}
          width={picture.width}
          height={picture.height}
          className="h-auto max-h-80 w-auto max-w-full rounded-xl bg-hover"
        />
        <IconButton
          icon={X}
          label={t('images.remove')}
          disabled={isSending}
          onClick={onRemove}
          className="absolute end-2 top-2 bg-raised shadow-popup"
        />
      </div>
      {isSending && <ImageProgress sent={sent} onCancel={onCancel} />}
      <TextArea
        label={t('images.alt')}
        hint={t('images.altHint')}
        rows={2}
        value={alt}
        longest={LIMITS.pro_posts.image_alt}
        readOnly={isSending}
        onChange={({ target }) => onAlt(target.value)}
      />
      {alt.trim() === '' && (
        <p className="-mt-1.5 flex items-start gap-1.5 text-sm text-on-warning-soft">
          <Info aria-hidden size={16} className="mt-0.5 shrink-0" />
          {t('images.altMissing')}
        </p>
      )}
    </section>
  )
}
