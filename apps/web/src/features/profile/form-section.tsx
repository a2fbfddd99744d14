import type { ReactNode } from 'react'

type FormSectionProps = { title: string; hint?: string; children: ReactNode }

/** Group of fields with its heading, in two columns where there is room. */
export function FormSection({ title, hint, children }: FormSectionProps) {
  return (
    <fieldset>
      <legend className="font-display text-xl font-semibold">{title}</legend>
      {hint !== undefined && <p className="mt-1 text-sm text-muted">{hint}</p>}
      <div className="mt-4 grid gap-5 sm:grid-cols-2">{children}</div>
    </fieldset>
  )
}
