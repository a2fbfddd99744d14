/** Refusals by reason: a bounded set of labels. */
const REASONS = [
  'handshake',
  'stopping',
  'failure',
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

/** Reasons for which a channel is told to join again. */
const LOSSES = ['waiting', 'break', 'key', 'read'] as const
export type LossReason = (typeof LOSSES)[number]

const zeros = (labels: readonly string[]) => Object.fromEntries(labels.map((label) => [label, 0]))

/** Counters of the service since its start. */
export function createFigures() {
  const refused = zeros(REASONS)
  const lost = zeros(LOSSES)
  let opened = 0
  let sent = 0
  return {
    refuse(reason: RefusalReason) {
      refused[reason] = (refused[reason] ?? 0) + 1
    },
    /** Counts channels whose changes may have been missed. */
    countLost(reason: LossReason, channels: number) {
      lost[reason] = (lost[reason] ?? 0) + channels
    },
    countOpened() {
      opened += 1
    },
    countSent() {
      sent += 1
    },
    opened: () => opened,
    sent: () => sent,
    refused: () => refused,
    lost: () => lost,
  }
}
export type Figures = ReturnType<typeof createFigures>
