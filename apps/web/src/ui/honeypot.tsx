import type { ComponentProps } from 'react'

/** Field that nobody sees, hears or reaches by keyboard: only bots fill it in. */
export function Honeypot(props: ComponentProps<'input'>) {
  return (
    <div aria-hidden className="sr-only">
      <input {...props} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  )
}
