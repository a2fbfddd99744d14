/*
 * Runs before the first paint, as a script of its own: the policy allows none in the page. It must stay
 * tiny, and import nothing.
 */
{
  /** What the build writes into a prerendered page (`page-html.ts`), as paths. */
  type Later = {
    scripts: readonly string[]
    /** What they will ask for. */
    modules: readonly string[]
  }
  const PAINTED_AT_LATEST_MS = 2000
  const root = document.documentElement
  const add = <Tag extends 'script' | 'link'>(
    tag: Tag,
    attributes: Partial<HTMLElementTagNameMap[Tag]>,
  ) => document.head.append(Object.assign(document.createElement(tag), attributes))
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
      sessionStorage.getItem('podium-session') ??
      localStorage.getItem('podium-session') ??
      localStorage.getItem('podium-in-tabs')
    if (session !== null) root.dataset['session'] = 'stored'
  } catch {
    // Storage is blocked: the system's theme, and a visitor.
  }

  // A prerendered page is read before it is alive: the application comes when it has been painted, so that
  // nothing stands in the way of its style and fonts.
  const start = () => {
    const later = document.getElementById('later')
    if (later === null) return
    later.remove()
    const { scripts, modules }: Later = JSON.parse(later.textContent)
    for (const src of scripts) add('script', { type: 'module', crossOrigin: '', src })
    for (const href of modules) add('link', { rel: 'modulepreload', crossOrigin: '', href })
  }
  document.addEventListener('DOMContentLoaded', () => {
    // Nothing is painted in the background, and not every browser says when.
    setTimeout(start, document.hidden ? 0 : PAINTED_AT_LATEST_MS)
    new PerformanceObserver((paints) => {
      if (paints.getEntriesByName('first-contentful-paint').length > 0) start()
    }).observe({ type: 'paint', buffered: true })
  })

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
      // Not from within React's own work: what is pressed then is lost on parts that it takes over later.
      setTimeout(() => pressed?.click())
    },
    { once: true },
  )
}
