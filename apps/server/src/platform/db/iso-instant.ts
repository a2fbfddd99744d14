/** SQL of an instant in ISO 8601 with milliseconds, UTC; the database has a time zone of its own. */
export const isoInstant = (column: string): string =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
