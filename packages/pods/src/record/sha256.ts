/** First 32 bits of the fractional parts of the roots of the first 64 primes: cube roots, and of 8 square roots. */
const primes = Array.from({ length: 312 }, (_, at) => at).filter(
  (n) => n > 1 && !Array.from({ length: n }, (_, at) => at).some((d) => d > 1 && n % d === 0),
)
const fraction = (root: number) => Math.floor((root - Math.floor(root)) * 2 ** 32) | 0
const ROUNDS = Int32Array.from(primes.slice(0, 64), (prime) => fraction(prime ** (1 / 3)))
const START = Int32Array.from(primes.slice(0, 8), (prime) => fraction(Math.sqrt(prime)))

const rotated = (word: number, bits: number) => (word >>> bits) | (word << (32 - bits))

/**
 * SHA-256 of a text's UTF-8 bytes in hexadecimal (FIPS 180-4). Plain code, because Web Crypto answers only later and
 * nothing that the engine does waits.
 */
export function sha256(text: string): string {
  const bytes = new TextEncoder().encode(text)
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64)
  padded.set(bytes)
  padded[bytes.length] = 0x80
  const view = new DataView(padded.buffer)
  view.setUint32(padded.length - 8, Math.floor((bytes.length * 8) / 2 ** 32))
  view.setUint32(padded.length - 4, (bytes.length * 8) >>> 0)
  const state = Int32Array.from(START)
  const schedule = new Int32Array(64)
  for (let at = 0; at < padded.length; at += 64) compress(state, schedule, view, at)
  return [...state].map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('')
}

function compress(state: Int32Array, w: Int32Array, view: DataView, at: number): void {
  for (let t = 0; t < 16; t += 1) w[t] = view.getInt32(at + t * 4)
  for (let t = 16; t < 64; t += 1) {
    const w2 = w[t - 2] ?? 0
    const w15 = w[t - 15] ?? 0
    const s0 = rotated(w15, 7) ^ rotated(w15, 18) ^ (w15 >>> 3)
    const s1 = rotated(w2, 17) ^ rotated(w2, 19) ^ (w2 >>> 10)
    w[t] = ((w[t - 16] ?? 0) + s0 + (w[t - 7] ?? 0) + s1) | 0
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
  for (let t = 0; t < 64; t += 1) {
    const big1 = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)
    const one = (h + big1 + ((e & f) ^ (~e & g)) + (ROUNDS[t] ?? 0) + (w[t] ?? 0)) | 0
    const big0 = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)
    const two = (big0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + one) | 0
    d = c
    c = b
    b = a
    a = (one + two) | 0
  }
  for (const [index, word] of [a, b, c, d, e, f, g, h].entries())
    state[index] = ((state[index] ?? 0) + word) | 0
}
