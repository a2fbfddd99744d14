/** What one request may ask for. Far above any screen's need, far below what hurts the database. */
export const LIMITS = {
  embedDepth: 8,
  embeds: 40,
  selectItems: 500,
  filters: 200,
  logicDepth: 12,
  jsonPathSteps: 32,
  /** Brackets within brackets in a body or a filter's value. */
  nesting: 200,
  /** Characters of the query string. */
  queryLength: 64 * 1024,
} as const
