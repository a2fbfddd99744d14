import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { toWebp } from './to-webp.ts'

test('a picture that takes longer than its time is to be sent again, not called damaged', async () => {
  // Thirty megapixels of noise, encoded at full size, take any processor far longer than a second.
  const [width, height] = [6000, 5000]
  const picture = await sharp(randomBytes(width * height * 3), {
    raw: { width, height, channels: 3 },
  })
    .png({ compressionLevel: 0 })
    .toBuffer()

  await expect(
    toWebp(picture, { type: 'image/png', maxSide: 8000, limitS: 1 }),
  ).rejects.toMatchObject({ code: 'ServiceUnavailable', statusCode: 503, retryAfterS: 2 })
})
