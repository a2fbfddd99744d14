import type { Overview } from '@podium/domain'
import { FolderKanban, Gauge, Users } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { changeInPercent, number, percentOf100 } from '../../lib/format.ts'
import { FigureCard } from '../../ui/figure-card.tsx'
import { TextLink } from '../../ui/text-link.tsx'

const LINK_CLASS = 'inline-flex items-center pointer-coarse:min-h-11'

type OverviewCardsProps = Pick<Overview, 'users' | 'performance' | 'projects'>

/** Cards of the overview: users, performance, projects (specification §2, decisions rows 11 and 29). */
export function OverviewCards({ users, performance, projects }: OverviewCardsProps) {
  const { t } = useTranslation()
  const { share, change, objective, latency_ms: latency } = performance
  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      <FigureCard icon={Users} title={t('overview.users.title')} value={number(users.total)}>
        <p>{t('overview.users.fresh', { count: users.new_last_30_days })}</p>
        <TextLink to="/admin/users" className={LINK_CLASS}>
          {t('overview.users.link')}
        </TextLink>
      </FigureCard>
      <FigureCard
        icon={Gauge}
        title={t('overview.performance.title')}
        value={share === null ? t('overview.performance.none') : percentOf100(share)}
        beside={
          change === null
            ? undefined
            : t('overview.performance.change', { change: changeInPercent(change) })
        }
      >
        {share === null && <p>{t('overview.performance.notMeasured')}</p>}
        <p>
          {t('overview.performance.explanation', {
            latency: number(latency),
            objective: percentOf100(objective),
          })}
        </p>
      </FigureCard>
      <FigureCard
        icon={FolderKanban}
        title={t('overview.projects.title')}
        value={projects.total === 0 ? t('overview.projects.none') : number(projects.total)}
      >
        {projects.total === 0 ? (
          <p>{t('overview.projects.notYet')}</p>
        ) : (
          <>
            <p>{t('overview.projects.fresh', { count: projects.new_last_30_days })}</p>
            <p>{t('overview.projects.teams', { count: projects.teams })}</p>
            <TextLink to="/admin/projects" className={LINK_CLASS}>
              {t('overview.projects.link')}
            </TextLink>
          </>
        )}
      </FigureCard>
    </div>
  )
}
