import type { ProjectRequirement } from '@podium/domain'
import { expect, test } from 'vitest'
import { piecesOf } from './marked-text.ts'

const requirement = (key: string, span: [number, number] | null): ProjectRequirement => ({
  key,
  kind: 'skill',
  labels: null,
  value: key,
  must: true,
  excluded: false,
  corrected: null,
  span,
})

test('a text is cut where requirements begin and end, also where they overlap', () => {
  const pieces = piecesOf('a web shop in React', [
    requirement('web', [2, 10]),
    requirement('shop', [6, 10]),
    requirement('react', [14, 19]),
    requirement('implied', null),
  ])

  expect(
    pieces.map(({ text, requirements }) => [text, requirements.map(({ key }) => key)]),
  ).toEqual([
    ['a ', []],
    ['web ', ['web']],
    ['shop', ['web', 'shop']],
    [' in ', []],
    ['React', ['react']],
  ])
})

test('a place beyond the end of the text marks nothing', () => {
  expect(piecesOf('short', [requirement('far', [9, 12])])).toEqual([
    { at: 0, text: 'short', requirements: [] },
  ])
})
