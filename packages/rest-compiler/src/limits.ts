/** Limits of one request: far above any screen's need, far below what hurts the server. */
export const LIMITS = {
  embedDepth: 8,
  /** Lists within lists: each level multiplies the rows to read. */
  listDepth: 3,
  embeds: 40,
  /** Lists among them: each is read anew for every row around it. */
  lists: 12,
  selectItems: 500,
  orderTerms: 100,
  filters: 200,
  /** Filters that PostgreSQL answers by reading whole texts: patterns and text search. */
  textFilters: 20,
  /** Characters of a pattern or of a text search. */
  patternLength: 1000,
  /** Copies that the counts of a regular expression stand for, such as 1,600 for `(a{40}){40}`. */
  patternCopies: 1000,
  logicDepth: 12,
  jsonPathSteps: 32,
  /** Names in `columns=` or `on_conflict=`; PostgreSQL's own limit of columns in a table. */
  columnNames: 1600,
  /** Arguments of a function called by GET or with a form. */
  arguments: 1000,
  /** Rows of a body that is read here; one sent with `columns=` goes to the database as it is. */
  bodyRows: 10_000,
  /** Brackets within brackets in a body or a filter's value. */
  nesting: 200,
  /** Characters of the query string. */
  queryLength: 64 * 1024,
  /** Characters of the JSON that a CSV body stands for: every row repeats the names of its header. */
  csvAsJsonLength: 8 * 1024 * 1024,
} as const
