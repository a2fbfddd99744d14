import { expect, test } from 'vitest'
import { EXAMPLE_PODS } from './example-pods.ts'
import { exampleFigures } from './pod-figures.ts'
import { lineToLeader, POD_VIEW, placeFigures } from './pod-geometry.ts'

test.each(EXAMPLE_PODS)(
  'in the team $kind nobody is cut or stands in front of another',
  ({ skills }) => {
    const placed = placeFigures(exampleFigures(skills))

    for (const [index, { x, top, shoulders, body, head, side }] of placed.entries()) {
      const next = placed[index + 1]
      expect(x - body / 2).toBeGreaterThanOrEqual(0)
      expect(x + body / 2).toBeLessThanOrEqual(next ? next.x - next.body / 2 : POD_VIEW.width)
      expect(top).toBeGreaterThanOrEqual(0)
      expect(top + 2 * head).toBeLessThan(shoulders)
      // The icon is inside of the body, below the curve of the shoulders.
      expect(side).toBeLessThan(body)
      expect(shoulders + body * 0.3 + side).toBeLessThan(POD_VIEW.height)
    }
  },
)

test.each(EXAMPLE_PODS)(
  'the line to the team $kind ends on the head of whoever leads',
  ({ skills }) => {
    const figures = exampleFigures(skills)
    const leader = placeFigures(figures).find(({ leads }) => leads)

    const [x, y] = lineToLeader(figures).split(' ').slice(-2).map(Number)

    expect(x).toBe(leader?.x)
    expect((y ?? 0) - 8).toBeCloseTo(leader?.top ?? 0)
  },
)

test.each(EXAMPLE_PODS)('the line to the team $kind has no kink', ({ skills }) => {
  const bend = /V(\S+)C(\S+) \S+ \S+ \S+ (\S+) (\S+)$/.exec(lineToLeader(exampleFigures(skills)))
  const [top = 0, from = 0, to = 0, foot = 0] = (bend ?? []).slice(1).map(Number)

  expect(foot - top).toBeGreaterThan(2 * Math.abs(to - from))
})

test('the line to a team on the left does not come back to the right', () => {
  for (const { kind, skills } of EXAMPLE_PODS) {
    const leader = placeFigures(exampleFigures(skills)).find(({ leads }) => leads)

    if (kind === 'speed') expect(leader?.x).toBeLessThanOrEqual(POD_VIEW.width / 2)
    if (kind === 'economy') expect(leader?.x).toBeGreaterThanOrEqual(POD_VIEW.width / 2)
  }
})
