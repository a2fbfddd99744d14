import type { ProjectBrief } from '@podium/domain'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCorrectRequirement } from '../../../data/projects.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'

type ValueFieldsProps = { projectId: string; brief: ProjectBrief }

/** Budget and days of a brief, to be set to other values; an empty one means none. */
export function ValueFields({ projectId, brief }: ValueFieldsProps) {
  const { t } = useTranslation()
  const [budget, setBudget] = useState(String(brief.budget?.max ?? ''))
  const [start, setStart] = useState(brief.start)
  const [due, setDue] = useState(brief.due ?? '')
  const correct = useCorrectRequirement(projectId)
  const max = budget === '' ? null : Number(budget)
  const isChanged =
    max !== (brief.budget?.max ?? null) || start !== brief.start || due !== (brief.due ?? '')

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (correct.isPending) return
    if (max !== (brief.budget?.max ?? null)) await correct.mutateAsync({ change: 'budget', max })
    if (start !== brief.start && start !== '') {
      await correct.mutateAsync({ change: 'start', day: start })
    }
    if (due !== (brief.due ?? '')) {
      await correct.mutateAsync({ change: 'due', day: due === '' ? null : due })
    }
  }
  return (
    <form
      noValidate
      onSubmit={(event) => void handleSubmit(event).catch(() => {})} // the toast has said why
      className="grid grid-cols-1 items-end gap-3 sm:grid-cols-3"
    >
      <TextField
        type="number"
        min={1}
        step={100}
        inputMode="numeric"
        label={t('projects.brief.budget', { currency: brief.budget?.currency ?? 'EUR' })}
        value={budget}
        onChange={({ target }) => setBudget(target.value)}
      />
      <TextField
        type="date"
        label={t('projects.brief.start')}
        value={start}
        onChange={({ target }) => setStart(target.value)}
      />
      <TextField
        type="date"
        label={t('projects.brief.due')}
        value={due}
        onChange={({ target }) => setDue(target.value)}
      />
      <Button
        type="submit"
        variant="secondary"
        disabled={!isChanged || (max !== null && !(max > 0))}
        waiting={correct.isPending}
        waitingLabel={t('projects.brief.saving')}
        className="justify-self-start"
      >
        {t('projects.brief.save')}
      </Button>
    </form>
  )
}
