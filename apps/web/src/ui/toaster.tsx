import { Lazy, lazyValue } from './lazy.tsx'
import { useToastsWait } from './toast.ts'

const list = lazyValue(() => import('./toast-list.tsx').then((m) => m.ToastList))

/** Live region for toasts; always mounted, so that screen readers announce what appears in it. */
export function Toaster() {
  return (
    <div aria-live="polite">
      <Lazy component={list} needed={useToastsWait()} props={{}} />
    </div>
  )
}
