type Wire = {
  code: string
  statusCode: number
  error?: string
  cause?: unknown
  /** Value of `Retry-After`, in seconds. */
  retryAfterS?: number
}

/**
 * Refusal as Supabase Storage words it. `statusCode` is in the body; the response's status is
 * another (renderStorageRefusal).
 */
export class StorageRefusal extends Error {
  readonly code: string
  readonly statusCode: number
  /** Older name of the code, which clients still read. */
  readonly error: string
  readonly retryAfterS: number | undefined

  constructor(message: string, { code, statusCode, error = code, cause, retryAfterS }: Wire) {
    super(message, { cause })
    this.name = 'StorageRefusal'
    this.code = code
    this.statusCode = statusCode
    this.error = error
    this.retryAfterS = retryAfterS
  }
}

export const bucketNotFound = () =>
  new StorageRefusal('Bucket not found', {
    code: 'NoSuchBucket',
    statusCode: 404,
    error: 'Bucket not found',
  })

export const objectNotFound = () =>
  new StorageRefusal('Object not found', { code: 'NoSuchKey', statusCode: 404, error: 'not_found' })

/** Refusal of a call of Supabase Storage's protocol that is not built here. */
export const notImplemented = () =>
  new StorageRefusal('Not implemented', { code: 'NotImplemented', statusCode: 501 })

export const alreadyExists = () =>
  new StorageRefusal('The resource already exists', {
    code: 'ResourceAlreadyExists',
    statusCode: 409,
    error: 'Duplicate',
  })

export const accessDenied = (message: string) =>
  new StorageRefusal(message, { code: 'AccessDenied', statusCode: 403, error: 'Unauthorized' })

export const tooLarge = (limit = 'the maximum allowed size') =>
  new StorageRefusal(`The object exceeded ${limit}`, {
    code: 'EntityTooLarge',
    statusCode: 413,
    error: 'Payload too large',
  })

export const typeNotSupported = (type: string) =>
  new StorageRefusal(`mime type ${type} is not supported`, {
    code: 'InvalidMimeType',
    statusCode: 415,
    error: 'invalid_mime_type',
  })

/** Refusal of a file that is something else than it was sent as. */
export const invalidContent = (type: string, cause?: unknown) =>
  new StorageRefusal(`The content is no ${type}`, {
    code: 'InvalidMimeType',
    statusCode: 415,
    error: 'invalid_mime_type',
    cause,
  })

export const invalidKey = (name: string) =>
  new StorageRefusal(`Invalid key: ${name}`, { code: 'InvalidKey', statusCode: 400 })

export const invalidRequest = (message: string, cause?: unknown) =>
  new StorageRefusal(message, { code: 'InvalidRequest', statusCode: 400, cause })

export const tooSlow = () =>
  new StorageRefusal('The object was sent too slowly', { code: 'RequestTimeout', statusCode: 408 })

/** Refusal of an upload that the server has no room or time for now, whoever sends it. */
export const busy = (cause?: unknown) =>
  new StorageRefusal('The server is busy, please retry', {
    code: 'ServiceUnavailable',
    statusCode: 503,
    retryAfterS: 2,
    cause,
  })

export const slowDown = (retryAfterS = 1) =>
  new StorageRefusal('Too many uploads at the same time, please retry', {
    code: 'SlowDown',
    statusCode: 429,
    retryAfterS,
  })
