import type { Figure } from './pod-figures.ts'
import { POD_VIEW, placeFigures } from './pod-geometry.ts'

/** Drawing of a team, each person with an icon of their trade. */
export function PodDrawing({ figures }: { figures: readonly Figure[] }) {
  const { width, height } = POD_VIEW
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      fill="currentColor"
      className="w-full"
    >
      {placeFigures(figures).map(({ id, icon: Icon, leads, ...at }) => {
        const inIcon = leads ? 'text-raised group-has-checked/pod:text-on-gold' : 'text-raised'
        return (
          <g key={id} className={leads ? 'group-has-checked/pod:text-gold' : undefined}>
            <circle cx={at.x} cy={at.top + at.head} r={at.head} />
            <path
              d={`M${at.x - at.body / 2} ${height}V${at.shoulders + at.body / 2}a${at.body / 2} ${at.body / 2} 0 0 1 ${at.body} 0V${height}z`}
            />
            {Icon && (
              <Icon
                x={at.x - at.side / 2}
                y={at.shoulders + at.body * 0.3}
                width={at.side}
                height={at.side}
                className={inIcon}
              />
            )}
          </g>
        )
      })}
    </svg>
  )
}
