import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Certificate of this machine that signs itself, and its key (ECDSA or RSA), as PEM; valid for a day. */
export function makeCertificate(kind: 'ec' | 'rsa' = 'ec'): { cert: string; key: string } {
  const folder = mkdtempSync(join(tmpdir(), 'podium-tls-'))
  const [cert, key] = [join(folder, 'cert.pem'), join(folder, 'key.pem')]
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=IP:127.0.0.1']
  const algorithm =
    kind === 'ec' ? ['ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'] : ['rsa:2048']
  const files = ['-days', '1', '-keyout', key, '-out', cert]
  execFileSync(
    'openssl',
    ['req', '-x509', '-nodes', '-newkey', ...algorithm, ...subject, ...files],
    { stdio: 'pipe' },
  )
  const made = { cert: readFileSync(cert, 'utf8'), key: readFileSync(key, 'utf8') }
  rmSync(folder, { recursive: true })
  return made
}
