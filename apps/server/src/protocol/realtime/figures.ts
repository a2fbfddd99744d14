/** Refusals by reason: a bounded set of labels. */
const REASONS = [
  'sockets_in_all',
  'sockets_of_address',
  'sockets_of_person',
  'channels',
  'subscriptions_of_person',
  'token',
  'offered_not',
  'message_rate',
  'message_size',
  'message_form',
  'slow_reader',
  'busy',
] as const
export type RefusalReason = (typeof REASONS)[number]

/** Counters of the service since its start. */
export function createFigures() {
  const refused = Object.fromEntries(REASONS.map((reason) => [reason, 0]))
  let sent = 0
  return {
    refuse(reason: RefusalReason) {
      refused[reason] = (refused[reason] ?? 0) + 1
    },
    countSent() {
      sent += 1
    },
    sent: () => sent,
    refused: () => refused,
  }
}
export type Figures = ReturnType<typeof createFigures>
