import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { useEffect } from 'react'
// The headless build: the other one writes style elements, which our content security policy refuses.
import { resolveValue, type Toast, toast, useToaster } from 'react-hot-toast/headless'
import { useTranslation } from 'react-i18next'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
import { drawToasts } from './toast.ts'

/** What `Toaster` shows: react-hot-toast's toasts, at most 20 at once (its own limit), at most 350 px wide. */
export function ToastList() {
  const { t } = useTranslation()
  const { toasts, handlers } = useToaster({ error: { duration: 6000 } })
  useEffect(() => drawToasts((kind, text) => toast[kind](text)), [])
  return (
    <section
      aria-label={t('common.notifications')}
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
      onFocus={handlers.startPause}
      onBlur={handlers.endPause}
      className="flex flex-col items-center gap-2 sm:items-end"
    >
      {toasts
        .filter((item) => item.visible)
        .map((item) => (
          <Line key={item.id} item={item} />
        ))}
    </section>
  )
}

function Line({ item }: { item: Toast }) {
  const { t } = useTranslation()
  const Icon = item.type === 'error' ? CircleAlert : CircleCheck
  return (
    <div
      className={classNames(
        'pointer-events-auto flex w-full max-w-[350px] items-start gap-2.5 rounded-xl border',
        'border-border bg-raised py-2.5 ps-3.5 pe-1.5 text-sm shadow-popup',
      )}
    >
      <Icon
        aria-hidden
        size={20}
        className={classNames(
          'mt-1.5 shrink-0',
          item.type === 'error' ? 'text-danger' : 'text-primary',
        )}
      />
      <p className="grow self-center wrap-anywhere">{resolveValue(item.message, item)}</p>
      <IconButton
        icon={X}
        label={t('common.close')}
        onClick={() => toast.dismiss(item.id)}
        className="size-8"
      />
    </div>
  )
}
