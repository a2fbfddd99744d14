const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Whether a value is a UUID; checked before the database compares it with ids by their index. */
export const isUuid = (value: unknown): value is string =>
  typeof value === 'string' && UUID.test(value)
