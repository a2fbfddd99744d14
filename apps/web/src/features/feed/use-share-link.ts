import { useTranslation } from 'react-i18next'
import { toast } from '../../ui/toast.ts'

/**
 * Functions that copy or share a post's address: the public page if its author opened it, else the members'.
 */
export function useShareLink({ id, isShared }: { id: string; isShared: boolean }) {
  const { t } = useTranslation()
  const link = new URL(isShared ? `/p/${id}` : `/dashboard/post/${id}`, window.location.origin).href

  async function copy() {
    try {
      await navigator.clipboard.writeText(link)
      toast.success(t(isShared ? 'feed.share.copiedPublic' : 'feed.share.copied'))
    } catch {
      // No permission, or no HTTPS: shown, to be copied by hand.
      toast.error(t('feed.share.copyFailed', { link }))
    }
  }
  async function share() {
    await navigator.share({ url: link }).catch((error: unknown) => {
      // The share sheet was closed.
      if (error instanceof DOMException && error.name === 'AbortError') return
      return copy()
    })
  }
  // Browsers with a share sheet: phones, mostly.
  return { copy, share: 'share' in navigator ? share : undefined }
}
