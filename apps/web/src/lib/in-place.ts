/** History state of an address that opens a panel above the current page; going back closes the panel. */
export const IN_PLACE = { inPlace: true }

export const isInPlace = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'inPlace' in state && state.inPlace === true
