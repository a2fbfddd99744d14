import { z } from 'zod'

/** Changes that a channel asks for; the reply repeats these fields of them, with an id. Others are not kept. */
const binding = z.object({
  event: z.string().max(16).optional(),
  schema: z.string().max(63).optional(),
  table: z.string().max(63).optional(),
  filter: z.string().max(1000).nullish(),
  select: z.union([z.string().max(1000), z.array(z.string().max(63)).max(100)]).nullish(),
})
export type Binding = z.output<typeof binding>

/** Most kinds of changes that are read of one channel; how many it may listen to is among the limits. */
const MAX_BINDINGS = 100

/** Payload of `phx_join`. */
export const joinRequest = z.object({
  access_token: z.string().nullish(),
  user_token: z.string().nullish(),
  config: z
    .object({
      postgres_changes: z.array(binding).max(MAX_BINDINGS).nullish(),
      presence: z.object({ enabled: z.boolean().nullish() }).nullish(),
      private: z.boolean().nullish(),
    })
    .default({}),
})
export type JoinRequest = z.output<typeof joinRequest>

/** Payload of `access_token`. */
export const newToken = z.object({ access_token: z.string().nullish() })
