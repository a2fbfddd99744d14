import { PHRASING_MAX } from '@podium/domain'
import { z } from 'zod'

/** Longest words and quote of a suggestion, in UTF-16 units. */
const WORDS_MAX = 80
const QUOTE_MAX = 300
/** Most suggestions that are looked at. */
const READ_MAX = 6

/**
 * Answer of a model: a reply, and skills or roles with the words of the brief that speak for them. Whether a reply
 * may be shown and a suggestion holds is told afterwards.
 */
export const phrasedAnswer = z.object({
  reply: z.string(),
  suggestions: z.array(z.object({ words: z.string(), quote: z.string() })),
})
export type PhrasedAnswer = z.output<typeof phrasedAnswer>

const shownReply = z
  .string()
  .transform((text) => text.replaceAll(/[^\S\u00a0\u202f]+/gu, ' ').trim())
  .pipe(
    z
      .string()
      .min(1)
      .max(PHRASING_MAX)
      // Neither a question (ours are asked below it), nor an address, a link, markup or a character that is not seen.
      .regex(/^[^?？@<>[\]{}`*_#|\\\p{Cc}\p{Cf}\p{Co}\p{Cs}]+$/u)
      .refine((text) => !/[\p{L}\p{N}_-][.。．｡][\p{L}\p{N}_-]{2}|:\/\//u.test(text)),
  )

/** Reply of a model as it may be shown; null where it says more than a reply should. */
export const replyOf = ({ reply }: PhrasedAnswer): string | null =>
  shownReply.safeParse(reply).data ?? null

const proposal = z.object({
  words: z.string().trim().min(2).max(WORDS_MAX),
  // Half of a character is in the brief too, and nothing that can be stored.
  quote: z
    .string()
    .min(3)
    .max(QUOTE_MAX)
    .regex(/^\P{Cs}*\p{L}\P{Cs}*$/u),
})

/** Suggestions of a model that are worth a look. */
export const proposalsOf = ({ suggestions }: PhrasedAnswer) =>
  suggestions.slice(0, READ_MAX).flatMap((one) => proposal.safeParse(one).data ?? [])
