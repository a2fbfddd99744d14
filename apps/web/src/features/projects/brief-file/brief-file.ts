/** Kinds of file a brief may come in, by the end of their name. */
export const BRIEF_FILE_KINDS = ['txt', 'md', 'docx', 'pdf'] as const

/** Largest file of a brief, in bytes. */
export const BRIEF_FILE_MAX = 10 * 1024 * 1024

/** Reasons for which a file gives no text; `locked` is one behind a password, `empty` one without any, as a scan. */
export type BriefFileProblem = 'kind' | 'size' | 'unreadable' | 'locked' | 'empty' | 'slow'

export type BriefFileAnswer = { text: string } | { problem: BriefFileProblem }
