import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Pictures drawn for the demo; the SVG beside each WebP is its source. Sizes in pixels. */
export const DEMO_PICTURES = {
  'three-charts': {
    alt: 'Three charts side by side: bars, a rising line and a ring in three parts.',
    width: 1600,
    height: 900,
  },
  'five-alerts': {
    alt: 'À gauche, quarante points rouges. Une flèche mène à cinq lignes courtes, chacune cochée.',
    width: 1600,
    height: 910,
  },
  'paper-screens': {
    alt: 'Douze croquis d’écrans de téléphone sur papier, dont cinq barrés de rouge.',
    width: 1200,
    height: 1800,
  },
  'forecast-range': {
    alt: 'A line of past values; from today on, a dotted line in the middle of a golden range that widens.',
    width: 1600,
    height: 900,
  },
} as const
export type DemoPictureName = keyof typeof DEMO_PICTURES

/** Drawn portrait of a demo person by the name of its file, made by `npm run demo:avatars`. */
export const readDemoAvatar = (name: string): Promise<Buffer> =>
  readFile(join(import.meta.dirname, 'avatars', `${name}.webp`))

export const readDemoPicture = (name: DemoPictureName): Promise<Buffer> =>
  readFile(join(import.meta.dirname, 'pictures', `${name}.webp`))
