import type { ImageBucket } from '@podium/domain'
import { serverConfig } from './server-config.ts'
import { personId } from './session.ts'
import { getStorage } from './storage.ts'
import { watchUpload } from './watched-uploads.ts'

/** Cache header of a picture: a path is never used twice. */
const CACHE_CONTROL = '31536000, immutable'
/** Message of the database function `may_store_file()`. */
const STORAGE_FULL = 'Your storage is full'

type StoreOptions = {
  /** Called with the share that is sent, from 0 to 1. */
  onProgress?: (fraction: number) => void
  signal?: AbortSignal | undefined
}

/**
 * Stores a picture in one's own folder. Resolves to its address for `<img>` and the database: a path where
 * the backend is our own server, so that it outlives a change of the server's address.
 */
export async function storeImage(
  bucket: ImageBucket,
  image: Blob,
  { onProgress = () => {}, signal }: StoreOptions = {},
): Promise<string> {
  const storage = await getStorage()
  const files = storage.from(bucket)
  const path = `${personId()}/${crypto.randomUUID()}.webp`
  const { error } = await watchUpload(path, { onProgress, signal }, () =>
    files.upload(path, image, { contentType: image.type, cacheControl: CACHE_CONTROL }),
  )
  signal?.throwIfAborted()
  if (error?.message === STORAGE_FULL) {
    throw Object.assign(new Error(STORAGE_FULL), { code: 'storage_full' })
  }
  if (error) throw error
  const { publicUrl } = files.getPublicUrl(path).data
  const isOwn = (await serverConfig()).ownApi !== false
  return isOwn ? new URL(publicUrl).pathname : publicUrl
}

/** Removes a picture by its address; an address outside of the bucket is ignored. */
export async function removeImage(bucket: ImageBucket, address: string): Promise<void> {
  const [, path] = address.split(`/storage/v1/object/public/${bucket}/`)
  if (path === undefined) return
  const storage = await getStorage()
  const { error } = await storage.from(bucket).remove([path])
  if (error) throw error
}
