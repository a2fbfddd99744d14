const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Asked before a value goes to the database as an id, which compares ids as such and by their index. */
export const isUuid = (value: unknown): value is string =>
  typeof value === 'string' && UUID.test(value)
