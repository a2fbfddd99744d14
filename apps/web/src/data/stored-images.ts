import type { ImageBucket } from '@podium/domain'
import { getClient } from './client.ts'
import { personId } from './session.ts'
import { watchUpload } from './watched-uploads.ts'

/** A path is never used twice, so whoever has a picture never needs to ask for it again. */
const CACHE_CONTROL = '31536000, immutable'
/** What `may_store_file()` says in the database. */
const STORAGE_FULL = 'Your storage is full'

type StoreOptions = {
  /** Called with how much is sent, from 0 to 1. */
  onProgress?: (fraction: number) => void
  signal?: AbortSignal | undefined
}

/**
 * Stores a picture in one's own folder and gives its address, ready for an `<img>` and for the database: a
 * path where the backend is our own server, so that it outlives a change of our address.
 */
export async function storeImage(
  bucket: ImageBucket,
  image: Blob,
  { onProgress = () => {}, signal }: StoreOptions = {},
): Promise<string> {
  const { storage } = await getClient()
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
  const { origin, pathname } = new URL(publicUrl)
  return origin === window.location.origin ? pathname : publicUrl
}

/** Removes a picture by its address; one that is not in the bucket (of another site, say) is left alone. */
export async function removeImage(bucket: ImageBucket, address: string): Promise<void> {
  const [, path] = address.split(`/storage/v1/object/public/${bucket}/`)
  if (path === undefined) return
  const { storage } = await getClient()
  const { error } = await storage.from(bucket).remove([path])
  if (error) throw error
}
