import type { TieKind } from './market.ts'

/** Teamwork expected of two people who share nothing, share of 1. */
export const STRANGERS = 0.2

/** The same for those who share something. */
export const PAIR_PRIOR: Readonly<Record<TieKind, number>> = {
  delivered: 1,
  'mutual-follow': 0.4,
  organisation: 0.3,
}
