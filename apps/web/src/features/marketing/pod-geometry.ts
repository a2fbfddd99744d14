import type { Figure } from './pod-figures.ts'

/** Size of a team's drawing, in units of its view. */
export const POD_VIEW = { width: 120, height: 76 }
/** Height of the room for a line above the drawing, in the same units; the line itself comes from far above. */
export const POD_LINE_HEIGHT = 8
/** Height of the piece in which a line bends to a leader who stands beside the middle. */
const BEND = 32

/** Widest body, and the gap between two, in units of the view. */
const BODY = 27
const GAP = 3

/**
 * Person of a drawing: middle, top of the head and of the shoulders, width of the body, radius of the head, side of the
 * icon; in units of the view.
 */
export type PlacedFigure = Figure & {
  x: number
  top: number
  shoulders: number
  body: number
  head: number
  side: number
}

/** People side by side, in the middle of the view; the one who leads is the highest. */
export function placeFigures(figures: readonly Figure[]): PlacedFigure[] {
  const body = Math.min(BODY, POD_VIEW.width / figures.length - GAP)
  const head = body * 0.36
  const middle = (figures.length - 1) / 2
  return figures.map((figure, index) => {
    const top = figure.leads ? 1 : 9 + 3 * Math.abs(index - middle)
    return {
      ...figure,
      x: POD_VIEW.width / 2 + (index - middle) * (body + GAP),
      top,
      shoulders: top + 2 * head + 2,
      body,
      head,
      side: body * 0.46,
    }
  })
}

/** Line from far above the middle of the view, bending gently to the head of whoever leads. */
export function lineToLeader(figures: readonly Figure[]): string {
  const middle = POD_VIEW.width / 2
  const end = placeFigures(figures).find(({ leads }) => leads)?.x ?? middle
  const foot = POD_LINE_HEIGHT + 1
  const bend = foot - BEND
  const half = foot - BEND / 2
  return `M${middle} ${bend - POD_VIEW.width}V${bend}C${middle} ${half} ${end} ${half} ${end} ${foot}`
}
