import type { ReactElement } from 'react'

/** Artefact that a step of the process leaves: a marked brief, three teams, a plan, a board, an accepted delivery. */
export function StepDrawing({ step }: { step: keyof typeof DRAWINGS }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 120 72"
      fill="currentColor"
      className="col-start-2 aspect-5/3 w-full max-w-80 rounded-2xl border border-border bg-raised text-primary shadow-card lg:col-start-3 lg:mt-2"
    >
      {DRAWINGS[step]}
    </svg>
  )
}

const bars = (places: readonly (readonly [x: number, y: number, width: number, look?: string])[]) =>
  places.map(([x, y, width, look]) => (
    <rect key={`${x} ${y}`} x={x} y={y} width={width} height="6" rx="3" className={look} />
  ))

const GOLD = 'text-gold'
const FAINT = 'opacity-25'

const DRAWINGS = {
  analysis: (
    <g>
      {bars([
        [18, 16, 50, FAINT],
        [72, 16, 30, GOLD],
        [18, 28, 26, GOLD],
        [48, 28, 54, FAINT],
        [18, 40, 62, FAINT],
        [84, 40, 18],
        [18, 52, 40, FAINT],
      ])}
    </g>
  ),
  pod: (
    <g>
      <path d="M14 44h28v28H14zM78 50h28v22H78z" className="opacity-40" />
      <path d="M46 32h28v40H46z" className={GOLD} />
      {[28, 60, 92].map((x, at) => (
        <circle key={x} cx={x} cy={[34, 21, 40][at]} r="7" />
      ))}
    </g>
  ),
  planning: (
    <g>
      {bars([
        [16, 14, 34],
        [40, 27, 30, 'opacity-60'],
        [58, 40, 28, GOLD],
        [76, 53, 26, 'opacity-40'],
      ])}
    </g>
  ),
  execution: (
    <g>
      {[16, 47, 78].map((x, at) => (
        <g key={x}>
          <rect x={x} y="12" width="26" height="48" rx="4" className="opacity-15" />
          <rect x={x + 4} y="17" width="18" height="10" rx="2" className={at === 2 ? GOLD : ''} />
          <rect x={x + 4} y="31" width="18" height="10" rx="2" className="opacity-40" />
        </g>
      ))}
    </g>
  ),
  delivery: (
    <g>
      <rect x="34" y="22" width="52" height="38" rx="5" className={FAINT} />
      <path d="M34 30h52v6H34z" />
      <circle cx="84" cy="22" r="12" className={GOLD} />
      <path d="m78 22 4 4 8-8" fill="none" className="stroke-on-gold" strokeWidth="3" />
    </g>
  ),
} satisfies Record<string, ReactElement>
