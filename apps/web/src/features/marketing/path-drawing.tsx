/** Drawing of a path with five stations, in the colour of the text; it ends at a gold flag. */
export function PathDrawing({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 720 144" fill="none" className={className}>
      <path
        d="M20 126C120 126 110 62 210 62S300 116 390 116 470 44 560 44h84"
        stroke="currentColor"
        strokeWidth="6"
        strokeLinecap="round"
        strokeDasharray="1 14"
        className="opacity-50"
      />
      {STATIONS.map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="11" fill="currentColor" />
      ))}
      <path d="M644 44V8" stroke="currentColor" strokeWidth="5" strokeLinecap="round" />
      <path d="M646 8h40l-10 11 10 11h-40z" className="fill-gold" />
    </svg>
  )
}

const STATIONS = [
  [20, 126],
  [210, 62],
  [390, 116],
  [560, 44],
  [644, 44],
] as const
