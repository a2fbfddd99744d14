import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

type CardProps = ComponentProps<'div'> & {
  /** Element: `article` for content that stands by itself, `section` for a part with a heading. */
  as?: 'div' | 'article' | 'section'
}

export function Card({ as: Tag = 'div', className, ...rest }: CardProps) {
  return (
    <Tag
      {...rest}
      className={classNames('rounded-2xl border border-border bg-raised shadow-card', className)}
    />
  )
}
