import type { HairStyle, Portrait } from './portrait.ts'

/** Ink of eyes, brows and mouth. */
const INK = '#2b2522'

/** Portrait as SVG, 200 units square: the same features give the same text. */
export function drawPortrait(portrait: Portrait): string {
  const { ground, skin, hair, style, clothes, collar, glasses, beard } = portrait
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200">',
    `<rect width="200" height="200" fill="${ground}"/>`,
    `<circle cx="100" cy="104" r="82" fill="#fff" opacity="0.28"/>`,
    BEHIND[style]?.(hair) ?? '',
    `<path d="M82 118h36v34a18 18 0 0 1-36 0z" fill="${skin}"/>`,
    `<path d="M82 132c8 8 28 8 36 0v-8H82z" fill="${INK}" opacity="0.14"/>`,
    `<path d="M26 204c0-38 30-54 58-56 6 10 26 10 32 0 28 2 58 18 58 56z" fill="${clothes}"/>`,
    COLLARS[collar],
    style === 'scarf'
      ? ''
      : `<circle cx="61" cy="96" r="8" fill="${skin}"/><circle cx="139" cy="96" r="8" fill="${skin}"/>`,
    `<path d="M62 84c0-28 16-44 38-44s38 16 38 44c0 34-16 56-38 56S62 118 62 84z" fill="${skin}"/>`,
    beard ? beardOf(style === 'shaved' ? INK : hair) : '',
    FACE,
    glasses ? GLASSES : '',
    IN_FRONT[style](hair),
    '</svg>',
  ].join('')
}

const FACE = [
  `<g fill="none" stroke="${INK}" stroke-linecap="round" stroke-width="3">`,
  '<path d="M76 82q8-5 15-1M109 81q7-4 15 1"/>',
  '<path d="M100 94v10q-3 3-6 2" stroke-width="2.4" opacity="0.55"/>',
  '<path d="M89 119q11 9 22 0"/></g>',
  `<ellipse cx="84" cy="94" rx="3.6" ry="4.4" fill="${INK}"/>`,
  `<ellipse cx="116" cy="94" rx="3.6" ry="4.4" fill="${INK}"/>`,
  '<g fill="#d2604f" opacity="0.2"><circle cx="75" cy="108" r="7"/><circle cx="125" cy="108" r="7"/></g>',
].join('')

const GLASSES = [
  `<g fill="#fff" fill-opacity="0.25" stroke="${INK}" stroke-width="3">`,
  '<circle cx="83" cy="94" r="14"/><circle cx="117" cy="94" r="14"/>',
  '<path d="M97 92q3-3 6 0M69 92l-7-2M131 92l7-2" fill="none"/></g>',
].join('')

const beardOf = (colour: string) =>
  `<path d="M62 92c2 32 16 50 38 50s36-18 38-50c-3 12-8 18-16 18-6-5-38-5-44 0-8 0-13-6-16-18z" fill="${colour}" opacity="0.9"/><path d="M89 118q11 9 22 0z" fill="#f6ece4"/>`

const COLLARS = {
  round:
    '<path d="M80 149c6 16 34 16 40 0" fill="none" stroke="#fff" stroke-width="3" opacity="0.5"/>',
  shirt: '<path d="M82 148l18 22 18-22 8 6-16 26-10-10-10 10-16-26z" fill="#fff" opacity="0.85"/>',
  polo: '<path d="M82 148l18 16 18-16 5 5-16 18h-14l-16-18z" fill="#fff" opacity="0.55"/><path d="M100 166v26" stroke="#fff" stroke-width="3" opacity="0.4"/>',
}

/** Hair behind the head. */
const BEHIND: Partial<Record<HairStyle, (colour: string) => string>> = {
  long: (colour) =>
    `<path d="M54 92c-4-42 16-62 46-62s50 20 46 62c-2 26 4 48 12 66H42c8-18 14-40 12-66z" fill="${colour}"/>`,
  bob: (colour) =>
    `<path d="M52 96c-4-44 18-64 48-64s52 20 48 64c-1 16-1 28 2 36H50c3-8 3-20 2-36z" fill="${colour}"/>`,
  bun: (colour) =>
    `<circle cx="100" cy="26" r="18" fill="${colour}"/><path d="M58 92c-2-40 16-58 42-58s44 18 42 58z" fill="${colour}"/>`,
  fringe: (colour) =>
    `<path d="M54 96c-4-44 18-62 46-62s50 18 46 62c-1 20 2 34 8 44H46c6-10 9-24 8-44z" fill="${colour}"/>`,
  afro: (colour) =>
    `<circle cx="100" cy="70" r="50" fill="${colour}"/><circle cx="62" cy="92" r="24" fill="${colour}"/><circle cx="138" cy="92" r="24" fill="${colour}"/>`,
  scarf: (colour) =>
    `<path d="M50 100c-6-46 18-70 50-70s56 24 50 70c-2 24 4 44 10 58H40c6-14 12-34 10-58z" fill="${colour}"/>`,
}

/** Hair in front of the head. */
const IN_FRONT: Record<HairStyle, (colour: string) => string> = {
  short: (colour) =>
    `<path d="M60 86c-4-34 14-52 40-52s44 18 40 52c-4-4-6-14-7-22-20 2-48 2-60-4-4 8-8 20-13 26z" fill="${colour}"/>`,
  side: (colour) =>
    `<path d="M60 86c-6-36 16-54 44-54 26 0 40 18 36 54-4-6-6-14-8-24-22 0-40-4-52-14-4 12-12 28-20 38z" fill="${colour}"/>`,
  bob: (colour) =>
    `<path d="M60 92c-2-34 14-56 40-56s42 22 40 56c-4-14-10-28-24-38-14 12-34 18-50 18-3 6-5 12-6 20z" fill="${colour}"/>`,
  long: (colour) =>
    `<path d="M60 92c-3-34 13-56 40-56s43 22 40 56c-5-16-16-32-40-44-22 12-35 28-40 44z" fill="${colour}"/>`,
  bun: (colour) =>
    `<path d="M60 88c-2-32 14-52 40-52s42 20 40 52c-6-14-16-26-40-30-24 4-34 16-40 30z" fill="${colour}"/>`,
  fringe: (colour) =>
    `<path d="M60 90c-3-34 13-54 40-54s43 20 40 54l-6-14c-20-6-48-6-68 0z" fill="${colour}"/>`,
  curls: (colour) =>
    [
      [64, 68],
      [74, 50],
      [90, 40],
      [108, 39],
      [125, 48],
      [136, 66],
      [82, 58],
      [100, 54],
      [118, 58],
    ]
      .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="13" fill="${colour}"/>`)
      .join(''),
  afro: (colour) =>
    `<path d="M60 86c0-30 14-46 40-46s40 16 40 46c-6-14-18-22-40-22s-34 8-40 22z" fill="${colour}"/>`,
  scarf: (colour) =>
    `<path d="M60 96c-4-38 14-60 40-60s44 22 40 60c-4-26-16-42-40-44-24 2-36 18-40 44z" fill="${colour}"/><path d="M62 104c4 26 18 40 38 40s34-14 38-40c10 20 6 44-8 58-18 12-42 12-60 0-14-14-18-38-8-58z" fill="${colour}"/>`,
  shaved: (colour) =>
    `<path d="M62 80c0-26 16-42 38-42s38 16 38 42c-6-14-18-20-38-20s-32 6-38 20z" fill="${colour}" opacity="0.55"/>`,
}
