import { useSuspenseQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { overviewAddress, overviewQuery } from '../data/overview.ts'
import { Activity } from '../features/overview/activity.tsx'
import { OverviewCards } from '../features/overview/overview-cards.tsx'
import { OverviewSkeleton } from '../features/overview/overview-skeleton.tsx'
import { useListAddress } from '../lib/use-list-address.ts'
import { usePageTitle } from '../lib/use-page-title.ts'
import { AreaScreen } from './area-screen.tsx'
import { LoadBoundary } from './load-boundary.tsx'

/** Overview of the admin area (specification §2 "Admin", decisions row 11). */
export function AdminOverview() {
  const { t } = useTranslation()
  usePageTitle(t('admin.overview'))
  return (
    <AreaScreen width="wide" className="gap-6">
      <h1 className="font-display text-3xl font-semibold tracking-tight">{t('admin.overview')}</h1>
      <LoadBoundary loading={<OverviewSkeleton />}>
        <Figures />
      </LoadBoundary>
    </AreaScreen>
  )
}

function Figures() {
  const { address, change } = useListAddress(overviewAddress, {})
  // The previous charts stay until the next ones are loaded.
  const shown = useDeferredValue(address.days)
  const { data: now } = useSuspenseQuery(overviewQuery('30'))
  const { data: period } = useSuspenseQuery(overviewQuery(shown))
  return (
    <>
      <OverviewCards {...now} />
      <Activity
        address={address}
        onChange={(part) => change(part, { replace: true })}
        series={period.series}
      />
    </>
  )
}
