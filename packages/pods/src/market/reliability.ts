import type { Person } from './market.ts'

const BEST_RATING = 5
/** Votes at the mean that everybody starts with: newcomers sit at the average, not at zero. */
const PSEUDO_VOTES = 5
/** Mean where nobody has been rated. */
const NO_RATINGS = 4
/** Ratings are added in thousandths, so that the order of people does not change the sum. */
const PARTS = 1_000

/** Mean of all ratings of a market, 0 to 5. */
export function meanRating(people: readonly Person[]): number {
  let sum = 0
  let votes = 0
  for (const { rating } of people) {
    sum += Math.round(rating.mean * rating.count * PARTS)
    votes += rating.count
  }
  return votes === 0 ? NO_RATINGS : sum / PARTS / votes
}

/** A rating shrunk to the market's mean, share of 1. */
export function reliability({ rating }: Person, mean: number): number {
  const sum = rating.mean * rating.count + mean * PSEUDO_VOTES
  return sum / (rating.count + PSEUDO_VOTES) / BEST_RATING
}
