import { IMAGE_TYPES } from '@podium/domain'
import { ImagePlus } from 'lucide-react'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../ui/icon-button.tsx'
import { useFilePicker } from '../../ui/use-file-picker.tsx'

type ImageButtonProps = {
  disabled: boolean
  onFiles: (files: readonly File[]) => void
  ref?: Ref<HTMLButtonElement>
}

/** Button that opens the browser's file picker. */
export function ImageButton({ disabled, onFiles, ref }: ImageButtonProps) {
  const { t } = useTranslation()
  const { pick, picker } = useFilePicker({ accept: IMAGE_TYPES, onFiles })
  return (
    <>
      {picker}
      <IconButton
        ref={ref}
        icon={ImagePlus}
        label={t('images.add')}
        disabled={disabled}
        onClick={pick}
        className="-ms-2"
      />
    </>
  )
}
