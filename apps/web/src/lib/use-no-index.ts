import { useEffect } from 'react'

/** Asks search engines to leave a page out, for as long as it is shown. */
export function useNoIndex(holds: boolean) {
  useEffect(() => {
    if (!holds) return
    const meta = document.createElement('meta')
    meta.name = 'robots'
    meta.content = 'noindex'
    document.head.append(meta)
    return () => meta.remove()
  }, [holds])
}
