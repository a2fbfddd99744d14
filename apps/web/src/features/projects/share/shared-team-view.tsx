import type { SharedTeam } from '@podium/domain'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { amount, dayText } from '../../../lib/amounts.ts'
import { listOf, percent } from '../../../lib/format.ts'
import { currentLanguage } from '../../../lib/i18n.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Card } from '../../../ui/card.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { TeamFigure } from '../teams/team-figure.tsx'
import type { Figure } from '../teams/team-figures.ts'

/** Team that a link shows: its figures, its roles and the reasons, nobody's name. */
export function SharedTeamView({ team }: { team: SharedTeam }) {
  const { t } = useTranslation()
  const language = currentLanguage()
  const kind = t(`projects.kindsOfTeam.${team.kind}`)
  return (
    <>
      <div className="grid gap-3">
        <h1
          dir="auto"
          className="font-display text-3xl leading-tight font-semibold tracking-tight text-balance wrap-anywhere sm:text-4xl"
        >
          {team.title}
        </h1>
        {team.note !== null && (
          <p dir="auto" className="text-lg whitespace-pre-wrap wrap-anywhere">
            {team.note}
          </p>
        )}
        <p className="text-pretty text-muted">
          {t('teamShares.page.lead', { team: kind, day: dayText(team.shared_on) })}
        </p>
      </div>
      <Card as="section" aria-label={kind} className="p-5 sm:p-7">
        <dl className="grid grid-cols-2 gap-5 sm:flex sm:flex-wrap sm:*:grow">
          {figuresOf(team, t).map((figure) => (
            <div key={figure.name} className="min-w-0">
              <dt className="text-sm text-muted">{t(`projects.figures.${figure.name}`)}</dt>
              <dd className="lg:[&>span]:mx-0">
                <TeamFigure figure={figure} />
              </dd>
            </div>
          ))}
        </dl>
      </Card>
      <section className="grid gap-3">
        <h2 className="font-display text-2xl font-semibold">{t('teamShares.page.seats')}</h2>
        <ul className="grid gap-3">
          {team.seats.map(({ labels, days, start, finish, reasons }) => (
            <li key={labels.en}>
              <Card className="grid gap-1 p-4 sm:p-5">
                <p className="text-lg font-semibold first-letter:uppercase">{labels[language]}</p>
                <p className="flex flex-wrap gap-x-4 text-muted">
                  <span>{t('projects.days', { count: days })}</span>
                  <span>
                    {t('teamShares.page.dates', { start: dayText(start), finish: dayText(finish) })}
                  </span>
                </p>
                {reasons[language].length > 0 && (
                  <Disclosure summary={t('teamShares.page.why')}>
                    <ul className="grid gap-1 pb-1 text-sm">
                      {reasons[language].map((reason) => (
                        <li key={reason}>{reason}</li>
                      ))}
                    </ul>
                  </Disclosure>
                )}
              </Card>
            </li>
          ))}
        </ul>
        {team.open.length > 0 && (
          <p>
            {t('teamShares.page.open', { roles: listOf(team.open.map((role) => role[language])) })}
          </p>
        )}
      </section>
      {team.facts[language].length > 0 && (
        <section className="grid gap-2">
          <h2 className="font-display text-2xl font-semibold">{t('teamShares.page.more')}</h2>
          <ul className="grid gap-1.5">
            {team.facts[language].map((fact) => (
              <li key={fact} className="text-pretty">
                {fact}
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-border pt-6">
        <ButtonLink to="/">{t('teamShares.page.home')}</ButtonLink>
        <TextLink to="/how-teams-are-formed">{t('projects.howFormed')}</TextLink>
      </div>
    </>
  )
}

function figuresOf(
  { cost, quality, coverage, uncovered, start, finish, due }: SharedTeam,
  t: TFunction,
): Figure[] {
  const missing = uncovered[currentLanguage()]
  return [
    ...(cost === null
      ? []
      : [
          {
            name: 'cost' as const,
            text: amount(cost.total, cost.currency),
            ...(cost.budget !== null && {
              note: t('teamShares.page.budget', { budget: amount(cost.budget, cost.currency) }),
            }),
          },
        ]),
    {
      name: 'finish',
      text: dayText(finish),
      ...(due !== null && { note: t('teamShares.page.due', { day: dayText(due) }) }),
    },
    { name: 'start', text: dayText(start) },
    { name: 'quality', text: percent(quality), share: quality },
    {
      name: 'coverage',
      text: percent(coverage),
      ...(missing.length > 0 && {
        note: t('projects.figures.uncovered', { skills: missing.join(', ') }),
      }),
    },
  ]
}
