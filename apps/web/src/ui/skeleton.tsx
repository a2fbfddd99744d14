import { classNames } from './class-names.ts'

const ROUNDED = { md: 'rounded-md', '2xl': 'rounded-2xl', full: 'rounded-full' }

type SkeletonProps = { className?: string; rounded?: keyof typeof ROUNDED }

/** Grey shape in the place and size of content that loads; shown after 150 ms. */
export function Skeleton({ className, rounded = 'md' }: SkeletonProps) {
  return (
    <div aria-hidden="true" className="animate-appear">
      <div className={classNames('animate-pulse bg-hover', ROUNDED[rounded], className)} />
    </div>
  )
}
