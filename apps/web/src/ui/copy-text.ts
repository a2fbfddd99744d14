import { toast } from './toast.ts'

/** Copies a text and says so; `failed` where the browser does not allow it (no HTTPS). */
export async function copyText(text: string, says: { done: string; failed: string }) {
  try {
    await navigator.clipboard.writeText(text)
    toast.success(says.done)
  } catch {
    toast.error(says.failed)
  }
}
