import type { Upload } from '../requests/read-upload.ts'
import { toWebp } from './to-webp.ts'

/** Upload as it is stored: in a bucket of pictures, which has a longest side, as WebP. */
export async function keepable(sent: Upload, maxSide: number | undefined): Promise<Upload> {
  if (maxSide === undefined) return sent
  const bytes = await toWebp(sent.bytes, { type: sent.type, maxSide })
  return { ...sent, bytes, type: 'image/webp' }
}
