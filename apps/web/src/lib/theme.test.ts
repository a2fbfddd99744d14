import { beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from './memory-storage.test-data.ts'

const LIGHT = '(prefers-color-scheme: light)'
const DARK = '(prefers-color-scheme: dark)'

let page: { dataset: { theme?: string } }
let bars: { media: string }[]

beforeEach(() => {
  vi.resetModules()
  page = { dataset: {} }
  bars = [{ media: LIGHT }, { media: DARK }]
  const localStorage = memoryStorage()
  vi.stubGlobal('localStorage', localStorage)
  vi.stubGlobal('window', Object.assign(new EventTarget(), { localStorage }))
  vi.stubGlobal('document', { documentElement: page, querySelectorAll: () => bars })
})

/** The browser's bars and the page, as shown now. */
const shown = () => ({ theme: page.dataset.theme, bars: bars.map(({ media }) => media) })

/** Event of another tab that stores a theme; null clears the storage. */
function storeElsewhere(key: string | null, value = '') {
  if (key === null) localStorage.clear()
  else localStorage.setItem(key, value)
  window.dispatchEvent(Object.assign(new Event('storage'), { key }))
}

test('without a choice page and bars follow the system', async () => {
  const { followTheme } = await import('./theme.ts')

  followTheme()

  expect(shown()).toEqual({ theme: undefined, bars: [LIGHT, DARK] })
})

test.each([
  ['light', ['all', 'not all']],
  ['dark', ['not all', 'all']],
] as const)('a stored %s theme is that of the page and of the bars', async (theme, media) => {
  localStorage.setItem('podium-theme', theme)
  const { followTheme } = await import('./theme.ts')

  followTheme()

  expect(shown()).toEqual({ theme, bars: media })
})

test('each choice after another shows, and the system’s gives the bars their schemes back', async () => {
  const { chooseTheme } = await import('./theme.ts')

  const steps = (['dark', 'light', 'dark', 'system'] as const).map((theme) => {
    chooseTheme(theme)
    return { ...shown(), stored: localStorage.getItem('podium-theme') }
  })

  expect(steps).toEqual([
    { theme: 'dark', stored: 'dark', bars: ['not all', 'all'] },
    { theme: 'light', stored: 'light', bars: ['all', 'not all'] },
    { theme: 'dark', stored: 'dark', bars: ['not all', 'all'] },
    { theme: undefined, stored: null, bars: [LIGHT, DARK] },
  ])
})

test('a choice of another tab shows here; other values of the storage do not matter', async () => {
  const { followTheme } = await import('./theme.ts')
  followTheme()

  storeElsewhere('podium-theme', 'dark')
  const chosen = shown()
  storeElsewhere('podium-language', 'en')
  const still = shown()
  storeElsewhere(null)

  expect([chosen.theme, still.theme, shown().theme]).toEqual(['dark', 'dark', undefined])
})

test('a stored word that is no theme means the system’s', async () => {
  localStorage.setItem('podium-theme', 'sepia')
  const { followTheme } = await import('./theme.ts')

  followTheme()

  expect(shown()).toEqual({ theme: undefined, bars: [LIGHT, DARK] })
})
