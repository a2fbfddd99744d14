import { IMAGE_TYPES } from '@podium/domain'
import { ImagePlus } from 'lucide-react'
import { type Ref, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../ui/icon-button.tsx'

type ImageButtonProps = {
  disabled: boolean
  onFiles: (files: readonly File[]) => void
  ref?: Ref<HTMLButtonElement>
}

/** Button that opens the browser's file picker. */
export function ImageButton({ disabled, onFiles, ref }: ImageButtonProps) {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={IMAGE_TYPES.join()}
        hidden
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          // Lets the same file be chosen again.
          target.value = ''
        }}
      />
      <IconButton
        ref={ref}
        icon={ImagePlus}
        label={t('images.add')}
        disabled={disabled}
        onClick={() => input.current?.click()}
        className="-ms-2"
      />
    </>
  )
}
