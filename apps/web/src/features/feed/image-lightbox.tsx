import { Dialog } from '@base-ui/react/dialog'
import { X, ZoomIn, ZoomOut } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PostImage } from '../../data/post-images.ts'
import { classNames } from '../../ui/class-names.ts'
import { IconButton } from '../../ui/icon-button.tsx'

type ImageLightboxProps = { image: PostImage; open: boolean; onClose: () => void }

/** Dialog with an image, fitted or in its own pixels, and its alternative text. */
export function ImageLightbox({ image, open, onClose }: ImageLightboxProps) {
  const { t } = useTranslation()
  const close = useRef<HTMLButtonElement>(null)
  const [isZoomed, setIsZoomed] = useState(false)
  const [isShrunk, setIsShrunk] = useState(false)

  const handleOpenChange = (next: boolean) => {
    if (next) return
    setIsZoomed(false)
    onClose()
  }
  return (
    <Dialog.Root open={open} onOpenChange={handleOpenChange}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-stage transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        {/* A press beside the image reaches the backdrop, which closes. */}
        <Dialog.Popup
          initialFocus={close}
          className="pointer-events-none fixed inset-0 z-50 grid grid-rows-[auto_minmax(0,1fr)_auto] transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0"
        >
          <Dialog.Title className="sr-only">{t('images.post')}</Dialog.Title>
          <div className="pointer-events-auto flex justify-end gap-2 p-3">
            {isShrunk && (
              <IconButton
                icon={isZoomed ? ZoomOut : ZoomIn}
                label={t(isZoomed ? 'images.fit' : 'images.zoom')}
                onClick={() => setIsZoomed(!isZoomed)}
                className="bg-raised text-text"
              />
            )}
            <Dialog.Close
              ref={close}
              render={
                <IconButton icon={X} label={t('common.close')} className="bg-raised text-text" />
              }
            />
          </div>
          <section
            aria-label={t('images.post')}
            tabIndex={isZoomed ? 0 : undefined}
            className={classNames(
              'grid min-h-0 grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)] px-3',
              isZoomed && 'pointer-events-auto overflow-auto',
            )}
          >
            <img
              src={image.url}
              alt={image.alt ?? t('images.post')}
              width={image.size?.width}
              height={image.size?.height}
              onLoad={({ currentTarget: shown }) =>
                setIsShrunk(shown.naturalWidth > shown.clientWidth)
              }
              className={classNames(
                'pointer-events-auto m-auto rounded-lg',
                isZoomed ? 'max-w-none' : 'h-auto max-h-full w-auto max-w-full object-contain',
              )}
            />
          </section>
          {image.alt !== null && (
            <Dialog.Description
              dir="auto"
              className="pointer-events-auto m-3 max-h-[25dvh] max-w-2xl justify-self-center overflow-y-auto rounded-lg bg-raised px-4 py-2 text-sm whitespace-pre-wrap text-text wrap-anywhere"
            >
              {image.alt}
            </Dialog.Description>
          )}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
