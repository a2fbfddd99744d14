import type { ProjectRequirement } from '@podium/domain'

/** Piece of a brief with the requirements that were read in it. */
export type TextPiece = { at: number; text: string; requirements: readonly ProjectRequirement[] }

/** A text cut where a requirement's place begins or ends; places may overlap. */
export function piecesOf(text: string, requirements: readonly ProjectRequirement[]): TextPiece[] {
  const spans = requirements.flatMap((requirement) =>
    requirement.span === null
      ? []
      : [{ requirement, from: requirement.span[0], to: requirement.span[1] }],
  )
  const cuts = [...new Set([0, text.length, ...spans.flatMap(({ from, to }) => [from, to])])]
    .filter((cut) => cut <= text.length)
    .sort((one, other) => one - other)
  return cuts.slice(0, -1).map((at, place) => {
    const end = cuts[place + 1] ?? text.length
    return {
      at,
      text: text.slice(at, end),
      requirements: spans
        .filter(({ from, to }) => from <= at && end <= to)
        .map(({ requirement }) => requirement),
    }
  })
}
