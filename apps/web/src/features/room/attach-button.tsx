import { ROOM_FILE_TYPES } from '@podium/domain'
import { Paperclip } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../ui/icon-button.tsx'

type AttachButtonProps = { disabled: boolean; onFiles: (files: readonly File[]) => void }

/** Button that opens the browser's file picker for a message. */
export function AttachButton({ disabled, onFiles }: AttachButtonProps) {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        accept={Object.keys(ROOM_FILE_TYPES)
          .map((ending) => `.${ending}`)
          .join()}
        hidden
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          // Lets the same file be chosen again.
          target.value = ''
        }}
      />
      <IconButton
        icon={Paperclip}
        label={t('plan.room.files.add')}
        disabled={disabled}
        onClick={() => input.current?.click()}
        className="-ms-2"
      />
    </>
  )
}
