import { IMAGE_MAX_BYTES } from '@podium/domain'
import { expect, test } from 'vitest'
import { createUploadRoom } from './upload-room.ts'

/** Number of uploads of a size that find a place, each of another person unless told. */
function admitted(
  bytes: number,
  addressOf: (at: number) => string | undefined,
  personOf = (at: number) => `person ${at}`,
): number {
  const room = createUploadRoom()
  let count = 0
  for (let at = 0; at < 300; at += 1) {
    try {
      room.enter({ person: personOf(at), address: addressOf(at), bytes })
      count += 1
    } catch {
      break
    }
  }
  return count
}

test('people of one address get a share, of many addresses all there is room for', () => {
  expect({
    ofOne: admitted(IMAGE_MAX_BYTES, () => '203.0.113.1'),
    ofMany: admitted(IMAGE_MAX_BYTES, (at) => `203.0.113.${at}`),
    uncounted: admitted(IMAGE_MAX_BYTES, () => undefined),
    smallOfOne: admitted(1000, () => '203.0.113.1'),
    smallOfMany: admitted(1000, (at) => `203.0.113.${at}`),
  }).toEqual({ ofOne: 4, ofMany: 51, uncounted: 51, smallOfOne: 16, smallOfMany: 256 })
})

test('one person gets a place for one of the largest, or for four smaller ones', () => {
  const ofOne = (bytes: number) =>
    admitted(
      bytes,
      (at) => `203.0.113.${at}`,
      () => 'one',
    )

  expect([IMAGE_MAX_BYTES, IMAGE_MAX_BYTES / 2, 1000].map(ofOne)).toEqual([1, 2, 4])
})

test('a place that is given back is free for the same person', () => {
  const room = createUploadRoom()
  const upload = { person: 'one', address: '203.0.113.1', bytes: IMAGE_MAX_BYTES }
  const leave = room.enter(upload)

  expect(() => room.enter(upload)).toThrow('Too many uploads')
  leave()
  room.enter(upload)
  expect(room.load()).toEqual({ running: 1, bytes: IMAGE_MAX_BYTES })
})
