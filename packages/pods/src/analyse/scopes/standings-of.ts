import type { Word } from '../../text/words.ts'
import { rangesOf } from './clause-ranges.ts'
import { markNice } from './niceties.ts'
import { markOrders } from './orders.ts'
import { markOwned } from './possessions.ts'
import { markRefused, markRefusedBefore } from './refusals.ts'
import { markSettled } from './settled.ts'
import { Standings } from './standing.ts'
import { markStocks } from './stocks.ts'
import { markTopics } from './topics.ts'

/** In this order: later ones have the last word. */
const MARKS = [
  markNice,
  markOwned,
  markTopics,
  markStocks,
  markSettled,
  markRefused,
  markRefusedBefore,
  markOrders,
]

/** Standing of each word of a text. */
export function standingsOf(words: readonly Word[]): Standings {
  const ranges = rangesOf(words)
  const standings = new Standings(words.length)
  for (const mark of MARKS) mark(words, ranges, standings)
  return standings
}
