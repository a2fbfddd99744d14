import type { PlanRole, ProjectPlan } from '@podium/domain'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { dayOfMonth } from '../../lib/format.ts'
import { Card } from '../../ui/card.tsx'
import { classNames } from '../../ui/class-names.ts'
import { usePlan } from './plan-context.ts'

/** Hours still planned of each person, week by week, as a table; nothing once all is done. Members read only their own free hours. */
export function PlanLoads({ plan: { roles } }: { plan: ProjectPlan }) {
  const { t } = useTranslation()
  const { roleName } = usePlan()
  const heading = useId()
  const loads = roles.flatMap((role) => role.weeks).filter(({ hours }) => hours > 0)
  const weeks = [...new Set(loads.map(({ week }) => week))].sort()
  if (weeks.length === 0) return null
  const hint = loads.every(({ free }) => free !== null)
    ? 'hint'
    : loads.some(({ free }) => free !== null)
      ? 'hintOwn'
      : 'hintPlanned'
  return (
    <Card className="grid min-w-0 gap-3 p-4 sm:p-5">
      <div>
        <h2 id={heading} className="font-display text-xl font-semibold">
          {t('plan.load.title')}
        </h2>
        <p className="text-sm text-muted">{t(`plan.load.${hint}`)}</p>
      </div>
      <section
        aria-labelledby={heading}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard
        tabIndex={0}
        className="relative scroll-edges overflow-x-auto"
      >
        <table
          aria-labelledby={heading}
          className="w-full border-separate border-spacing-1 text-sm tabular-nums"
        >
          <thead>
            <tr>
              <th scope="col" className="pe-3 text-start font-medium text-muted">
                {t('plan.load.person')}
              </th>
              {weeks.map((week) => (
                <th key={week} scope="col" className="font-medium whitespace-nowrap text-muted">
                  <span className="sr-only">{t('plan.load.week', { day: dayOfMonth(week) })}</span>
                  <span aria-hidden>{dayOfMonth(week)}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {roles.map((role) => (
              <tr key={role.id}>
                <th scope="row" className="pe-3 text-start font-normal whitespace-nowrap">
                  {roleName(role)}
                </th>
                {weeks.map((week) => (
                  <td key={week} className="p-0">
                    <Hours load={role.weeks.find((one) => one.week === week)} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Card>
  )
}

type HoursProps = { load: PlanRole['weeks'][number] | undefined }

/** Planned hours, above a bar that is as full as the week is where that is known; what is free is read out and shown on hover. */
function Hours({ load }: HoursProps) {
  const { t } = useTranslation()
  if (load === undefined || load.hours === 0) {
    return <span className="block px-1.5 pt-1 text-center text-muted">0</span>
  }
  const { hours, free } = load
  const words =
    free === null ? t('plan.load.planned', { hours }) : t('plan.load.of', { hours, free })
  return (
    <span title={words} className="block rounded-md bg-sunken px-1.5 pt-1 text-center">
      <span className="sr-only">{words}</span>
      <span aria-hidden>{t('plan.load.hours', { hours: Math.round(hours) })}</span>
      {free === null ? (
        <span className="mt-0.5 block h-1" />
      ) : (
        <Bar share={free === 0 ? 1 : Math.min(1, hours / free)} />
      )}
    </span>
  )
}

function Bar({ share }: { share: number }) {
  return (
    <span aria-hidden className="mt-0.5 block h-1 overflow-hidden rounded-full bg-hover">
      <span
        className={classNames('block h-full', share < 0.9 ? 'bg-primary' : 'bg-gold')}
        style={{ width: `${share * 100}%` }}
      />
    </span>
  )
}
