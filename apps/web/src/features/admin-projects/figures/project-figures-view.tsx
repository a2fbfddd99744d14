import type { ProjectFigures } from '@podium/domain'
import type { TFunction } from 'i18next'
import { CalendarCheck, MailCheck, Scale, Sprout, Timer } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { number, percent } from '../../../lib/format.ts'
import { FigureCard } from '../../../ui/figure-card.tsx'
import { ExposureTable } from './exposure-table.tsx'

/** Least number of projects of which “nine in ten” can be said. */
const P90_FROM = 10

/** Figures of a period: pace, answers, punctuality, and how proposals fall on people. */
export function ProjectFiguresView({ figures }: { figures: ProjectFigures }) {
  const { t } = useTranslation()
  const { time_to_team: time, invitations, milestones, exposure } = figures
  const none = t('adminProjects.figures.none')
  const nothing = <p>{t('adminProjects.figures.nothing')}</p>
  return (
    <div className="grid grid-cols-1 gap-8">
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-6 lg:*:col-span-2 lg:*:nth-[n+4]:col-span-3">
        <FigureCard
          icon={Timer}
          title={t('adminProjects.figures.time.title')}
          value={time === null ? none : hoursText(t, time.median_hours)}
        >
          {time === null ? (
            nothing
          ) : (
            <>
              <p>{t('adminProjects.figures.time.of', { count: time.projects })}</p>
              {time.projects >= P90_FROM && (
                <p>
                  {t('adminProjects.figures.time.p90', { value: hoursText(t, time.p90_hours) })}
                </p>
              )}
            </>
          )}
        </FigureCard>
        <FigureCard
          icon={MailCheck}
          title={t('adminProjects.figures.invitations.title')}
          value={invitations === null ? none : percent(invitations.acceptance)}
        >
          {invitations === null ? (
            nothing
          ) : (
            <p>{t('adminProjects.figures.invitations.of', invitations)}</p>
          )}
        </FigureCard>
        <FigureCard
          icon={CalendarCheck}
          title={t('adminProjects.figures.milestones.title')}
          value={milestones === null ? none : percent(milestones.share)}
        >
          {milestones === null ? (
            nothing
          ) : (
            <p>
              {t('adminProjects.figures.milestones.of', {
                count: milestones.on_time,
                total: milestones.due,
              })}
            </p>
          )}
        </FigureCard>
        <FigureCard
          icon={Scale}
          title={t('adminProjects.figures.exposure.title')}
          value={exposure === null ? none : number(exposure.gini)}
        >
          {exposure === null ? (
            nothing
          ) : (
            <>
              <p>{t('adminProjects.figures.exposure.gini')}</p>
              <p>
                {t('adminProjects.figures.exposure.of', {
                  count: exposure.proposed,
                  total: exposure.professionals,
                })}
              </p>
            </>
          )}
        </FigureCard>
        <FigureCard
          icon={Sprout}
          title={t('adminProjects.figures.newcomers.title')}
          value={exposure === null ? none : percent(exposure.newcomers)}
        >
          {exposure === null ? (
            nothing
          ) : (
            <>
              <p>{t('adminProjects.figures.newcomers.of', { count: exposure.places })}</p>
              {exposure.chosen_newcomers !== null && (
                <p>
                  {t('adminProjects.figures.newcomers.chosen', {
                    share: percent(exposure.chosen_newcomers),
                  })}
                </p>
              )}
            </>
          )}
        </FigureCard>
      </div>
      {exposure !== null && <ExposureTable people={exposure.people} />}
    </div>
  )
}

/** Length of time in words: hours up to two days, then days. */
const hoursText = (t: TFunction, hours: number): string =>
  hours < 48
    ? t('adminProjects.figures.hours', { count: Math.round(hours * 10) / 10 })
    : t('adminProjects.figures.days', { count: Math.round((hours / 24) * 10) / 10 })
