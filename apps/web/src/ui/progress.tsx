/** Progress bar of a pending action with its label. */
type ProgressProps = { label: string; done: number; total: number }

export function Progress({ label, done, total }: ProgressProps) {
  return (
    <label className="grid gap-1.5 text-sm tabular-nums">
      <span aria-live="polite">{label}</span>
      <progress
        value={done}
        max={total}
        className="h-2 w-full overflow-hidden rounded-full bg-hover [&::-moz-progress-bar]:bg-primary [&::-webkit-progress-bar]:bg-hover [&::-webkit-progress-value]:bg-primary [&::-webkit-progress-value]:transition-[width]"
      />
    </label>
  )
}
