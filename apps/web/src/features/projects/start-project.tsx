import { BRIEF_MAX } from '@podium/domain'
import type { TFunction } from 'i18next'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { briefDraft } from '../../data/brief-draft.ts'
import { useCreateProject } from '../../data/project-list.ts'
import { errorSentence } from '../../lib/error-sentence.ts'
import { useFileDrop } from '../../lib/use-file-drop.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Form } from '../../ui/form.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { useLazyCheck } from '../../ui/use-lazy-check.ts'
import { BriefFileButton } from './brief-file/brief-file-button.tsx'
import { useBriefFile } from './brief-file/use-brief-file.ts'

const loadCheck = () => import('./start-check.ts').then((m) => m.startCheck)

/** Form of a new project; what was typed on the home page or here before stands in it until it is a project. */
export function StartProject() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const create = useCreateProject()
  const { register, handleSubmit, formState, getValues, setValue } = useForm({
    resolver: useLazyCheck(loadCheck),
    defaultValues: { text: briefDraft.read() },
  })
  const handleFileText = (added: string) => {
    const text = [getValues('text').trim(), added].filter((part) => part !== '').join('\n\n')
    setValue('text', text, { shouldValidate: true })
    briefDraft.keep(text)
  }
  const { file, isReading, read } = useBriefFile(handleFileText)
  const { isOver, handlers } = useFileDrop({ disabled: isReading, onFiles: read })
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
      <div
        {...handlers}
        className={classNames(
          'grid gap-3 rounded-lg outline-2 outline-offset-4 outline-transparent outline-dashed',
          isOver && 'outline-primary',
        )}
      >
        <TextArea
          {...register('text', { onChange: ({ target }) => briefDraft.keep(target.value) })}
          rows={7}
          label={t('projects.start.label')}
          hint={t('projects.start.hint')}
          error={formState.errors.text && textProblem(t, getValues('text'))}
        />
        <BriefFileButton file={file} onFiles={read} />
      </div>
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

/** Fault of a refused brief: it says nothing, or too much; a text that is too long is kept whole. */
const textProblem = (t: TFunction, text: string) =>
  text.length > BRIEF_MAX
    ? t('projects.start.tooLong', { count: text.length - BRIEF_MAX })
    : t('projects.start.blank')
