import { Link, type LinkProps } from 'react-router'
import { classNames } from './class-names.ts'

/** Link within a text. */
export function TextLink({ className, ...rest }: LinkProps) {
  return (
    <Link
      {...rest}
      className={classNames(
        'rounded font-medium text-primary underline decoration-1 underline-offset-4',
        'hover:text-primary-hover',
        className,
      )}
    />
  )
}
