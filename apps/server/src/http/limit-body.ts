import { AppError } from '@podium/domain'
import { bodyLimit } from 'hono/body-limit'

/** Largest body of every route that takes JSON, in bytes. */
export const MAX_JSON_BYTES = 1024 * 1024

/**
 * Refuses a larger body before anything parses it. Throws `payload_too_large` (413). Each service mounts
 * it in its own app, so that its own renderer answers.
 */
export const limitBody = (maxBytes: number = MAX_JSON_BYTES) =>
  bodyLimit({
    maxSize: maxBytes,
    onError: () => {
      throw new AppError('payload_too_large')
    },
  })
