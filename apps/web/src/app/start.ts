/*
 * Runs before the first paint, as a script of its own: the policy allows none in the page. It must stay
 * tiny, and import nothing.
 */
{
  const root = document.documentElement
  try {
    // The theme a person chose (absent: the system's), and whether somebody may be signed in here.
    const theme = localStorage.getItem('podium-theme')
    if (theme === 'light' || theme === 'dark') {
      root.dataset['theme'] = theme
      for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
        meta.media = meta.media.includes(theme) ? 'all' : 'not all'
      }
    }
    const session =
      sessionStorage.getItem('podium-session') ?? localStorage.getItem('podium-session')
    if (session !== null) root.dataset['session'] = 'stored'
  } catch {
    // Storage is blocked: the system's theme, and a visitor.
  }

  // A button pressed before the page is alive is pressed again when it is.
  let pressed: HTMLButtonElement | null = null
  const keep = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null
    if (button === null) return
    event.preventDefault()
    pressed = button
  }
  document.addEventListener('click', keep, true)
  document.addEventListener(
    'podium:alive',
    () => {
      document.removeEventListener('click', keep, true)
      pressed?.click()
    },
    { once: true },
  )
}
