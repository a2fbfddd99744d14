/** Limits of one request: far above any screen's need, far below what hurts the server. */
export const LIMITS = {
  embedDepth: 8,
  /** Deepest nesting of lists: each level multiplies the rows to read. */
  listDepth: 3,
  embeds: 40,
  /** Most embedded lists: each is read once for every row around it. */
  lists: 12,
  selectItems: 500,
  orderTerms: 100,
  filters: 200,
  /** Most filters that read whole texts: patterns and text search. */
  textFilters: 20,
  /** Longest pattern or text search, in characters. */
  patternLength: 1000,
  /**
   * Most copies that the counts of a regular expression stand for, such as 1,600 for `(a{40}){40}`.
   */
  patternCopies: 1000,
  logicDepth: 12,
  jsonPathSteps: 32,
  /** Most names in `columns=` or `on_conflict=`; PostgreSQL's own limit of columns in a table. */
  columnNames: 1600,
  /** Most arguments of a function called by GET or with a form. */
  arguments: 1000,
  /** Most rows of a parsed body; one sent with `columns=` goes to the database as it is. */
  bodyRows: 10_000,
  /** Deepest nesting of brackets in a body or a filter's value. */
  nesting: 200,
  /** Longest query string, in characters. */
  queryLength: 64 * 1024,
  /** Longest JSON of a CSV body, in characters: every row repeats the names of its header. */
  csvAsJsonLength: 8 * 1024 * 1024,
} as const
