import { type ExamplePod, SKILL_ICONS } from './example-pods.ts'

const VIEW = { width: 120, height: 84 }
const BODY = 29
const HEAD = 10
const ICON = 12

/** Drawing of a team, each person with the icon of their skill. */
export function PodDrawing({ skills }: Pick<ExamplePod, 'skills'>) {
  const middle = (skills.length - 1) / 2
  const step = Math.min(34, (VIEW.width - BODY - 2) / (skills.length - 1))
  const people = skills.map((skill, index) => ({
    skill,
    x: VIEW.width / 2 + (index - middle) * step,
    head: 12 + 9 * Math.abs(index - middle),
    isLeader: skill === 'product',
  }))
  // Drawn from the edges to the middle: people there overlap the others.
  people.sort((a, b) => b.head - a.head)
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${VIEW.width} ${VIEW.height}`}
      fill="currentColor"
      className="w-full"
    >
      {people.map(({ skill, x, head, isLeader }) => {
        const Icon = SKILL_ICONS[skill]
        const shoulders = head + HEAD + 3
        return (
          <g key={skill} className={isLeader ? 'group-has-checked/pod:text-gold' : undefined}>
            <circle cx={x} cy={head} r={HEAD} className="stroke-raised stroke-2" />
            <path
              d={`M${x - BODY / 2} ${VIEW.height + 2}V${shoulders + BODY / 2}a${BODY / 2} ${BODY / 2} 0 0 1 ${BODY} 0V${VIEW.height + 2}z`}
              className="stroke-raised stroke-2"
            />
            <Icon
              x={x - ICON / 2}
              y={shoulders + 8}
              width={ICON}
              height={ICON}
              className={
                isLeader ? 'text-raised group-has-checked/pod:text-on-gold' : 'text-raised'
              }
            />
          </g>
        )
      })}
    </svg>
  )
}
