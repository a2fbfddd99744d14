import { useSyncExternalStore } from 'react'
import { createStore } from 'zustand'
import { withStorage } from './web-storage.ts'

/** Storage key of the theme, absent for the system's; start.ts reads it before the first paint. */
const KEY = 'podium-theme'

export const THEMES = ['light', 'dark', 'system'] as const
export type Theme = (typeof THEMES)[number]

const store = createStore<Theme>(storedTheme)

/** Theme chosen in this browser; the system's while a prerendered page is taken over, which knows no browser. */
export const useTheme = (): Theme =>
  useSyncExternalStore(store.subscribe, store.getState, () => 'system')

/** Stores a theme and applies it, in every tab. */
export function chooseTheme(theme: Theme) {
  if (theme === 'system') localStorage.removeItem(KEY)
  else localStorage.setItem(KEY, theme)
  show()
}

/** Applies the stored theme now and whenever another tab changes it. */
export function followTheme() {
  window.addEventListener('storage', ({ key }) => {
    // `null`: the storage was cleared.
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
  store.setState(theme, true)
}

/** Colours the browser's own bars: each `theme-color` is for one scheme, and exactly one of them applies. */
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
