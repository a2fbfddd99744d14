import type { ComponentProps } from 'react'

/** A field nobody sees, reaches by keyboard or hears: only programs fill it in. */
export function Honeypot(props: ComponentProps<'input'>) {
  return (
    <div aria-hidden className="sr-only">
      <input {...props} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  )
}
