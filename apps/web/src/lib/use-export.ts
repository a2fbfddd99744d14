import { useMutation } from '@tanstack/react-query'
import { saveFile } from './save-file.ts'

/** Mutation that downloads a file and has the browser save it under `name`. */
export function useExport(download: () => Promise<Blob>, name: string) {
  return useMutation({
    mutationFn: download,
    onSuccess: (file) => saveFile(file, name),
  })
}
