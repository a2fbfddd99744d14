import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changeCrop, partOf, wholePicture, ZOOM_MAX } from './crop.ts'

const LANDSCAPE = { width: 400, height: 200 }

test('the first crop is the largest square in the middle', () => {
  expect(partOf(wholePicture(LANDSCAPE), LANDSCAPE)).toEqual({
    x: 100,
    y: 0,
    width: 200,
    height: 200,
  })
})

test('enlarging keeps the middle', () => {
  const crop = changeCrop(wholePicture(LANDSCAPE), { zoom: 2 }, LANDSCAPE)

  expect(partOf(crop, LANDSCAPE)).toEqual({ x: 150, y: 50, width: 100, height: 100 })
})

test('whatever is wished for, the crop is a square within the picture', () => {
  const size = fc.record({
    width: fc.integer({ min: 1, max: 8000 }),
    height: fc.integer({ min: 1, max: 8000 }),
  })
  const number = fc.double({ min: -1e5, max: 1e5, noNaN: true })

  fc.assert(
    fc.property(size, number, number, number, (picture, x, y, zoom) => {
      const crop = changeCrop(wholePicture(picture), { x, y, zoom }, picture)
      const part = partOf(crop, picture)

      expect(crop.zoom).toBeGreaterThanOrEqual(1)
      expect(crop.zoom).toBeLessThanOrEqual(ZOOM_MAX)
      expect(part.width).toBe(part.height)
      expect(Math.min(part.x, part.y)).toBeGreaterThan(-1e-6)
      expect(part.x + part.width).toBeLessThan(picture.width + 1e-6)
      expect(part.y + part.height).toBeLessThan(picture.height + 1e-6)
    }),
  )
})
