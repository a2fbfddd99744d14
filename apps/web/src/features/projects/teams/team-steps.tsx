import type { Formation, TeamKind } from '@podium/domain'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { amount } from '../../../lib/amounts.ts'
import { dayOfMonth } from '../../../lib/format.ts'
import { AvatarRow } from '../../../ui/avatar-row.tsx'

type TeamStepsProps = {
  formation: Formation
  value: TeamKind
  onChange: (kind: TeamKind) => void
}

/** Teams as the steps of a podium: radio buttons; the one looked at is higher, in gold. */
export function TeamSteps({ formation: { teams, currency }, value, onChange }: TeamStepsProps) {
  const { t } = useTranslation()
  const name = useId()
  return (
    <fieldset className="flex items-end overflow-hidden border-b-2 border-gold">
      <legend className="sr-only">{t('projects.teams.shown')}</legend>
      {teams.map(({ kind, members, cost, finish }) => (
        <label key={kind} className="group/step min-w-0 grow basis-0 cursor-pointer">
          <input
            type="radio"
            name={name}
            value={kind}
            checked={kind === value}
            onChange={() => onChange(kind)}
            className="sr-only"
          />
          <AvatarRow
            people={members.slice(0, 3).map(({ person }) => person)}
            className="justify-center pb-1.5"
          />
          <span className="grid justify-items-center gap-0.5 rounded-t-xl border-x border-raised bg-primary-soft px-1 py-2.5 text-center text-[0.8125rem] whitespace-nowrap text-on-primary-soft group-has-checked/step:bg-gold group-has-checked/step:pb-5 group-has-checked/step:text-on-gold group-has-focus-visible/step:outline-2 group-has-focus-visible/step:-outline-offset-4 group-has-focus-visible/step:outline-current">
            <span className="font-display text-base leading-tight font-semibold">
              {t(`projects.kindsOfTeam.${kind}`)}
            </span>
            <span className="tabular-nums">{amount(cost, currency)}</span>
            <span className="tabular-nums">{dayOfMonth(finish)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
