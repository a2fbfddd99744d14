import type { ComponentProps, KeyboardEvent } from 'react'
import { classNames } from './class-names.ts'
import { Notice } from './notice.tsx'

type FormProps = Omit<ComponentProps<'form'>, 'onKeyDown'> & {
  /** Why the last attempt failed, for what belongs to no single field. */
  failure?: string | null | undefined
}

/** Fields in one column; the browser's own bubbles are off, because errors stand beside the fields. */
export function Form({ failure, className, children, ...rest }: FormProps) {
  /** Enter alone is a new line where a field has several. */
  const handleKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    event.currentTarget.querySelector<HTMLButtonElement>('[type=submit]')?.click()
  }
  return (
    <form
      {...rest}
      onKeyDown={handleKeyDown}
      noValidate
      className={classNames('grid gap-5', className)}
    >
      {/* Always there, so that screen readers announce what appears in it. */}
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

/** The button may be far below. */
const reveal = (notice: HTMLElement | null) => notice?.scrollIntoView({ block: 'nearest' })
