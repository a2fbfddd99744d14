import { useTranslation } from 'react-i18next'
import { useSessionUser } from '../lib/session-store.ts'
import { usePageTitle } from '../lib/use-page-title.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { TextLink } from '../ui/text-link.tsx'

/** Page of an unknown address, with links that lead on. */
export function NotFound() {
  const { t } = useTranslation()
  const signedIn = useSessionUser() !== undefined
  const title = t('common.notFound.title')
  usePageTitle(title)
  return (
    <div className="mx-auto grid max-w-6xl items-center gap-12 px-4 py-12 sm:px-6 sm:py-20 lg:grid-cols-2">
      <div className="grid justify-items-start gap-8">
        <PageHeading title={title} lead={t('common.notFound.text')} />
        <div className="flex flex-wrap gap-3">
          {signedIn && (
            <ButtonLink to="/dashboard" size="lg">
              {t('common.notFound.dashboard')}
            </ButtonLink>
          )}
          <ButtonLink to="/" size="lg" variant={signedIn ? 'secondary' : 'primary'}>
            {t('common.notFound.back')}
          </ButtonLink>
        </div>
        <nav aria-label={t('common.notFound.elsewhere')} className="text-muted">
          <p>{t('common.notFound.elsewhere')}</p>
          <ul className="mt-1 flex flex-wrap gap-x-6">
            {WAYS.map(({ to, text }) => (
              <li key={to}>
                <TextLink to={to} className="inline-flex min-h-11 items-center">
                  {t(text)}
                </TextLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <EmptyStep />
    </div>
  )
}

const WAYS = [
  { to: '/process', text: 'footer.process' },
  { to: '/about', text: 'footer.about' },
  { to: '/pricing', text: 'nav.pricing' },
  { to: '/contact', text: 'footer.contact' },
] as const

/** Drawing of a podium whose highest step is empty. */
function EmptyStep() {
  return (
    <svg aria-hidden="true" viewBox="0 0 480 300" className="w-full max-w-lg justify-self-center">
      <g className="fill-primary">
        <circle cx="80" cy="92" r="24" />
        <path d="M44 204v-42a36 36 0 0 1 72 0v42z" />
        <circle cx="400" cy="118" r="24" />
        <path d="M364 230v-42a36 36 0 0 1 72 0v42z" />
      </g>
      <g
        className="stroke-control"
        fill="none"
        strokeWidth="3"
        strokeDasharray="3 9"
        strokeLinecap="round"
      >
        <circle cx="240" cy="42" r="24" />
        <path d="M204 154v-42a36 36 0 0 1 72 0v42" />
      </g>
      <path
        d="M0 216a12 12 0 0 1 12-12h136a12 12 0 0 1 12 12v84H0z"
        className="fill-primary-soft"
      />
      <path d="M160 166a12 12 0 0 1 12-12h136a12 12 0 0 1 12 12v134H160z" className="fill-gold" />
      <path
        d="M320 242a12 12 0 0 1 12-12h136a12 12 0 0 1 12 12v58H320z"
        className="fill-primary-soft"
      />
      <g textAnchor="middle" className="font-display font-semibold">
        <text x="80" y="276" className="fill-on-primary-soft text-[3rem]">
          4
        </text>
        <text x="240" y="256" className="fill-on-gold text-[4.5rem]">
          0
        </text>
        <text x="400" y="282" className="fill-on-primary-soft text-[2.5rem]">
          4
        </text>
      </g>
    </svg>
  )
}
