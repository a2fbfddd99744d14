/** Features of a drawn portrait; colours as sRGB, because the renderer knows no oklch. */
export type Portrait = {
  ground: string
  skin: string
  hair: string
  style: HairStyle
  clothes: string
  collar: 'round' | 'shirt' | 'polo'
  glasses?: boolean
  beard?: boolean
}

export type HairStyle =
  | 'short'
  | 'side'
  | 'bob'
  | 'long'
  | 'bun'
  | 'curls'
  | 'afro'
  | 'fringe'
  | 'scarf'
  | 'shaved'

const SKIN = {
  fair: '#f2cdb0',
  warm: '#e5b088',
  olive: '#d09a6e',
  brown: '#a86f49',
  deep: '#744a33',
}
const HAIR = {
  black: '#26211f',
  brown: '#4d3426',
  chestnut: '#7b4a2b',
  fair: '#c99b56',
  grey: '#a9a49c',
}

/** Portraits of the demo people, by their keys in the server's `demo-people.ts`. */
export const PORTRAITS: Record<string, Portrait> = {
  nadia: face('#e4ded0', SKIN.olive, HAIR.black, 'bob', '#1f5c48', 'round'),
  camille: face('#cfe3d8', SKIN.fair, HAIR.chestnut, 'bun', '#2d4a6b', 'shirt'),
  thomas: face('#e9dcc4', SKIN.fair, HAIR.brown, 'short', '#6b3f34', 'polo'),
  amadou: { ...face('#dfe4c8', SKIN.deep, HAIR.black, 'shaved', '#c98a2b', 'round'), beard: true },
  sofia: face('#ead7d6', SKIN.warm, HAIR.chestnut, 'long', '#7a3b4e', 'round'),
  james: { ...face('#d5dde8', SKIN.fair, HAIR.grey, 'side', '#34403b', 'shirt'), glasses: true },
  lea: { ...face('#dce8ea', SKIN.fair, HAIR.fair, 'fringe', '#2f7f86', 'round'), glasses: true },
  mei: face('#eadfe9', SKIN.fair, HAIR.black, 'fringe', '#54407a', 'shirt'),
  karim: { ...face('#e8e0cd', SKIN.olive, HAIR.black, 'curls', '#3e5a3a', 'polo'), beard: true },
  elodie: face('#f0e2cb', SKIN.warm, HAIR.brown, 'afro', '#b3543a', 'round'),
  priya: face('#dfe6d9', SKIN.brown, HAIR.black, 'long', '#b0782a', 'round'),
  lucas: { ...face('#d8e2e0', SKIN.fair, HAIR.chestnut, 'side', '#28506a', 'round'), beard: true },
  hannah: face('#e6dcea', SKIN.warm, '#8f5f7b', 'scarf', '#3b3f63', 'round'),
}

function face(
  ground: string,
  skin: string,
  hair: string,
  style: HairStyle,
  clothes: string,
  collar: Portrait['collar'],
): Portrait {
  return { ground, skin, hair, style, clothes, collar }
}
