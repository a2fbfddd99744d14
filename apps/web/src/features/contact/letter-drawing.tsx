/** Drawing of a letter on its way to a team, in the colour of the text; its seal and who reads it are gold. */
export function LetterDrawing({ className }: { className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 720 144"
      preserveAspectRatio="xMidYMax meet"
      fill="none"
      className={className}
    >
      <path
        d="M0 118c70 12 150 4 170-34s-34-56-48-26 40 66 112 60 62-30 96-40"
        stroke="currentColor"
        strokeWidth="5"
        strokeLinecap="round"
        strokeDasharray="1 13"
        className="opacity-50"
      />
      <g transform="rotate(-8 410 74)" fill="currentColor">
        <rect x="344" y="30" width="132" height="86" rx="9" />
        <path
          d="M350 38l60 44 60-44"
          className="stroke-pine"
          fill="none"
          strokeWidth="5"
          strokeLinejoin="round"
          strokeLinecap="round"
        />
        <circle cx="410" cy="84" r="12" className="fill-gold" />
      </g>
      {READERS.map(({ x, top, look }) => (
        <g key={x} fill="currentColor" className={look}>
          <circle cx={x} cy={top} r="17" />
          <path d={`M${x - 25} 150V${top + 49}a25 25 0 0 1 50 0V150z`} />
        </g>
      ))}
    </svg>
  )
}

const READERS = [
  { x: 556, top: 82, look: 'opacity-25' },
  { x: 620, top: 46, look: 'text-gold' },
  { x: 684, top: 94, look: 'opacity-40' },
]
