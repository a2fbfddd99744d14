import type { CorrectionForm, ProjectBrief } from '@podium/domain'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCorrectRequirement } from '../../../data/projects.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'

type ValueFieldsProps = { projectId: string; brief: ProjectBrief }

const VALUES = ['budget', 'start', 'due'] as const
type ValueName = (typeof VALUES)[number]
type Typed = Partial<Record<ValueName, string>>

const without = ({ ...values }: Typed, name: ValueName): Typed => {
  delete values[name]
  return values
}

/** Correction that sets a value as it was typed; an empty one means none. */
function correctionTo(name: ValueName, value: string): CorrectionForm {
  if (name === 'budget') return { change: name, max: value === '' ? null : Number(value) }
  return name === 'start' ? { change: name, day: value } : { change: name, day: value || null }
}

/** Budget and days of a brief, to be set to other values; an empty one means none. */
export function ValueFields({ projectId, brief }: ValueFieldsProps) {
  const { t } = useTranslation()
  const first = useRef<HTMLInputElement>(null)
  const submit = useRef<HTMLButtonElement>(null)
  const kept = { budget: String(brief.budget?.max ?? ''), start: brief.start, due: brief.due ?? '' }
  /** Values typed and not yet sent: they stay when the brief changes meanwhile. */
  const [typed, setTyped] = useState<Typed>({})
  const values = { ...kept, ...typed }
  const correct = useCorrectRequirement(projectId)
  const changed = VALUES.filter((name) => values[name] !== kept[name])
  const isPossible = (values.budget === '' || Number(values.budget) > 0) && values.start !== ''

  const handleChange = (name: ValueName, value: string) =>
    setTyped((now) => (value === kept[name] ? without(now, name) : { ...now, [name]: value }))
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (correct.isPending) return
    for (const name of changed) {
      const sent = values[name]
      await correct.mutateAsync(correctionTo(name, sent))
      setTyped((now) => (now[name] === sent ? without(now, name) : now))
    }
    // The button is disabled now, and would lose the focus.
    if (document.activeElement === submit.current) first.current?.focus()
  }
  return (
    <form
      noValidate
      onSubmit={(event) => void handleSubmit(event).catch(() => {})} // the toast has said why
      className="grid grid-cols-1 items-end gap-3 sm:grid-cols-3"
    >
      <TextField
        ref={first}
        type="number"
        min={1}
        step={100}
        inputMode="numeric"
        label={t('projects.brief.budget', { currency: brief.budget?.currency ?? 'EUR' })}
        value={values.budget}
        onChange={({ target }) => handleChange('budget', target.value)}
      />
      <TextField
        type="date"
        label={t('projects.brief.start')}
        value={values.start}
        onChange={({ target }) => handleChange('start', target.value)}
      />
      <TextField
        type="date"
        label={t('projects.brief.due')}
        value={values.due}
        onChange={({ target }) => handleChange('due', target.value)}
      />
      <Button
        ref={submit}
        type="submit"
        variant="secondary"
        disabled={changed.length === 0 || !isPossible}
        waiting={correct.isPending}
        waitingLabel={t('projects.brief.saving')}
        className="justify-self-start"
      >
        {t('projects.brief.save')}
      </Button>
    </form>
  )
}
