import { zodResolver } from '@hookform/resolvers/zod'
import { type Formation, SHARE_NOTE_MAX, SHARE_TITLE_MAX, teamShareForm } from '@podium/domain'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { useShareTeam } from '../../../data/team-shares.ts'
import { errorSentence } from '../../../lib/error-sentence.ts'
import { fieldError } from '../../../lib/field-error.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Form } from '../../../ui/form.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { suggestedTeam } from '../teams/suggested-team.ts'

type ShareFormProps = {
  share: ReturnType<typeof useShareTeam>
  title: string
  formation: Formation | undefined
}

/** Choice of what a new link shows, with what it never shows. */
export function ShareForm({ share, title, formation }: ShareFormProps) {
  const { t } = useTranslation()
  const kind = formation && suggestedTeam(formation)?.kind
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(teamShareForm),
    defaultValues: {
      ...(formation && kind && { proposed: { formation_id: formation.id, kind } }),
      title,
      note: '',
      with_cost: true,
    },
  })
  const make = handleSubmit((form) => share.mutate(form))
  return (
    <Form onSubmit={make} failure={share.error && errorSentence(t, share.error)}>
      {formation !== undefined && formation.teams.length > 1 && (
        <RadioGroup
          {...register('proposed.kind')}
          label={t('teamShares.team')}
          options={formation.teams.map((team) => ({
            value: team.kind,
            label: t(`projects.kindsOfTeam.${team.kind}`),
          }))}
        />
      )}
      <TextField
        {...register('title')}
        label={t('teamShares.name')}
        longest={SHARE_TITLE_MAX}
        error={fieldError(t, formState.errors.title)}
      />
      <TextArea
        {...register('note')}
        label={t('teamShares.note')}
        hint={t('teamShares.noteHint')}
        optional={t('common.optional')}
        rows={3}
        longest={SHARE_NOTE_MAX}
      />
      <Checkbox {...register('with_cost')} label={t('teamShares.cost')} />
      <div className="grid gap-2 text-sm text-pretty text-muted">
        <p>{t('teamShares.shows')}</p>
        <p>{t('teamShares.copyOf')}</p>
      </div>
      <Button
        type="submit"
        className="justify-self-start"
        waiting={share.isPending}
        waitingLabel={t('teamShares.waiting')}
      >
        {t('teamShares.make')}
      </Button>
    </Form>
  )
}
