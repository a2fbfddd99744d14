/**
 * Standing of the things that a word belongs to. `refused`: not wanted; `owned`: there already, or somebody else's
 * job; `nice`: wanted if it fits; `ignored`: an order to the reader, no wish of the client.
 */
export type Standing = 'wanted' | 'nice' | 'owned' | 'refused' | 'ignored'

const STRENGTH: Readonly<Record<Standing, number>> = {
  wanted: 0,
  nice: 1,
  owned: 2,
  refused: 3,
  ignored: 4,
}

/** Standing of every word of a text, changed in place; a stronger one stays. */
export class Standings {
  readonly #byWord: Standing[]

  constructor(length: number) {
    this.#byWord = new Array<Standing>(length).fill('wanted')
  }

  /** Gives words from one index to before another a standing. */
  mark(standing: Standing, [from, to]: readonly [from: number, to: number]) {
    for (let at = Math.max(0, from); at < Math.min(to, this.#byWord.length); at += 1)
      if (STRENGTH[standing] > STRENGTH[this.at(at)]) this.#byWord[at] = standing
  }

  at(word: number): Standing {
    return this.#byWord[word] ?? 'wanted'
  }
}
