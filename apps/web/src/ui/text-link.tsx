import { Link, type LinkProps } from 'react-router'
import { classNames } from './class-names.ts'

type TextLinkProps = LinkProps & {
  /** Whether it stands on a line of its own or ends a short one: on touch it is as high as a button there. */
  isAlone?: boolean
}

/** Link within a text. */
export function TextLink({ isAlone = false, className, ...rest }: TextLinkProps) {
  return (
    <Link
      {...rest}
      className={classNames(
        'rounded font-medium text-primary underline decoration-1 underline-offset-4',
        'hover:text-primary-hover',
        isAlone && 'pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center',
        className,
      )}
    />
  )
}
