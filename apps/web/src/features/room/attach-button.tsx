import { ROOM_FILE_TYPES } from '@podium/domain'
import { Paperclip } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../ui/icon-button.tsx'
import { useFilePicker } from '../../ui/use-file-picker.tsx'

type AttachButtonProps = { disabled: boolean; onFiles: (files: readonly File[]) => void }

/** Button that opens the browser's file picker for a message. */
export function AttachButton({ disabled, onFiles }: AttachButtonProps) {
  const { t } = useTranslation()
  const accept = Object.keys(ROOM_FILE_TYPES).map((ending) => `.${ending}`)
  const { pick, picker } = useFilePicker({ accept, multiple: true, onFiles })
  return (
    <>
      {picker}
      <IconButton
        icon={Paperclip}
        label={t('plan.room.files.add')}
        disabled={disabled}
        onClick={pick}
        className="-ms-2"
      />
    </>
  )
}
