import Bowser from 'bowser'

/** "Firefox, Windows" for a `User-Agent` header; the header itself where it names neither, null without one. */
export function deviceName(userAgent: string | null): string | null {
  if (userAgent === null || userAgent.trim() === '') return null
  const { browser, os, platform } = Bowser.parse(userAgent)
  const names = [browser.name, platform.model ?? os.name].filter(Boolean)
  return names.length === 0 ? userAgent : names.join(', ')
}
