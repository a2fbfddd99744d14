import { useMutation } from '@tanstack/react-query'
import { saveFile } from './save-file.ts'

/** Downloads a file and hands it to the person under a name. */
export function useExport(download: () => Promise<Blob>, name: string) {
  return useMutation({
    mutationFn: download,
    onSuccess: (file) => saveFile(file, name),
  })
}
