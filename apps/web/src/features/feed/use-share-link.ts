import { useTranslation } from 'react-i18next'
import { toast } from '../../ui/toast.ts'

/** Hands on the address of a post: the public page if its author opened it, else the one for members. */
export function useShareLink({ id, isShared }: { id: string; isShared: boolean }) {
  const { t } = useTranslation()
  const link = new URL(isShared ? `/p/${id}` : `/dashboard/post/${id}`, window.location.origin).href

  async function copy() {
    try {
      await navigator.clipboard.writeText(link)
      toast.success(t(isShared ? 'feed.share.copiedPublic' : 'feed.share.copied'))
    } catch {
      // No permission, or a page without HTTPS: the person copies it by hand.
      toast.error(t('feed.share.copyFailed', { link }))
    }
  }
  async function share() {
    await navigator.share({ url: link }).catch((error: unknown) => {
      // Closed without a choice.
      if (error instanceof DOMException && error.name === 'AbortError') return
      return copy()
    })
  }
  // Where the browser has a share sheet of its own: phones, mostly.
  return { copy, share: 'share' in navigator ? share : undefined }
}
