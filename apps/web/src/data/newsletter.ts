import { postToApi } from './call-api.ts'

/** Asks for the mail that confirms; the answer is the same whoever is subscribed already. */
export const subscribe = (form: { email: string; website: string }) =>
  postToApi('/newsletter', form)
