/** Classes of the ten tints behind initials; tokens.test.ts proves the contrast of each. */
export const TINTS = [
  'bg-tint-0 text-on-tint-0',
  'bg-tint-1 text-on-tint-1',
  'bg-tint-2 text-on-tint-2',
  'bg-tint-3 text-on-tint-3',
  'bg-tint-4 text-on-tint-4',
  'bg-tint-5 text-on-tint-5',
  'bg-tint-6 text-on-tint-6',
  'bg-tint-7 text-on-tint-7',
  'bg-tint-8 text-on-tint-8',
  'bg-tint-9 text-on-tint-9',
]

/** Tint of a person by their id (a UUID): the same on every screen; grey for nobody's. */
export const tintOf = (id: string | undefined): string =>
  TINTS[Number.parseInt(id?.slice(0, 8) ?? '', 16) % TINTS.length] ?? 'bg-hover text-muted'
