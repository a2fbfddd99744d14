import { Dialog } from '@base-ui/react/dialog'
import { IMAGE_MAX_SIDE } from '@podium/domain'
import { useMutation } from '@tanstack/react-query'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSaveAvatar } from '../../../data/avatar.ts'
import { errorSentence } from '../../../lib/error-sentence.ts'
import { drawPicture } from '../../../lib/picture.ts'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { DIALOG_POPUP_CLASS, SCRIM_CLASS } from '../../../ui/dialog-class.ts'
import { Notice } from '../../../ui/notice.tsx'
import { Progress } from '../../../ui/progress.tsx'
import { toast } from '../../../ui/toast.ts'
import { changeCrop, partOf, sideOf, wholePicture } from './crop.ts'
import { CropArea } from './crop-area.tsx'
import { PartCanvas } from './part-canvas.tsx'
import { ZoomSlider } from './zoom-slider.tsx'

type CropDialogProps = {
  personId: string
  picture: ImageBitmap
  /** Address of the replaced picture. */
  replaced: string | null
  onClose: () => void
  /** Element to focus when the dialog closes: its opener was disabled meanwhile. */
  focusAfter: RefObject<HTMLElement | null>
}

/** Dialog that crops a picture to the avatar's square, and stores it. */
export function CropDialog({ personId, picture, replaced, onClose, focusAfter }: CropDialogProps) {
  const { t } = useTranslation()
  const [crop, setCrop] = useState(() => wholePicture(picture))
  const [sent, setSent] = useState(0)
  const upload = useRef<AbortController>(null)
  const saveAvatar = useSaveAvatar(personId)
  const part = partOf(crop, picture)
  useEffect(() => () => upload.current?.abort(), [])

  const save = useMutation({
    meta: { quiet: true },
    mutationFn: async () => {
      const side = Math.round(Math.min(IMAGE_MAX_SIDE.avatars, Math.max(1, sideOf(crop, picture))))
      const file = await drawPicture(picture, { part, width: side, height: side })
      setSent(0)
      upload.current = new AbortController()
      const { signal } = upload.current
      await saveAvatar.mutateAsync({ picture: file, replaced, onProgress: setSent, signal })
    },
    onSuccess: () => {
      toast.success(t('profile.avatar.saved'))
      onClose()
    },
  })

  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={SCRIM_CLASS} />
        <Dialog.Popup className={DIALOG_POPUP_CLASS} finalFocus={focusAfter}>
          <Dialog.Title className="font-display text-xl font-semibold">
            {t('profile.avatar.cropTitle')}
          </Dialog.Title>
          <div className="mt-4 grid gap-4">
            <CropArea picture={picture} crop={crop} onChange={setCrop} />
            <ZoomSlider
              zoom={crop.zoom}
              onChange={(zoom) => setCrop(changeCrop(crop, { zoom }, picture))}
            />
            <div className="flex items-center justify-center gap-4">
              <p className="text-sm text-muted">{t('profile.avatar.preview')}</p>
              {[160, 88].map((side) => (
                <PartCanvas
                  key={side}
                  picture={picture}
                  part={part}
                  side={side}
                  className={classNames(
                    'rounded-full ring-1 ring-border',
                    side === 160 ? 'size-20' : 'size-11',
                  )}
                />
              ))}
            </div>
            {save.isPending && (
              <Progress label={t('profile.avatar.sending')} done={sent} total={1} />
            )}
            {save.isError && (
              <Notice tone="danger" role="alert">
                {errorSentence(t, save.error, 'profile.avatar.failed')}
              </Notice>
            )}
          </div>
          <div className="mt-6 flex flex-wrap justify-end gap-3">
            <Button variant="secondary" onClick={onClose}>
              {t('common.cancel')}
            </Button>
            <Button
              waiting={save.isPending}
              waitingLabel={t('common.saving')}
              onClick={() => save.mutate()}
            >
              {t(save.isError ? 'common.retry' : 'common.save')}
            </Button>
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
