import { SHARE_SECRET } from '@podium/domain'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { sharedTeamQuery } from '../data/shared-team.ts'
import { ProjectSkeleton } from '../features/projects/project-skeleton.tsx'
import { SharedTeamView } from '../features/projects/share/shared-team-view.tsx'
import { usePageTitle } from '../lib/use-page-title.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { LoadBoundary } from './load-boundary.tsx'

/** Public page of a team that a client shared; the secret is the fragment, which no server and no `Referer` sees. */
export function SharedTeam() {
  const { t } = useTranslation()
  const { hash } = useLocation()
  const secret = hash.slice(1)
  usePageTitle(t('teamShares.page.title'))
  return (
    <div className="mx-auto grid w-full max-w-3xl grid-cols-1 gap-8 px-4 py-8 sm:px-6 sm:py-14">
      {SHARE_SECRET.test(secret) ? (
        <LoadBoundary
          key={secret}
          loading={<ProjectSkeleton />}
          heading={t('teamShares.page.title')}
        >
          <Found secret={secret} />
        </LoadBoundary>
      ) : (
        <Unknown />
      )}
    </div>
  )
}

function Found({ secret }: { secret: string }) {
  const { data: team } = useSuspenseQuery(sharedTeamQuery(secret))
  return team === null ? <Unknown /> : <SharedTeamView team={team} />
}

function Unknown() {
  const { t } = useTranslation()
  return (
    <div className="grid justify-items-start gap-3 py-8">
      <h1 className="font-display text-4xl leading-tight font-semibold tracking-tight">
        {t('teamShares.page.unknown')}
      </h1>
      <p className="text-lg text-muted">{t('teamShares.page.unknownText')}</p>
      <ButtonLink to="/" variant="secondary" className="mt-3">
        {t('teamShares.page.home')}
      </ButtonLink>
    </div>
  )
}
