/*
 * Script that runs before the first paint, as a file of its own: the content security policy allows no inline
 * script. It must stay tiny, and import nothing.
 */
{
  /** Paths that the build writes into a prerendered page (`page-html.ts`). */
  type Later = {
    scripts: readonly string[]
    /** Modules that the scripts import. */
    modules: readonly string[]
  }
  const PAINTED_AT_LATEST_MS = 2000
  const root = document.documentElement
  const add = <Tag extends 'script' | 'link'>(
    tag: Tag,
    attributes: Partial<HTMLElementTagNameMap[Tag]>,
  ) => document.head.append(Object.assign(document.createElement(tag), attributes))
  try {
    // Applies the chosen theme (absent: the system's) and marks a browser with a stored session.
    const theme = localStorage.getItem('podium-theme')
    if (theme === 'light' || theme === 'dark') {
      root.dataset['theme'] = theme
      for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
        meta.media = meta.media.includes(theme) ? 'all' : 'not all'
      }
    }
    const session =
      sessionStorage.getItem('podium-session') ??
      localStorage.getItem('podium-session') ??
      localStorage.getItem('podium-in-tabs')
    if (session !== null) root.dataset['session'] = 'stored'
  } catch {
    // Storage is blocked: the system's theme, and a visitor.
  }

  // A prerendered page is read before it is hydrated: the application loads after the first paint, so that
  // it does not compete with styles and fonts.
  const start = () => {
    const later = document.getElementById('later')
    if (later === null) return
    later.remove()
    const { scripts, modules }: Later = JSON.parse(later.textContent)
    for (const src of scripts) add('script', { type: 'module', crossOrigin: '', src })
    for (const href of modules) add('link', { rel: 'modulepreload', crossOrigin: '', href })
  }
  document.addEventListener('DOMContentLoaded', () => {
    // A background tab is not painted, and not every browser reports the paint.
    setTimeout(start, document.hidden ? 0 : PAINTED_AT_LATEST_MS)
    new PerformanceObserver((paints) => {
      if (paints.getEntriesByName('first-contentful-paint').length > 0) start()
    }).observe({ type: 'paint', buffered: true })
  })

  // A button pressed before hydration is pressed again after it.
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
      // In a task of its own: a press during React's work is lost on parts that hydrate later.
      setTimeout(() => pressed?.click())
    },
    { once: true },
  )
}
