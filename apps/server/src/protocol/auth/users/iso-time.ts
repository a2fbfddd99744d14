/** Time in UTC; PostgreSQL writes the offset of its own time zone. */
export const isoTime = (time: string) => new Date(time).toISOString()
