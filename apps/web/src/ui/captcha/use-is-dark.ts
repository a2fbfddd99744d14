import { useSyncExternalStore } from 'react'

const DARK = '(prefers-color-scheme: dark)'

/** Whether the page is dark, by its person's choice or the system's. */
export const useIsDark = () => useSyncExternalStore(subscribe, isDark)

function isDark() {
  const { theme } = document.documentElement.dataset
  return theme === undefined ? window.matchMedia(DARK).matches : theme === 'dark'
}

function subscribe(onChange: () => void) {
  const list = window.matchMedia(DARK)
  const choice = new MutationObserver(onChange)
  choice.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  list.addEventListener('change', onChange)
  return () => {
    choice.disconnect()
    list.removeEventListener('change', onChange)
  }
}
