import type { RefusalReason } from './figures.ts'

/** Refusal of what a client asks for; the message is for the client. */
export class Refusal extends Error {
  readonly label: RefusalReason
  constructor(label: RefusalReason, message: string) {
    super(message)
    this.label = label
  }
}
