import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/** Bits of the flags in authenticator data (WebAuthn §6.1). */
const FLAGS = { present: 0x01, verified: 0x04, hasCredential: 0x40 }

/** Claims of an authenticator and its browser; a test makes some of them false. */
type Conduct = {
  origin: string
  rpId: string
  /** Whether the authenticator recognises its person. */
  verifiesUser: boolean
  /** Whether the page is in a frame of another site. */
  crossOrigin: boolean
  /** Of the last signature; one more each time. */
  signCount: number
  /** Account that an answer names, as text; until a registration none. */
  userHandle: string
}

type Request = { challenge: string }
type Registration = Request & { user: { id: string } }

/** Authenticator with one ES256 credential, in software; its answers are as a browser's `toJSON()`. */
export type SoftwareAuthenticator = {
  conduct: Conduct
  create(options: Registration, conduct?: Partial<Conduct>): ReturnType<typeof registration>
  get(options: Request, conduct?: Partial<Conduct>): ReturnType<typeof assertion>
}

/** New authenticator for a site; a browser on its page speaks for it. */
export function createAuthenticator(site: string): SoftwareAuthenticator {
  const credential = newCredential()
  const conduct: Conduct = {
    origin: site,
    rpId: new URL(site).hostname,
    verifiesUser: true,
    crossOrigin: false,
    signCount: 0,
    userHandle: '',
  }
  return {
    conduct,
    create(options, other = {}) {
      conduct.userHandle = Buffer.from(options.user.id, 'base64url').toString()
      return registration(credential, options, { ...conduct, ...other })
    },
    get(options, other = {}) {
      conduct.signCount += 1
      return assertion(credential, options, { ...conduct, ...other })
    },
  }
}

type Credential = ReturnType<typeof newCredential>

function newCredential() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  return { id: randomBytes(32), privateKey, key: coseKey(x, y) }
}

function registration(credential: Credential, { challenge }: Registration, conduct: Conduct) {
  const length = Buffer.alloc(2)
  length.writeUInt16BE(credential.id.length)
  const authData = Buffer.concat([
    head(FLAGS.hasCredential, { ...conduct, signCount: 0 }),
    ...[Buffer.alloc(16), length, credential.id, credential.key],
  ])
  return {
    ...naming(credential),
    response: {
      clientDataJSON: clientData('webauthn.create', challenge, conduct).toString('base64url'),
      attestationObject: attestation(authData).toString('base64url'),
      transports: ['internal' as const],
    },
  }
}

function assertion(credential: Credential, { challenge }: Request, conduct: Conduct) {
  const authData = head(0, conduct)
  const data = clientData('webauthn.get', challenge, conduct)
  const signed = Buffer.concat([authData, sha256(data)])
  return {
    ...naming(credential),
    response: {
      clientDataJSON: data.toString('base64url'),
      authenticatorData: authData.toString('base64url'),
      signature: sign('sha256', signed, credential.privateKey).toString('base64url'),
      userHandle: Buffer.from(conduct.userHandle).toString('base64url'),
    },
  }
}

function naming({ id }: Credential) {
  const name = id.toString('base64url')
  return { id: name, rawId: name, type: 'public-key' as const, clientExtensionResults: {} }
}

const clientData = (type: string, challenge: string, { origin, crossOrigin }: Conduct) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin }))

/** Hash of the site, flags and counter: the first 37 bytes of authenticator data. */
function head(flags: number, { rpId, verifiesUser, signCount }: Conduct) {
  const rest = Buffer.alloc(5)
  rest.writeUInt8(flags | FLAGS.present | (verifiesUser ? FLAGS.verified : 0))
  rest.writeUInt32BE(signCount, 1)
  return Buffer.concat([sha256(rpId), rest])
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()

/** COSE_Key of an ES256 key (RFC 9053): `{1: 2, 3: -7, -1: 1, -2: x, -3: y}` in CBOR. */
const coseKey = (x: string, y: string) =>
  Buffer.concat([
    ...[Buffer.from('a5010203262001215820', 'hex'), Buffer.from(x, 'base64url')],
    ...[Buffer.from('225820', 'hex'), Buffer.from(y, 'base64url')],
  ])

/** Attestation object `{fmt: 'none', attStmt: {}, authData}` in CBOR. */
function attestation(authData: Buffer) {
  const length = Buffer.alloc(2)
  length.writeUInt16BE(authData.length)
  return Buffer.concat([
    ...[Buffer.from([0xa3]), cborText('fmt'), cborText('none'), cborText('attStmt')],
    ...[Buffer.from([0xa0]), cborText('authData'), Buffer.from([0x59]), length, authData],
  ])
}

const cborText = (text: string) =>
  Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)])
