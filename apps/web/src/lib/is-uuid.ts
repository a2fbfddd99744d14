const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i

/** Whether a text can be the id of anything; else there is nothing to ask the server. */
export const isUuid = (text: string) => UUID.test(text)
