import type { ComponentProps, MouseEvent } from 'react'
import { type ButtonLook, buttonClass } from './button-class.ts'
import { classNames } from './class-names.ts'
import { Spinner } from './spinner.tsx'

type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /**
     * True while the button's action is pending: presses are ignored, `waitingLabel` is shown, and the focus
     * stays, which a disabled button would lose.
     */
    waiting?: boolean
    /** Label while waiting; its room is reserved, so that the button keeps its width. */
    waitingLabel?: string
  }

export function Button({
  variant,
  size,
  waiting = false,
  waitingLabel,
  disabled,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (waiting) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled}
      aria-disabled={waiting || undefined}
      onClick={handleClick}
      aria-busy={waiting || undefined}
      className={classNames(buttonClass({ variant, size }), className)}
    >
      {waitingLabel === undefined ? (
        children
      ) : (
        <span className="grid justify-items-center">
          <Label shown={!waiting}>{children}</Label>
          <Label shown={waiting}>
            <Spinner />
            {waitingLabel}
          </Label>
        </span>
      )}
    </button>
  )
}

/** Both labels lie in one grid cell; `invisible` hides one from sight and from screen readers. */
function Label({ shown, children }: { shown: boolean; children: React.ReactNode }) {
  return (
    <span
      className={classNames(
        'col-start-1 row-start-1 inline-flex items-center gap-2',
        !shown && 'invisible',
      )}
    >
      {children}
    </span>
  )
}
