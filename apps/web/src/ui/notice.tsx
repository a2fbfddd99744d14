import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

type NoticeProps = {
  tone: 'info' | 'warning' | 'success' | 'danger'
  title?: string
  /** Live region role, where the notice appears while the page is in use. */
  role?: 'status' | 'alert'
  className?: string
  children: ReactNode
}

const TONES = {
  info: { icon: Info, look: 'bg-info-soft text-on-info-soft' },
  warning: { icon: TriangleAlert, look: 'bg-warning-soft text-on-warning-soft' },
  success: { icon: CircleCheck, look: 'bg-success-soft text-on-success-soft' },
  danger: { icon: CircleAlert, look: 'bg-danger-soft text-on-danger-soft' },
}

export function Notice({ tone, title, role, className, children }: NoticeProps) {
  const { icon: Icon, look } = TONES[tone]
  return (
    <div
      role={role}
      className={classNames('flex gap-3 rounded-lg px-4 py-3 text-sm leading-6', look, className)}
    >
      <Icon aria-hidden size={20} strokeWidth={1.75} className="mt-0.5 shrink-0" />
      <div className="min-w-0 grow text-pretty">
        {title !== undefined && <p className="font-semibold">{title}</p>}
        {children}
      </div>
    </div>
  )
}
