import { describe, expect, test } from 'vitest'
import { TINTS } from './tint-of.ts'
import css from './tokens.css?raw'

const AA_TEXT = 4.5
const AA_SHAPE = 3

const SURFACES = ['surface', 'raised', 'sunken', 'hover']
const TEXT_PAIRS = [
  ...SURFACES.flatMap((surface) => [
    ['text', surface],
    ['muted', surface],
    ['danger', surface],
    ['primary', surface],
  ]),
  ['on-primary', 'primary'],
  ['on-primary', 'primary-hover'],
  ['on-danger', 'danger'],
  ['on-danger', 'danger-hover'],
  ['on-gold', 'gold'],
  ['on-pine', 'pine'],
  ...['primary', 'danger', 'warning', 'success', 'info'].map((tone) => [
    `on-${tone}-soft`,
    `${tone}-soft`,
  ]),
  ...['admin', 'professional', 'editor', 'user'].map((role) => [`on-role-${role}`, `role-${role}`]),
  ...Array.from(TINTS, (_, tint) => [`on-tint-${tint}`, `tint-${tint}`]),
] as [string, string][]
const SHAPE_PAIRS = ['surface', 'raised'].flatMap((surface) => [
  ['control', surface],
  ['focus', surface],
]) as [string, string][]

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  test.each(TEXT_PAIRS)('%s can be read on %s', (text, ground) => {
    expect(contrast(token(text, theme), token(ground, theme))).toBeGreaterThanOrEqual(AA_TEXT)
  })

  test.each(SHAPE_PAIRS)('%s can be told from %s', (shape, ground) => {
    expect(contrast(token(shape, theme), token(ground, theme))).toBeGreaterThanOrEqual(AA_SHAPE)
  })
})

type Oklch = { l: number; c: number; h: number }

function token(name: string, theme: 'light' | 'dark'): Oklch {
  const value = '([\\d.]+) ([\\d.]+) ([\\d.]+)'
  const pair = new RegExp(
    `--color-${name}: light-dark\\(oklch\\(${value}\\), oklch\\(${value}\\)\\)`,
  )
  const numbers = pair.exec(css)?.slice(1).map(Number)
  if (numbers === undefined) throw new Error(`no token ${name}`)
  const [l = 0, c = 0, h = 0] = theme === 'light' ? numbers.slice(0, 3) : numbers.slice(3)
  return { l, c, h }
}

/** WCAG 2.2 contrast ratio, 1 to 21. */
function contrast(one: Oklch, other: Oklch) {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

/** Relative luminance of an OKLCH colour (CSS Color 4, OKLab to linear sRGB, clipped to the gamut). */
function luminance({ l, c, h }: Oklch) {
  const a = c * Math.cos((h * Math.PI) / 180)
  const b = c * Math.sin((h * Math.PI) / 180)
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  const clip = (value: number) => Math.min(1, Math.max(0, value))
  return (
    0.2126 * clip(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short) +
    0.7152 * clip(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short) +
    0.0722 * clip(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short)
  )
}
