import type { BriefFileAnswer } from './brief-file.ts'

/** Text that `read` finds in a brief's file, its lines trimmed, or why there is none. */
export async function textOfFile(
  read: (bytes: Uint8Array) => string | Promise<string>,
  bytes: Uint8Array,
): Promise<BriefFileAnswer> {
  try {
    const text = tidy(await read(bytes))
    return text === '' ? { problem: 'empty' } : { text }
  } catch (error) {
    const isLocked = error instanceof Error && error.name === 'PasswordException'
    return { problem: isLocked ? 'locked' : 'unreadable' }
  }
}

const tidy = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    // A database takes no zero, a reader none of the others.
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(/[^\S\n]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
