/** Facts of the reading of a brief: code → values. `explain` has a sentence in both languages for each. */
export type AnalyseFacts = {
  /** Part read of a long brief: the first `read` of its `written` UTF-16 units. */
  'brief-cut': { read: number; written: number }
}

/** A fact of the reading of a brief. */
export type AnalyseFact = {
  [C in keyof AnalyseFacts]: { code: C; values: AnalyseFacts[C] }
}[keyof AnalyseFacts]
