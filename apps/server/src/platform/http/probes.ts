/** Paths that machines poll, which count for nobody: they would outnumber people's requests. */
export const PROBES: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics'])
