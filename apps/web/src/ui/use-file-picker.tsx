import { type ReactNode, useRef } from 'react'

type FilePickerOptions = {
  /** Kinds to choose from, as the `accept` of a file field: content types, or endings with their dot. */
  accept: readonly string[]
  multiple?: boolean
  label?: string
  onFiles: (files: readonly File[]) => void
}

/** Browser's file picker for a button: `pick` opens it, `picker` is the hidden field to render beside the button. */
export function useFilePicker({ accept, multiple, label, onFiles }: FilePickerOptions): {
  pick: () => void
  picker: ReactNode
} {
  const input = useRef<HTMLInputElement>(null)
  const picker = (
    <input
      ref={input}
      type="file"
      multiple={multiple}
      accept={accept.join()}
      aria-label={label}
      hidden
      onChange={({ target }) => {
        onFiles([...(target.files ?? [])])
        // Lets the same file be chosen again.
        target.value = ''
      }}
    />
  )
  return { pick: () => input.current?.click(), picker }
}
