import { Compass, Cpu, Handshake, PenTool } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { classNames } from '../../ui/class-names.ts'
import { SectionTitle } from './section-title.tsx'

const MEMBERS = [
  { id: 'direction', icon: Compass },
  { id: 'technology', icon: Cpu },
  { id: 'design', icon: PenTool },
  { id: 'community', icon: Handshake },
] as const

/** Four team members of /about: icon, name, role, bio. */
export function Team() {
  const { t } = useTranslation()
  return (
    <section>
      <SectionTitle>{t('aboutPage.team.title')}</SectionTitle>
      <p className="mt-3 text-lg text-muted">{t('aboutPage.team.lead')}</p>
      <ul className="stagger mt-8 grid gap-6 sm:mt-12 sm:grid-cols-2 lg:grid-cols-4">
        {MEMBERS.map(({ id, icon: Icon }) => (
          <li
            key={id}
            className="overflow-hidden rounded-2xl border border-border bg-raised shadow-card"
          >
            <div className="relative h-32 bg-sunken">
              <Group of={GROUPS[id]} />
              <Icon
                aria-hidden
                size={26}
                strokeWidth={1.75}
                className={classNames(
                  'absolute inset-x-0 bottom-5 mx-auto',
                  GROUPS[id].isGold ? 'text-on-gold' : 'text-on-primary',
                )}
              />
            </div>
            <div className="grid gap-1 p-5">
              <h3 className="font-display text-xl font-semibold">
                {t(`aboutPage.team.${id}.name`)}
              </h3>
              <p className="text-sm font-medium text-primary">{t(`aboutPage.team.${id}.role`)}</p>
              <p className="mt-2 text-muted">{t(`aboutPage.team.${id}.bio`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

type Group = { isGold: boolean; others: readonly { x: number; top: number }[] }

/** People around each member: those they lead, a neighbour, nobody, a crowd. */
const GROUPS = {
  direction: {
    isGold: false,
    others: [
      { x: 44, top: 44 },
      { x: 196, top: 44 },
    ],
  },
  technology: { isGold: true, others: [{ x: 192, top: 26 }] },
  design: { isGold: false, others: [{ x: 46, top: 60 }] },
  community: {
    isGold: true,
    others: [
      { x: 16, top: 62 },
      { x: 62, top: 36 },
      { x: 178, top: 36 },
      { x: 224, top: 62 },
    ],
  },
} satisfies Record<(typeof MEMBERS)[number]['id'], Group>

/** Drawing of a member among others, in the logo's shapes. */
function Group({ of: { isGold, others } }: { of: Group }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 240 112"
      fill="currentColor"
      className="absolute inset-x-0 bottom-0 mx-auto h-28 text-primary"
    >
      {others.map(({ x, top }) => (
        <g key={x} className="opacity-20">
          <circle cx={x} cy={top + 14} r="14" />
          <path d={`M${x - 26} 112V${top + 60}a26 26 0 0 1 52 0v52z`} />
        </g>
      ))}
      <g className="stroke-sunken" strokeWidth="4">
        <circle cx="120" cy="24" r="17" className={isGold ? undefined : 'text-gold'} />
        <path d="M88 112V78a32 32 0 0 1 64 0v34z" className={isGold ? 'text-gold' : undefined} />
      </g>
    </svg>
  )
}
