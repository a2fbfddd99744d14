import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'
import { DEMO_PERSON_KEYS } from '../../apps/server/src/product/demo/demo-people.ts'
import { DEMO_PROFESSIONALS } from '../../apps/server/src/product/demo/demo-professionals.ts'
import { PORTRAITS } from './portraits.ts'
import { renderPortrait } from './render-portrait.ts'

const AVATARS = join(import.meta.dirname, '../../apps/server/src/product/demo/avatars')
/** Largest mean difference of a colour channel that the encoder's loss explains, of 255. */
const LOSS = 4
/** Side of the pictures that are compared, in pixels: each is compared with every other. */
const SIDE = 64

const pixels = (picture: Sharp) => picture.removeAlpha().raw().toBuffer()
const small = async (picture: Sharp) => pixels(sharp(await picture.png().toBuffer()).resize(SIDE))

test('each demo person has the portrait that is drawn for them, and no two have the same', async () => {
  const names = [...DEMO_PERSON_KEYS, ...DEMO_PROFESSIONALS.map(({ avatar }) => avatar)]
  const drawn = await Promise.all(
    Object.values(PORTRAITS).map((portrait) => small(renderPortrait(portrait))),
  )
  const stored = await Promise.all(names.map((name) => small(sharp(join(AVATARS, `${name}.webp`)))))

  expect(Object.keys(PORTRAITS)).toEqual(names)
  for (const [index, picture] of stored.entries()) {
    const alike = drawn.flatMap((other, at) =>
      difference(picture, other) < LOSS ? [names[at]] : [],
    )
    expect(alike).toEqual([names[index]])
  }
})

/** Mean difference of two pictures' bytes; 255 where their sizes differ. */
function difference(one: Buffer, other: Buffer): number {
  if (one.length !== other.length) return 255
  return one.reduce((sum, byte, at) => sum + Math.abs(byte - (other[at] ?? 0)), 0) / one.length
}
