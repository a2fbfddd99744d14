import { classNames } from './class-names.ts'

export type ButtonLook = {
  variant?: 'primary' | 'secondary' | 'ghost' | 'danger' | 'gold' | undefined
  size?: 'sm' | 'md' | 'lg' | undefined
}

const VARIANTS = {
  primary:
    'bg-primary text-on-primary enabled:hover:bg-primary-hover [a&]:hover:bg-primary-hover disabled:bg-hover disabled:text-muted',
  secondary: 'border border-control bg-raised text-text hover:bg-hover disabled:opacity-60',
  ghost: 'text-text hover:bg-hover disabled:opacity-60',
  danger: 'bg-danger text-on-danger hover:bg-danger-hover disabled:opacity-60',
  gold: 'bg-gold text-on-gold hover:brightness-105 disabled:opacity-60',
}
const SIZES = {
  sm: 'min-h-9 px-3 text-sm pointer-coarse:min-h-11',
  md: 'min-h-11 px-4 text-[0.9375rem]',
  lg: 'min-h-13 px-6 text-base',
}

/** Classes of a button's look, for buttons and for links that look like one. */
export function buttonClass({ variant = 'primary', size = 'md' }: ButtonLook = {}) {
  return classNames(
    'inline-flex items-center justify-center gap-2 rounded-lg font-medium whitespace-nowrap',
    'transition-colors duration-150 disabled:cursor-not-allowed',
    'aria-disabled:cursor-not-allowed aria-disabled:opacity-60',
    VARIANTS[variant],
    SIZES[size],
  )
}
