import { IMAGE_MAX_BYTES } from '@podium/domain'
import { busy, slowDown } from '../requests/storage-refusal.ts'

/** Most concurrent uploads of everybody, and of their bytes, which lie on the disk until it is their turn. */
const MAX_TOGETHER = 256
const MAX_BYTES_TOGETHER = 512 * 2 ** 20
/** Most concurrent uploads of one person, and of their bytes: one of the largest, or some smaller ones. */
const MAX_OF_ONE = 4
const MAX_BYTES_OF_ONE = IMAGE_MAX_BYTES
/** The same of one address, behind which there may be a school: so it takes thirteen to fill the room. */
const MAX_OF_ADDRESS = 16
const MAX_BYTES_OF_ADDRESS = 4 * IMAGE_MAX_BYTES

type Upload = {
  /** Sender; service keys count as one. */
  person: string
  /** Network address, where it counts. */
  address: string | undefined
  /** Size that the sender announced, or the largest there is. */
  bytes: number
}

/** Place that uploads take from their admission to their answer. */
export type UploadRoom = {
  /**
   * Takes a place; the returned function gives it back. Throws `SlowDown` for a person or an address
   * that has its share, `ServiceUnavailable` while there is none left.
   */
  enter(upload: Upload): () => void
  load(): { running: number; bytes: number }
}

export function createUploadRoom(): UploadRoom {
  const inHand = new Set<Upload>()
  const bytesOf = (uploads: Iterable<Upload>) => {
    let sum = 0
    for (const { bytes } of uploads) sum += bytes
    return sum
  }

  return {
    enter(upload) {
      const ofPerson = [...inHand].filter(({ person }) => person === upload.person)
      if (ofPerson.length >= MAX_OF_ONE) throw slowDown()
      if (bytesOf(ofPerson) + upload.bytes > MAX_BYTES_OF_ONE) throw slowDown()
      const { address } = upload
      const ofAddress = [...inHand].filter((other) => address && other.address === address)
      if (ofAddress.length >= MAX_OF_ADDRESS) throw slowDown()
      if (bytesOf(ofAddress) + upload.bytes > MAX_BYTES_OF_ADDRESS) throw slowDown()
      const bytes = bytesOf(inHand) + upload.bytes
      if (inHand.size >= MAX_TOGETHER || bytes > MAX_BYTES_TOGETHER) throw busy()
      inHand.add(upload)
      return () => void inHand.delete(upload)
    },
    load: () => ({ running: inHand.size, bytes: bytesOf(inHand) }),
  }
}
