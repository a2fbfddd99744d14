import { phraseAt, phrasesOf } from '../../text/phrases.ts'
import type { Word } from '../../text/words.ts'
import type { Ranges } from './clause-ranges.ts'
import type { Standings } from './standing.ts'

/** Orders to whoever reads, which are no wishes of a client. */
const ORDERS = phrasesOf([
  [
    true,
    `
    sent from my, envoyé de mon, envoyé depuis mon, ignore previous, ignore all, ignore the previous,
    ignore the above, ignore any, ignore your, disregard previous, disregard all, ignorez les, ignore les,
    ignore tes, ignore toutes, oublie les, oublie tes, oubliez les, oubliez vos, forget your, forget all,
    system prompt, you are now, reply only, respond only, réponds uniquement, tu es maintenant`,
  ],
])

/** Marks sentences that give orders to the reader. */
export function markOrders(
  words: readonly Word[],
  { sentences }: Ranges,
  standings: Standings,
): void {
  for (let at = 0; at < words.length; at += 1) {
    if (phraseAt(ORDERS, words, at) === undefined) continue
    const sentence = sentences[words[at]?.sentence ?? 0]
    if (sentence !== undefined && standings.at(sentence[0]) !== 'ignored')
      standings.mark('ignored', sentence)
  }
}
