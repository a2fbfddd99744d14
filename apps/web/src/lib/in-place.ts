/** History state of an address that opens something above the page one is on: going back closes it. */
export const IN_PLACE = { inPlace: true }

export const isInPlace = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'inPlace' in state && state.inPlace === true
