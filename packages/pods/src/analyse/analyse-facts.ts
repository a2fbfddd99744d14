/** Facts of the reading of a brief: code → values. `explain` has a sentence in both languages for each. */
export type AnalyseFacts = {
  /** Only the first `read` of `written` UTF-16 units were read. */
  'brief-cut': { read: number; written: number }
}

/** A fact of the reading of a brief. */
export type AnalyseFact = {
  [C in keyof AnalyseFacts]: { code: C; values: AnalyseFacts[C] }
}[keyof AnalyseFacts]
