/** SQL of a time in ISO 8601, UTC; the database has a time zone of its own. */
export const isoTime = (time: string) =>
  `to_char(${time} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
