import { classNames } from './class-names.ts'

/** Mask that fades the outer people out where the drawing is wider than its place. */
const FADING = '[mask-image:linear-gradient(to_right,transparent,black_15%,black_85%,transparent)]'

/**
 * Drawing of people standing as a podium, in the colour of the text; the one on top is gold. It is never lower
 * than its shape wants at its width, so that no head is cut; `className` may ask for more (`min-h-…`).
 */
export function PodiumDrawing({ className }: { className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 720 144"
      preserveAspectRatio="xMidYMax slice"
      fill="currentColor"
      className={classNames('aspect-5/1', FADING, className)}
    >
      {FIGURES.map(({ x, top, look }) => (
        <g key={x} className={look}>
          <circle cx={x} cy={top} r="17" />
          <path d={`M${x - 25} 150V${top + 49}a25 25 0 0 1 50 0V150z`} />
        </g>
      ))}
    </svg>
  )
}

const FIGURES = [
  { x: 60, top: 108, look: 'opacity-10' },
  { x: 128, top: 84, look: 'opacity-15' },
  { x: 196, top: 98, look: 'opacity-10' },
  { x: 292, top: 62, look: 'opacity-25' },
  { x: 360, top: 24, look: 'text-gold' },
  { x: 428, top: 78, look: 'opacity-25' },
  { x: 524, top: 96, look: 'opacity-10' },
  { x: 592, top: 80, look: 'opacity-15' },
  { x: 660, top: 110, look: 'opacity-10' },
]
