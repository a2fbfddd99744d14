import { type ReactNode, useEffect, useRef } from 'react'

/** Step of a dialog that follows another one; takes the focus, because the pressed button is gone. */
export function StepPanel({ children }: { children: ReactNode }) {
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => panel.current?.focus(), [])
  return (
    <div ref={panel} tabIndex={-1} className="grid gap-5 rounded-lg outline-none">
      {children}
    </div>
  )
}
