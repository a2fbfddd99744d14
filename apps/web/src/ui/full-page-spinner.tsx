import { Spinner } from './spinner.tsx'

/** Stands in for a whole page; seen only when the wait lasts (150 ms), heard at once. */
export function FullPageSpinner({ label }: { label: string }) {
  return (
    <div className="grid min-h-dvh animate-appear place-items-center text-primary">
      <Spinner label={label} className="size-8" />
    </div>
  )
}
