import { Spinner } from './spinner.tsx'

/** Placeholder of a whole page; shown after 150 ms, announced at once. */
export function FullPageSpinner({ label }: { label: string }) {
  return (
    <div className="grid min-h-dvh animate-appear place-items-center text-primary">
      <Spinner label={label} className="size-8" />
    </div>
  )
}
