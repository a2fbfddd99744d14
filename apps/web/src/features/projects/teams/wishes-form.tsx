import type { Formation, FormationForm } from '@podium/domain'
import { useTranslation } from 'react-i18next'
import { dayText } from '../../../lib/amounts.ts'
import { dayAfter, daysBetween } from '../../../lib/day-count.ts'
import { Button } from '../../../ui/button.tsx'
import { SliderField } from './slider-field.tsx'

type WishesFormProps = {
  formation: Formation
  asked: FormationForm
  onAsk: (asked: FormationForm) => void
  onReset: () => void
}

const BUDGET_STEP = 100
/** Days after the earliest start that the slider of the due day reaches. */
const DUE_REACH = 365

/** Budget, due day and least quality, each as a slider and a field; teams follow every move. */
export function WishesForm({ formation, asked, onAsk, onReset }: WishesFormProps) {
  const { t } = useTranslation()
  const { teams, currency } = formation
  const dearest = Math.max(...teams.map(({ cost }) => cost), 0)
  const budget = asked.budget ?? formation.budget ?? Math.ceil(dearest / BUDGET_STEP) * BUDGET_STEP
  const today = new Date().toISOString().slice(0, 10)
  const due = asked.due ?? formation.due ?? dayAfter(today, DUE_REACH)
  const quality = Math.round((asked.quality ?? 0) * 100)
  const reach = Math.max(DUE_REACH, daysBetween(today, due))
  const isChanged = Object.keys(asked).length > 0
  return (
    <fieldset className="grid grid-cols-1 gap-4 rounded-xl bg-sunken p-4 sm:grid-cols-3">
      <legend className="sr-only">{t('projects.wishes.title')}</legend>
      <SliderField
        label={t('projects.wishes.budget', { currency })}
        min={0}
        max={Math.max(2 * (formation.budget ?? dearest), budget, 10_000)}
        step={BUDGET_STEP}
        value={budget}
        onChange={(value) => value > 0 && onAsk({ ...asked, budget: value })}
      />
      <SliderField
        label={t('projects.wishes.due')}
        min={1}
        max={reach}
        step={1}
        value={daysBetween(today, due)}
        onChange={(days) => onAsk({ ...asked, due: dayAfter(today, days) })}
        field={{
          type: 'date',
          value: due,
          onChange: (day) => day !== '' && onAsk({ ...asked, due: day }),
        }}
        valueText={dayText(due)}
      />
      <SliderField
        label={t('projects.wishes.quality')}
        min={0}
        max={100}
        step={1}
        value={quality}
        onChange={(value) => onAsk({ ...asked, quality: Math.min(100, Math.max(0, value)) / 100 })}
      />
      {isChanged && (
        <Button variant="ghost" size="sm" onClick={onReset} className="justify-self-start">
          {t('projects.wishes.reset')}
        </Button>
      )}
    </fieldset>
  )
}
