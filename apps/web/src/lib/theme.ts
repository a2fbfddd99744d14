import { useSyncExternalStore } from 'react'
import { withStorage } from './web-storage.ts'

/** Also read by start.ts before the first paint; absent: the system's theme. */
const KEY = 'podium-theme'

export const THEMES = ['light', 'dark', 'system'] as const
export type Theme = (typeof THEMES)[number]

const listeners = new Set<() => void>()

/** The theme a person chose in this browser. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, storedTheme)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Shows a theme here and in every other tab, now and at every visit. */
export function chooseTheme(theme: Theme) {
  if (theme === 'system') localStorage.removeItem(KEY)
  else localStorage.setItem(KEY, theme)
  show()
}

/** Shows the chosen theme, and follows a choice made in another tab. */
export function followTheme() {
  window.addEventListener('storage', ({ key }) => {
    // `null`: everything was cleared.
    if (key === KEY || key === null) show()
  })
  show()
}

function show() {
  const { dataset } = document.documentElement
  const before = dataset.theme
  const theme = storedTheme()
  if (theme === 'system') delete dataset.theme
  else dataset.theme = theme
  colourBrowser(theme, before)
  for (const listener of listeners) listener()
}

/** The browser's own bars follow: each `theme-color` is for one scheme, and exactly one of them holds. */
function colourBrowser(theme: Theme, before: string | undefined) {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const scheme = schemeOf(meta.media, before)
    if (theme === 'system') meta.media = `(prefers-color-scheme: ${scheme})`
    else meta.media = theme === scheme ? 'all' : 'not all'
  }
}

function schemeOf(media: string, shown: string | undefined) {
  if (media.includes('light')) return 'light'
  if (media.includes('dark')) return 'dark'
  return (media === 'all') === (shown === 'light') ? 'light' : 'dark'
}

function storedTheme(): Theme {
  const stored = withStorage('localStorage', (storage) => storage.getItem(KEY))
  return THEMES.find((theme) => theme === stored) ?? 'system'
}
