import { face, HAIR, type HairStyle, type Portrait, SKIN } from './portrait.ts'

/** Portraits by the keys of the server's `demo-people.ts`. */
const OF_PEOPLE: Record<string, Portrait> = {
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

type Row = readonly [
  name: string,
  skin: keyof typeof SKIN,
  hair: keyof typeof HAIR,
  style: HairStyle,
  collar: Portrait['collar'],
  ...more: readonly ('glasses' | 'beard')[],
]

/** Features by the name in the address of each of the server's `demo-professionals.ts`. */
const ROWS: readonly Row[] = [
  ['ines.moreau', 'warm', 'brown', 'long', 'round'],
  ['theo.garnier', 'fair', 'chestnut', 'short', 'polo'],
  ['awa.ndiaye', 'deep', 'black', 'afro', 'round'],
  ['mathis.perrot', 'fair', 'fair', 'side', 'round'],
  ['yasmine.haddad', 'olive', 'black', 'long', 'shirt'],
  ['oscar.lindqvist', 'fair', 'fair', 'short', 'shirt', 'beard'],
  ['clara.vidal', 'warm', 'black', 'bun', 'round'],
  ['hugo.besson', 'fair', 'brown', 'curls', 'round'],
  ['manon.roussel', 'fair', 'red', 'long', 'polo'],
  ['idriss.traore', 'deep', 'black', 'short', 'shirt'],
  ['eva.schneider', 'fair', 'fair', 'bob', 'shirt', 'glasses'],
  ['nolan.faure', 'warm', 'brown', 'side', 'polo'],
  ['jeanne.collet', 'fair', 'grey', 'bob', 'round', 'glasses'],
  ['salome.blanc', 'fair', 'brown', 'fringe', 'round'],
  ['remi.carpentier', 'fair', 'brown', 'short', 'round', 'beard', 'glasses'],
  ['ngoc.tran', 'warm', 'black', 'bob', 'polo'],
  ['louise.fabre', 'fair', 'fair', 'bun', 'polo'],
  ['adrien.masson', 'warm', 'chestnut', 'curls', 'shirt'],
  ['leila.cherif', 'olive', 'black', 'fringe', 'round'],
  ['paul.delmas', 'fair', 'grey', 'short', 'polo', 'glasses'],
  ['victoire.lemoine', 'fair', 'chestnut', 'bob', 'shirt'],
  ['samuel.okafor', 'deep', 'black', 'shaved', 'shirt', 'glasses'],
  ['agathe.renaud', 'fair', 'brown', 'bun', 'shirt', 'glasses'],
  ['malik.saidi', 'olive', 'black', 'short', 'round', 'beard'],
  ['fanny.guerin', 'fair', 'red', 'fringe', 'round'],
  ['bastien.rolland', 'fair', 'chestnut', 'shaved', 'polo', 'beard'],
  ['chloe.marchand', 'warm', 'fair', 'long', 'shirt'],
  ['nadir.amrani', 'brown', 'black', 'curls', 'polo', 'glasses'],
  ['zoe.lambert', 'fair', 'black', 'bob', 'round', 'glasses'],
  ['gabriel.morvan', 'fair', 'fair', 'curls', 'shirt', 'beard'],
  ['alice.whitfield', 'fair', 'red', 'bun', 'shirt'],
  ['sara.benhamou', 'olive', 'chestnut', 'fringe', 'polo'],
  ['corentin.leroux', 'fair', 'red', 'short', 'round'],
  ['maxime.jourdan', 'warm', 'black', 'side', 'shirt', 'beard'],
  ['fatou.sarr', 'deep', 'black', 'bun', 'round'],
  ['antoine.weber', 'fair', 'grey', 'side', 'shirt', 'beard', 'glasses'],
  ['rosalie.petit', 'brown', 'black', 'afro', 'polo', 'glasses'],
  ['kenza.alaoui', 'olive', 'black', 'bun', 'polo'],
  ['jules.ferrand', 'fair', 'brown', 'side', 'shirt', 'glasses'],
  ['emile.noel', 'fair', 'chestnut', 'side', 'round'],
  ['capucine.henry', 'fair', 'chestnut', 'afro', 'shirt'],
  ['tom.ashworth', 'fair', 'red', 'curls', 'polo', 'beard'],
  ['maelle.prigent', 'warm', 'chestnut', 'long', 'round', 'glasses'],
  ['olivia.costa', 'olive', 'brown', 'bob', 'shirt'],
  ['benoit.charles', 'brown', 'black', 'side', 'polo'],
  ['soraya.khelifi', 'brown', 'brown', 'long', 'shirt'],
  ['arthur.dumont', 'warm', 'fair', 'short', 'polo', 'glasses'],
]

/** Grounds and clothes, in turn; their numbers have no common divisor, so that pairs repeat late. */
const GROUNDS = [
  '#e4ded0',
  '#cfe3d8',
  '#e9dcc4',
  '#ead7d6',
  '#d5dde8',
  '#dfe4c8',
  '#e6dcea',
  '#f0e2cb',
  '#d8e2e0',
]
const CLOTHES = [
  '#1f5c48',
  '#7a3b4e',
  '#2d4a6b',
  '#c98a2b',
  '#54407a',
  '#2f7f86',
  '#6b3f34',
  '#34403b',
  '#b3543a',
  '#3e5a3a',
  '#28506a',
]

const OF_PROFESSIONALS = ROWS.map(([name, skin, hair, style, collar, ...more], at) => {
  const [ground = '', clothes = ''] = [GROUNDS[at % GROUNDS.length], CLOTHES[at % CLOTHES.length]]
  const plain = face(ground, SKIN[skin], HAIR[hair], style, clothes, collar)
  return [
    name,
    { ...plain, glasses: more.includes('glasses'), beard: more.includes('beard') },
  ] as const
})

/** Portraits of all demo people, by the names of their files. */
export const PORTRAITS: Record<string, Portrait> = {
  ...OF_PEOPLE,
  ...Object.fromEntries(OF_PROFESSIONALS),
}
