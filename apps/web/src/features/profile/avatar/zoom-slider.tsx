import { Minus, Plus } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { percent } from '../../../lib/format.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { ZOOM_MAX } from './crop.ts'

const STEP = 0.1

type ZoomSliderProps = { zoom: number; onChange: (zoom: number) => void }

/** Slider of the zoom, from 1 to ZOOM_MAX, with buttons. */
export function ZoomSlider({ zoom, onChange }: ZoomSliderProps) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <div className="mx-auto flex w-full max-w-72 items-center gap-2">
      <IconButton
        icon={Minus}
        label={t('profile.avatar.zoomOut')}
        disabled={zoom <= 1}
        onClick={() => onChange(zoom - STEP)}
      />
      <label htmlFor={id} className="sr-only">
        {t('profile.avatar.zoom')}
      </label>
      <input
        id={id}
        type="range"
        min={1}
        max={ZOOM_MAX}
        step={0.01}
        value={zoom}
        aria-valuetext={percent(zoom)}
        onChange={(event) => onChange(event.target.valueAsNumber)}
        className="min-h-11 min-w-0 grow accent-primary"
      />
      <IconButton
        icon={Plus}
        label={t('profile.avatar.zoomIn')}
        disabled={zoom >= ZOOM_MAX}
        onClick={() => onChange(zoom + STEP)}
      />
    </div>
  )
}
