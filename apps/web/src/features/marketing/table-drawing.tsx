/** Drawing of a team around a table, in the colour of the text; whoever leads is gold. */
export function TableDrawing({ className }: { className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 720 144"
      preserveAspectRatio="xMidYMax meet"
      fill="currentColor"
      className={className}
    >
      {SEATS.map(({ x, look }) => (
        <g key={x} className={look}>
          <circle cx={x} cy={x === 360 ? 26 : 42} r="17" />
          <path d={`M${x - 25} 108V${x === 360 ? 75 : 91}a25 25 0 0 1 50 0V108z`} />
        </g>
      ))}
      <rect x="120" y="100" width="480" height="14" rx="7" />
      <path d="M168 114h12l-10 30h-12zM540 114h12l10 30h-12z" />
      <path d="M262 92h44v8h-44zM420 88h26v12h-26z" className="opacity-60" />
    </svg>
  )
}

const SEATS = [
  { x: 190, look: 'opacity-25' },
  { x: 275, look: 'opacity-40' },
  { x: 360, look: 'text-gold' },
  { x: 445, look: 'opacity-40' },
  { x: 530, look: 'opacity-25' },
]
