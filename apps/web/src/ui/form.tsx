import type { ComponentProps, FormEvent, KeyboardEvent } from 'react'
import { classNames } from './class-names.ts'
import { Notice } from './notice.tsx'

type FormProps = Omit<ComponentProps<'form'>, 'onKeyDown' | 'onSubmit'> & {
  /** Reason of the last failure that belongs to no single field. */
  failure?: string | null | undefined
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
}

/**
 * Form with its fields in one column. The browser's own validation is off: errors stand beside the fields.
 */
export function Form({ failure, onSubmit, className, children, ...rest }: FormProps) {
  /** Refusal of texts too long for their field: nothing is sent, and the field says by how much. */
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    const tooLong = event.currentTarget.querySelector<HTMLElement>('[data-too-long]')
    if (tooLong === null) return onSubmit(event)
    event.preventDefault()
    tooLong.focus()
  }
  /** Control or Command with Enter submits, unless that could mean two things; Enter alone breaks a line of a text area. */
  const handleKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    const buttons = event.currentTarget.querySelectorAll<HTMLButtonElement>('[type=submit]')
    if (buttons.length === 1) buttons[0]?.click()
  }
  return (
    <form
      {...rest}
      onSubmit={handleSubmit}
      onKeyDown={handleKeyDown}
      noValidate
      className={classNames('grid gap-5', className)}
    >
      {/* Always mounted, so that screen readers announce what appears in it. */}
      <div role="alert" className="contents">
        {failure && (
          <div ref={reveal}>
            <Notice tone="danger">{failure}</Notice>
          </div>
        )}
      </div>
      {children}
    </form>
  )
}

/** Scrolls the notice into view: the submit button may be far below it. */
const reveal = (notice: HTMLElement | null) => notice?.scrollIntoView({ block: 'nearest' })
