import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { create } from 'fontkit'
import { expect, test } from 'vitest'

const require = createRequire(import.meta.url)

/** Ascent and descent of a font file, in em. */
async function lineOf(file: string) {
  const font = create(await readFile(require.resolve(file)))
  if (!('layout' in font)) throw new Error(`${file} is a collection`)
  return { ascent: font.ascent / font.unitsPerEm, descent: -font.descent / font.unitsPerEm }
}

/** Ascent and descent that a fallback's descriptors give it, in em. */
function lineOfFallback(sheet: string, family: string) {
  const [face = ''] =
    sheet.match(/@font-face \{[^}]*\}/g)?.filter((each) => each.includes(`"${family}"`)) ?? []
  const percent = (name: string) => Number(new RegExp(`${name}: ([\\d.]+)%`).exec(face)?.[1]) / 100
  const size = percent('size-adjust')
  return {
    ascent: percent('ascent-override') * size,
    descent: percent('descent-override') * size,
    lineGap: percent('line-gap-override'),
  }
}

test.each([
  ['Inter Fallback', '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'],
  ['Fraunces Fallback', '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2'],
])('the line of “%s” is that of the face it stands in for', async (family, file) => {
  const sheet = await readFile(new URL('fonts.css', import.meta.url), 'utf8')
  const [real, fallback] = [await lineOf(file), lineOfFallback(sheet, family)]

  expect(fallback.lineGap).toBe(0)
  expect(fallback.ascent).toBeCloseTo(real.ascent, 2)
  expect(fallback.descent).toBeCloseTo(real.descent, 2)
})
