/** Names of browsers as they give themselves; those that also claim to be another one come first. */
const BROWSERS = [
  ['Edg', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser', 'Samsung Internet'],
  ['Firefox', 'Firefox'],
  ['FxiOS', 'Firefox'],
  ['Chrome', 'Chrome'],
  ['CriOS', 'Chrome'],
  ['Safari', 'Safari'],
] as const

/** An Android phone also says Linux, an iPhone also Mac OS X. */
const SYSTEMS = [
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Windows', 'Windows'],
  ['CrOS', 'ChromeOS'],
  ['Mac OS X', 'macOS'],
  ['Linux', 'Linux'],
] as const

/** "Firefox, Windows" for a `User-Agent`; the header itself where it names neither, null without one. */
export function deviceName(userAgent: string | null): string | null {
  if (userAgent === null || userAgent.trim() === '') return null
  const names = [BROWSERS, SYSTEMS].flatMap(
    (known) => known.find(([sign]) => userAgent.includes(sign))?.[1] ?? [],
  )
  return names.length === 0 ? userAgent : names.join(', ')
}
