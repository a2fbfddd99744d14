import type { Analysis } from '@podium/pods'

/** Part of a brief that says something the engine understood: UTF-16 offsets, end exclusive. */
export type Mark = { start: number; end: number; refused: boolean }

/** Marks of an analysis in the order of the text; where two overlap, the first of the text stays and the other goes on behind it. */
export function marksOf({ requirements }: Pick<Analysis, 'requirements'>): Mark[] {
  const spans = requirements
    .flatMap(({ span, excluded }) =>
      span === undefined ? [] : [{ start: span[0], end: span[1], refused: excluded }],
    )
    .sort((a, b) => a.start - b.start || b.end - a.end)
  const marks: Mark[] = []
  for (const { start, end, refused } of spans) {
    const from = Math.max(start, marks.at(-1)?.end ?? 0)
    if (from < end) marks.push({ start: from, end, refused })
  }
  return marks
}

/** Marks that still hold in a text that has changed since: those before the first difference. */
export function marksKept(marks: readonly Mark[], read: string, now: string): Mark[] {
  let same = 0
  while (same < read.length && read[same] === now[same]) same += 1
  return marks.filter(({ end }) => end <= same)
}

/** A text in its parts, marked or not, in order. */
export function markedParts(text: string, marks: readonly Mark[]) {
  const parts: { at: number; text: string; mark: Mark | undefined }[] = []
  let at = 0
  for (const mark of marks) {
    if (mark.start > at) parts.push({ at, text: text.slice(at, mark.start), mark: undefined })
    parts.push({ at: mark.start, text: text.slice(mark.start, mark.end), mark })
    at = mark.end
  }
  if (at < text.length) parts.push({ at, text: text.slice(at), mark: undefined })
  return parts
}
