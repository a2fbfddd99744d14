import type { ChosenTeam as Team } from '@podium/domain'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { amount, dayText } from '../../lib/amounts.ts'
import { percent } from '../../lib/format.ts'
import { currentLanguage } from '../../lib/i18n.ts'
import { Card } from '../../ui/card.tsx'
import { TextLink } from '../../ui/text-link.tsx'

/** Team that the client chose, with who holds which seat. */
export function ChosenTeam({ team }: { team: Team }) {
  const { t } = useTranslation()
  const heading = useId()
  const { kind, quality, cost, currency, start, finish, seats } = team
  return (
    <Card as="section" aria-labelledby={heading} className="grid gap-4 p-4 sm:p-6">
      <h2
        ref={takeLostFocus}
        id={heading}
        tabIndex={-1}
        className="font-display text-xl font-semibold outline-none"
      >
        {t('projects.chosen.title', { team: t(`projects.kindsOfTeam.${kind}`) })}
      </h2>
      <p className="text-muted">
        {t('projects.chosen.figures', {
          quality: percent(quality),
          cost: amount(cost, currency),
          start: dayText(start),
          finish: dayText(finish),
        })}
      </p>
      <ul className="grid gap-2">
        {seats.map(({ role, labels, days, person }) => (
          <li
            key={role}
            className="flex flex-wrap justify-between gap-x-4 gap-y-1 border-t border-border pt-2"
          >
            <span>
              <span className="block text-sm text-muted first-letter:uppercase">
                {labels[currentLanguage()]}
              </span>
              {person === null ? (
                t('projects.gone')
              ) : (
                <TextLink to={`/dashboard/profile/${person.id}`}>
                  {person.name ?? t('projects.gone')}
                </TextLink>
              )}
            </span>
            <span className="text-muted">{t('projects.days', { count: days })}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** Focuses the heading where the button that had the focus has gone with the teams to choose from. */
function takeLostFocus(heading: HTMLElement | null) {
  if (document.activeElement === document.body) heading?.focus({ preventScroll: true })
}
