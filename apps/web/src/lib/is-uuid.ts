const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i

/** Whether a text has the form of an id; the server is not asked for anything else. */
export const isUuid = (text: string) => UUID.test(text)
