import { type ClipboardEvent, type DragEvent, useState } from 'react'

type FileDropOptions = { disabled: boolean; onFiles: (files: readonly File[]) => void }

/** Drop and paste of files; spread `handlers` on the element that takes them. */
export function useFileDrop({ disabled, onFiles }: FileDropOptions) {
  const [isOver, setIsOver] = useState(false)

  const handlers = {
    onDragOver(event: DragEvent) {
      if (!event.dataTransfer.types.includes('Files')) return
      // Also while disabled: the browser would leave the page to open the file.
      event.preventDefault()
      event.dataTransfer.dropEffect = disabled ? 'none' : 'copy'
      setIsOver(!disabled)
    },
    onDragLeave(event: DragEvent) {
      const isInside =
        event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget)
      if (!isInside) setIsOver(false)
    },
    onDrop(event: DragEvent) {
      setIsOver(false)
      if (!event.dataTransfer.types.includes('Files')) return
      event.preventDefault()
      if (!disabled) onFiles([...event.dataTransfer.files])
    },
    onPaste(event: ClipboardEvent) {
      const files = [...event.clipboardData.files]
      // Office programs put a picture of a copied text beside the text.
      const hasText = event.clipboardData.types.includes('text/plain')
      if (disabled || files.length === 0 || hasText) return
      event.preventDefault()
      onFiles(files)
    },
  }
  return { isOver, handlers }
}
