import { classNames } from './class-names.ts'

/** A grey shape where content will be; give it the content's size. Seen after 150 ms. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <div aria-hidden="true" className="animate-appear">
      <div className={classNames('animate-pulse rounded-md bg-hover', className)} />
    </div>
  )
}
