import type { ReactNode } from 'react'

type SettingProps = {
  title: string
  /** Explanation, or the present value. */
  hint: string
  /** Control at the end of the line. */
  action?: ReactNode
  /** Content below the line: an open form, a notice. */
  children?: ReactNode
}

/** Setting: title and hint at the start of the line, its control at the end. */
export function Setting({ title, hint, action, children }: SettingProps) {
  return (
    <div className="p-4 sm:px-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 grow basis-56 max-sm:basis-full">
          <h3 className="text-[0.9375rem] font-medium">{title}</h3>
          <p className="mt-0.5 text-sm text-muted wrap-anywhere">{hint}</p>
        </div>
        {action}
      </div>
      {children}
    </div>
  )
}
