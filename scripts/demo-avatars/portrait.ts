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

/** Colours of skin. */
export const SKIN = {
  fair: '#f2cdb0',
  warm: '#e5b088',
  olive: '#d09a6e',
  brown: '#a86f49',
  deep: '#744a33',
}
/** Colours of hair. */
export const HAIR = {
  black: '#26211f',
  brown: '#4d3426',
  chestnut: '#7b4a2b',
  fair: '#c99b56',
  red: '#a4502f',
  grey: '#a9a49c',
}

/** Portrait of these features, without glasses or beard. */
export function face(
  ground: string,
  skin: string,
  hair: string,
  style: HairStyle,
  clothes: string,
  collar: Portrait['collar'],
): Portrait {
  return { ground, skin, hair, style, clothes, collar }
}
