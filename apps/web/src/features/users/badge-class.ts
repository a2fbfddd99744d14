/** The looks shared by the badges of a row. */
export const BADGE_CLASS = 'rounded-full px-2.5 py-0.5 text-xs font-medium whitespace-nowrap'
