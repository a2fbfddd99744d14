import { lazy, Suspense, useEffect } from 'react'
import { briefDraftKey } from '../../lib/form-draft.ts'
import { loadTexts } from '../../lib/i18n.ts'
import { withStorage } from '../../lib/web-storage.ts'
import { onFirstTouch } from '../../ui/first-touch.ts'

const asked = Promise.withResolvers<void>()

/** Picture with its texts; in a browser, downloaded once it is asked for. */
const PodsPicture = lazy(async () => {
  if (!import.meta.env.SSR) await asked.promise
  const [{ PodsPicture: Picture }] = await Promise.all([
    import('./pods-picture.tsx'),
    loadTexts(['pods']),
  ])
  return { default: Picture }
})

/**
 * Picture of the hero, which the build renders. It needs no scripts until somebody acts, so its code is downloaded
 * at their first action and takes the drawn picture over where it stands.
 */
export function HeroPicture() {
  useEffect(() => {
    // Who was quicker than the scripts is in its text box already; a visitor’s kept text belongs there.
    const isTyping = document.activeElement?.tagName === 'TEXTAREA'
    if (isTyping || withStorage('localStorage', (storage) => storage.getItem(briefDraftKey())))
      asked.resolve()
    return onFirstTouch(asked.resolve)
  }, [])
  return BOUNDARY
}

/** Room of the picture on a page that the build has not rendered; its being shown asks for the picture. */
function Room() {
  useEffect(asked.resolve, [])
  return <div className="min-h-136" />
}

/** One element for all renderings: another one would make React draw the picture anew before its code is there. */
const BOUNDARY = (
  <Suspense fallback={<Room />}>
    <PodsPicture />
  </Suspense>
)
