import { zodResolver } from '@hookform/resolvers/zod'
import { BRIEF_MAX, projectForm } from '@podium/domain'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { briefDraft } from '../../data/brief-draft.ts'
import { useCreateProject } from '../../data/projects.ts'
import { errorSentence } from '../../lib/error-sentence.ts'
import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/form.tsx'
import { TextArea } from '../../ui/text-area.tsx'

const check = zodResolver(projectForm)

/** Form of a new project; what was typed on the home page or here before stands in it until it is a project. */
export function StartProject() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const create = useCreateProject()
  const { register, handleSubmit, formState } = useForm({
    resolver: check,
    defaultValues: { text: briefDraft.read() },
  })
  const handleCreate = handleSubmit(({ text }) =>
    create.mutate(text, {
      onSuccess: ({ id }) => {
        briefDraft.keep('')
        void navigate(`?project=${id}`)
      },
    }),
  )
  return (
    <Form
      failure={create.error && errorSentence(t, create.error)}
      onSubmit={(event) => void handleCreate(event)}
    >
      <TextArea
        {...register('text', { onChange: ({ target }) => briefDraft.keep(target.value) })}
        rows={7}
        label={t('projects.start.label')}
        hint={t('projects.start.hint')}
        maxLength={BRIEF_MAX}
        error={formState.errors.text && t('projects.start.blank')}
      />
      <Button
        type="submit"
        size="lg"
        className="justify-self-start"
        waiting={create.isPending}
        waitingLabel={t('projects.start.waiting')}
      >
        {t('projects.start.submit')}
      </Button>
    </Form>
  )
}
