import { useState } from 'react'
import type { BriefFileProblem } from './brief-file.ts'
import { readBriefFile } from './read-brief-file.ts'

export type BriefFileState =
  | { state: 'none' }
  | { state: 'reading' }
  | { state: 'read'; name: string; length: number }
  | { state: 'failed'; name: string; problem: BriefFileProblem | 'failed' }

/** Reading of a chosen, dropped or pasted file; `onText` gets its text. One at a time, and of several the first. */
export function useBriefFile(onText: (text: string) => void) {
  const [file, setFile] = useState<BriefFileState>({ state: 'none' })
  const isReading = file.state === 'reading'

  const read = async ([chosen]: readonly File[]) => {
    if (chosen === undefined || isReading) return
    const { name } = chosen
    setFile({ state: 'reading' })
    try {
      const answer = await readBriefFile(chosen)
      if ('problem' in answer) return setFile({ state: 'failed', name, problem: answer.problem })
      onText(answer.text)
      setFile({ state: 'read', name, length: answer.text.length })
    } catch {
      setFile({ state: 'failed', name, problem: 'failed' })
    }
  }
  return {
    file,
    isReading,
    read: (files: readonly File[]) => void read(files),
    /** Says no more what was read, once its text is sent. */
    forget: () => setFile({ state: 'none' }),
  }
}
