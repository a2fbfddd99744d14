import { expect, test } from 'vitest'
import { imageFrame } from './image-frame.ts'

test.each([
  [
    'a landscape keeps its ratio',
    [1600, 800],
    { aspectRatio: 2, width: 'min(100%, 64rem, 1600px)' },
  ],
  [
    'a portrait stands no taller than 32 rem',
    [750, 1000],
    { aspectRatio: 0.75, width: 'min(100%, 24rem, 750px)' },
  ],
  [
    'a tower is cropped to 1:2',
    [100, 1000],
    { aspectRatio: 0.5, width: 'min(100%, 16rem, 100px)' },
  ],
  [
    'a panorama is cropped to 4:1',
    [2000, 100],
    { aspectRatio: 4, width: 'min(100%, 128rem, 2000px)' },
  ],
] as const)('%s', (_what, [width, height], frame) => {
  expect(imageFrame({ width, height })).toEqual(frame)
})

test('an image that does not say its size has a place of 4:3', () => {
  expect(imageFrame(null).aspectRatio).toBeCloseTo(4 / 3)
})
