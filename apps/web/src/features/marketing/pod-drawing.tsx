import type { Figure } from './pod-figures.ts'

const VIEW = { width: 120, height: 76 }
/** Widest body, and the gap between two, in units of the view. */
const BODY = 27
const GAP = 3

/** Drawing of a team: people side by side, the one who leads in the middle and higher, each with an icon of their trade. */
export function PodDrawing({ figures }: { figures: readonly Figure[] }) {
  const body = Math.min(BODY, VIEW.width / figures.length - GAP)
  const head = body * 0.36
  const icon = body * 0.46
  const middle = (figures.length - 1) / 2
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${VIEW.width} ${VIEW.height}`}
      fill="currentColor"
      className="w-full"
    >
      {figures.map(({ id, icon: Icon, leads }, index) => {
        const x = VIEW.width / 2 + (index - middle) * (body + GAP)
        const top = leads ? 1 : 9 + 3 * Math.abs(index - middle)
        const shoulders = top + 2 * head + 2
        const inIcon = leads ? 'text-raised group-has-checked/pod:text-on-gold' : 'text-raised'
        return (
          <g key={id} className={leads ? 'group-has-checked/pod:text-gold' : undefined}>
            <circle cx={x} cy={top + head} r={head} />
            <path
              d={`M${x - body / 2} ${VIEW.height}V${shoulders + body / 2}a${body / 2} ${body / 2} 0 0 1 ${body} 0V${VIEW.height}z`}
            />
            {Icon && (
              <Icon
                x={x - icon / 2}
                y={shoulders + body * 0.3}
                width={icon}
                height={icon}
                className={inIcon}
              />
            )}
          </g>
        )
      })}
    </svg>
  )
}
