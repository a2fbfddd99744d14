import { type KeyboardEvent, type PointerEvent, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { type Crop, changeCrop, type PictureSize, partOf, sideOf } from './crop.ts'
import { PartCanvas } from './part-canvas.tsx'

type CropAreaProps = {
  picture: ImageBitmap
  crop: Crop
  onChange: (crop: Crop) => void
}

/** Side of the canvas in pixels: twice the widest it is shown, for sharp screens. */
const DRAWN_SIDE = 576
/** Step of an arrow key, as a share of the square's side. */
const STEP = 0.04
const ZOOM_STEP = 0.1
/** Movement in pixels below which a pointer has clicked. */
const CLICK_SLOP = 4

/**
 * Cropped part of the picture: dragged, moved with the arrow keys, enlarged with + and −. A click centres its
 * point, for those who cannot drag (WCAG 2.5.7).
 */
export function CropArea({ picture, crop, onChange }: CropAreaProps) {
  const { t } = useTranslation()
  const hintId = useId()
  const drag = useRef<Drag>(null)
  const change = (wish: Partial<Crop>) => onChange(changeCrop(crop, wish, picture))

  const handlePointerDown = (event: PointerEvent<HTMLDivElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    drag.current = { start: at(event), crop, moved: false }
  }
  const handlePointerMove = (event: PointerEvent<HTMLDivElement>) => {
    const from = drag.current
    if (from === null) return
    const by = { x: event.clientX - from.start.x, y: event.clientY - from.start.y }
    if (Math.hypot(by.x, by.y) >= CLICK_SLOP) from.moved = true
    if (!from.moved) return
    const pixel = pixelOf(event, crop, picture)
    change({ x: from.crop.x - by.x * pixel, y: from.crop.y - by.y * pixel })
  }
  const handlePointerUp = (event: PointerEvent<HTMLDivElement>) => {
    const from = drag.current
    drag.current = null
    if (from === null || from.moved) return
    const box = event.currentTarget.getBoundingClientRect()
    const pixel = pixelOf(event, crop, picture)
    change({
      x: crop.x + (event.clientX - box.x - box.width / 2) * pixel,
      y: crop.y + (event.clientY - box.y - box.height / 2) * pixel,
    })
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    const wish = wishOf(event.key, crop, sideOf(crop, picture) * STEP)
    if (wish === undefined) return
    event.preventDefault()
    change(wish)
  }

  return (
    <div>
      <div
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an application is interactive; the arrow keys move the picture
        tabIndex={0}
        aria-label={t('profile.avatar.area')}
        aria-describedby={hintId}
        onPointerDown={handlePointerDown}
        onPointerMove={handlePointerMove}
        onPointerUp={handlePointerUp}
        onPointerCancel={() => {
          drag.current = null
        }}
        onKeyDown={handleKeyDown}
        className="relative mx-auto aspect-square w-full max-w-72 cursor-grab touch-none overflow-hidden rounded-2xl bg-sunken select-none active:cursor-grabbing"
      >
        <PartCanvas
          picture={picture}
          part={partOf(crop, picture)}
          side={DRAWN_SIDE}
          className="size-full"
        />
        {/* The area outside of the circle is stored, and shown nowhere. */}
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-0 rounded-full outline-[6rem] outline-scrim"
        />
      </div>
      <p id={hintId} className="mt-2 text-center text-sm text-muted">
        {t('profile.avatar.areaHint')}
      </p>
    </div>
  )
}

type Point = { x: number; y: number }
type Drag = { start: Point; crop: Crop; moved: boolean }

const at = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY })

/** Picture pixels for one pixel of the screen. */
const pixelOf = (event: PointerEvent, crop: Crop, picture: PictureSize) =>
  sideOf(crop, picture) / event.currentTarget.getBoundingClientRect().width

/** Change of the crop for a key; arrows move the picture, as dragging does. Undefined for other keys. */
function wishOf(key: string, { x, y, zoom }: Crop, step: number): Partial<Crop> | undefined {
  switch (key) {
    case 'ArrowLeft':
      return { x: x + step }
    case 'ArrowRight':
      return { x: x - step }
    case 'ArrowUp':
      return { y: y + step }
    case 'ArrowDown':
      return { y: y - step }
    case '+':
    case '=':
      return { zoom: zoom + ZOOM_STEP }
    case '-':
      return { zoom: zoom - ZOOM_STEP }
    default:
      return undefined
  }
}
