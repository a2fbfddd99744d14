import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { DEMO_PERSON_KEYS } from '../../apps/server/src/product/demo/demo-people.ts'
import { PORTRAITS } from './portraits.ts'
import { renderPortrait } from './render-portrait.ts'

const AVATARS = join(import.meta.dirname, '../../apps/server/src/product/demo/avatars')
/** Largest mean difference of a colour channel that the encoder's loss explains, of 255. */
const LOSS = 4

test('each demo person has the portrait that is drawn for them, and no two have the same', async () => {
  const drawn = await Promise.all(
    Object.values(PORTRAITS).map((portrait) =>
      renderPortrait(portrait).removeAlpha().raw().toBuffer(),
    ),
  )
  const stored = await Promise.all(
    DEMO_PERSON_KEYS.map((key) =>
      sharp(join(AVATARS, `${key}.webp`))
        .removeAlpha()
        .raw()
        .toBuffer(),
    ),
  )

  expect(Object.keys(PORTRAITS)).toEqual([...DEMO_PERSON_KEYS])
  for (const [index, picture] of stored.entries()) {
    const alike = drawn.map((other) => difference(picture, other) < LOSS)
    expect(alike).toEqual(drawn.map((_, at) => at === index))
  }
})

/** Mean difference of two pictures' bytes; 255 where their sizes differ. */
function difference(one: Buffer, other: Buffer): number {
  if (one.length !== other.length) return 255
  return one.reduce((sum, byte, at) => sum + Math.abs(byte - (other[at] ?? 0)), 0) / one.length
}
