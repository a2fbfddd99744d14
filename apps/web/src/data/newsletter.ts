import { postToApi } from './call-api.ts'

/** Requests the confirmation mail; the answer does not tell who is subscribed already. */
export const subscribe = (form: { email: string; website: string }) =>
  postToApi('/newsletter', form)
