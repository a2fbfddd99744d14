/** Drawing of a letter on its way, in the colour of the text; its seal is gold. */
export function LetterDrawing({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 720 144" fill="none" className={className}>
      <path
        d="M20 122c90 0 84-66 170-66s66 52 120 44"
        stroke="currentColor"
        strokeWidth="6"
        strokeLinecap="round"
        strokeDasharray="1 14"
        className="opacity-50"
      />
      <g className="origin-center -rotate-6" fill="currentColor">
        <rect x="330" y="22" width="160" height="100" rx="10" className="opacity-25" />
        <path
          d="M334 30l76 54 76-54"
          fill="none"
          stroke="currentColor"
          strokeWidth="5"
          strokeLinejoin="round"
        />
        <circle cx="410" cy="86" r="13" className="fill-gold" />
      </g>
    </svg>
  )
}
