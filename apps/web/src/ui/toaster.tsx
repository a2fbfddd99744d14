import { Late, latePart } from './late.tsx'
import { useToastsWait } from './toast.ts'

const list = latePart(() => import('./toast-list.tsx').then((m) => m.ToastList))

/** Room for toasts; always there, so that screen readers announce what appears in it. */
export function Toaster() {
  return (
    <div aria-live="polite">
      <Late part={list} needed={useToastsWait()} props={{}} />
    </div>
  )
}
