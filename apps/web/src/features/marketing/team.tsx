import { Compass, Cpu, Handshake, PenTool } from 'lucide-react'
import { useTranslation } from 'react-i18next'
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
              <Figure />
              <Icon
                aria-hidden
                size={26}
                strokeWidth={1.75}
                className="absolute inset-x-0 bottom-5 mx-auto text-on-primary"
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

/** Drawing of a person in the logo's shapes. */
function Figure() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 96 112"
      fill="currentColor"
      className="absolute inset-x-0 bottom-0 mx-auto h-28 text-primary"
    >
      <circle cx="48" cy="24" r="17" className="text-gold" />
      <path d="M16 112V78a32 32 0 0 1 64 0v34z" />
    </svg>
  )
}
