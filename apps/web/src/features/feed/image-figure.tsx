import { ImageOff } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PostImage } from '../../data/post-images.ts'
import { classNames } from '../../ui/class-names.ts'
import { lazyDialog } from '../../ui/lazy.tsx'
import { imageFrame } from './image-frame.ts'

const LazyLightbox = lazyDialog(() => import('./image-lightbox.tsx').then((m) => m.ImageLightbox))

/** Image of a post, in a frame reserved before it loads; a press opens the lightbox. */
export function ImageFigure({ image }: { image: PostImage }) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const [isLost, setIsLost] = useState(false)
  const frame = imageFrame(image.size)

  if (isLost) {
    return (
      <p
        style={frame}
        className="flex max-h-40 items-center justify-center gap-2 rounded-xl bg-hover p-4 text-sm text-muted"
      >
        <ImageOff aria-hidden size={20} strokeWidth={1.75} className="shrink-0" />
        {image.alt ?? t('images.lost')}
      </p>
    )
  }
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={
          image.alt === null ? t('images.open') : t('images.openNamed', { alt: image.alt })
        }
        onClick={() => setIsOpen(true)}
        style={frame}
        className="block cursor-zoom-in overflow-hidden rounded-xl bg-hover"
      >
        <img
          src={image.url}
          alt=""
          width={image.size?.width}
          height={image.size?.height}
          loading="lazy"
          decoding="async"
          onError={() => setIsLost(true)}
          className={classNames(
            'size-full',
            image.size === null ? 'object-contain' : 'object-cover',
          )}
        />
      </button>
      <LazyLightbox image={image} open={isOpen} onClose={() => setIsOpen(false)} />
    </>
  )
}
