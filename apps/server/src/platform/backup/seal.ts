import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto'
import { promisify } from 'node:util'
import { UnreadableError } from './backup-error.ts'

/** Encryption of backup files under a passphrase; without one they stay as they are. */
export type Seal = {
  /** Folder of the pictures that this seal can open, because backups share pictures. */
  picturesFolder: string
  /** Longer by this many bytes than the content. */
  overheadBytes: number
  seal(name: string, bytes: Buffer): Promise<Buffer>
  /** Throws `UnreadableError` for a wrong passphrase, another file's content, and damage. */
  open(name: string, sealed: Buffer): Promise<Buffer>
}

/*
 * Sealed file: MAGIC, salt (16 bytes), nonce (12), ciphertext, tag (16). The key is
 * scrypt(passphrase, salt; N = 2^16, r = 8, p = 1), 32 bytes; the cipher AES-256-GCM (NIST SP
 * 800-38D) with the file's name as additional data, so that files cannot change places. Each run has
 * its own salt, so a nonce is drawn for at most one run's files under one key.
 */
const MAGIC = Buffer.from('podium-sealed-1\n')
const SALT_BYTES = 16
const NONCE_BYTES = 12
const TAG_BYTES = 16
const HEAD_BYTES = MAGIC.length + SALT_BYTES + NONCE_BYTES
const SCRYPT = { N: 2 ** 16, r: 8, p: 1, maxmem: 128 * 2 ** 20 }
const KEY_BYTES = 32

/** Salt of the name that tells passphrases apart. */
const ID_SALT = Buffer.from('podium backup key id')
const ID_BYTES = 4

const derive = promisify<string, Buffer, number, typeof SCRYPT, Buffer>(scrypt)

export async function createSeal(passphrase: string | undefined): Promise<Seal> {
  return passphrase === undefined ? OPEN : createPassphraseSeal(passphrase)
}

async function createPassphraseSeal(passphrase: string): Promise<Seal> {
  const keys = new Map<string, Promise<Buffer>>()
  const keyOf = (salt: Buffer) => {
    const id = salt.toString('hex')
    const key = keys.get(id) ?? derive(passphrase, salt, KEY_BYTES, SCRYPT)
    keys.set(id, key)
    return key
  }
  const salt = randomBytes(SALT_BYTES)
  const id = await derive(passphrase, ID_SALT, ID_BYTES, SCRYPT)
  return {
    picturesFolder: `pictures/${id.toString('hex')}`,
    overheadBytes: HEAD_BYTES + TAG_BYTES,
    async seal(name, bytes) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv('aes-256-gcm', await keyOf(salt), nonce)
      cipher.setAAD(Buffer.from(name))
      const parts = [cipher.update(bytes), cipher.final()]
      return Buffer.concat([MAGIC, salt, nonce, ...parts, cipher.getAuthTag()])
    },
    async open(name, sealed) {
      if (!isSealed(sealed)) {
        throw new UnreadableError(`${name} is not encrypted although BACKUP_KEY is set.`)
      }
      const body = sealed.subarray(MAGIC.length)
      const key = await keyOf(body.subarray(0, SALT_BYTES))
      const nonce = body.subarray(SALT_BYTES, SALT_BYTES + NONCE_BYTES)
      const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES })
      decipher.setAAD(Buffer.from(name)).setAuthTag(sealed.subarray(-TAG_BYTES))
      try {
        return Buffer.concat([
          decipher.update(sealed.subarray(HEAD_BYTES, -TAG_BYTES)),
          decipher.final(),
        ])
      } catch {
        throw new UnreadableError(
          `${name} cannot be opened: BACKUP_KEY is another, or it is damaged.`,
        )
      }
    },
  }
}

const isSealed = (bytes: Buffer) =>
  bytes.length >= HEAD_BYTES + TAG_BYTES && bytes.subarray(0, MAGIC.length).equals(MAGIC)

const OPEN: Seal = {
  picturesFolder: 'pictures/open',
  overheadBytes: 0,
  seal: async (_name, bytes) => bytes,
  async open(name, bytes) {
    if (isSealed(bytes)) throw new UnreadableError(`${name} is encrypted: set BACKUP_KEY.`)
    return bytes
  },
}
