import { LIMITS, SKILL_LEVEL_DEFAULT, SKILL_LEVELS, type SkillLevel } from '@podium/domain'
import { Plus } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Skill, useAddSkill } from '../../data/skills.ts'
import { errorSentence } from '../../lib/error-sentence.ts'
import { Button } from '../../ui/button.tsx'
import { Combobox } from '../../ui/combobox.tsx'
import { Form } from '../../ui/form.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.ts'
import { levelOptions } from './level-options.ts'
import { sameName, suggestSkills } from './suggest-skills.ts'

/** Specification §9. */
const REFOCUS_MS = 100

type Problem = 'select' | 'nameRequired' | 'duplicate'
type AddSkillProps = { all: readonly Skill[]; owned: readonly Skill[] }

/** Chooses an existing skill, or makes one when nothing matches, and links it with a level. */
export function AddSkill({ all, owned }: AddSkillProps) {
  const { t } = useTranslation()
  const add = useAddSkill()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [isNew, setIsNew] = useState(false)
  const [category, setCategory] = useState('')
  const [level, setLevel] = useState<SkillLevel>(SKILL_LEVEL_DEFAULT)
  const [problem, setProblem] = useState<Problem>()

  const name = typed.trim()
  const suggestions = suggestSkills(typed, { all, owned })
  const chosen = all.find((skill) => sameName(skill.name, name))
  const isOwned = owned.some((skill) => sameName(skill.name, name))
  // A longer name that contains this one is another skill: docs/decisions/0070.
  const offersNew = !isNew && name !== '' && chosen === undefined && !isOwned

  function findProblem(): Problem | undefined {
    if (isNew && name === '') return 'nameRequired'
    if (isOwned) return 'duplicate'
    return isNew || chosen !== undefined ? undefined : 'select'
  }

  const handleType = (text: string) => {
    setTyped(text)
    setProblem(undefined)
    add.reset()
  }
  const handleMode = (next: boolean) => {
    setIsNew(next)
    setProblem(undefined)
    refocus()
  }
  const refocus = () => setTimeout(() => field.current?.focus(), REFOCUS_MS)

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    const found = findProblem()
    setProblem(found)
    if (found !== undefined) return field.current?.focus()
    const skill = chosen ?? { name, category: category.trim() === '' ? null : category.trim() }
    add.mutate(
      { skill, level },
      {
        onSuccess: () => {
          toast.success(t('skills.added'))
          setTyped('')
          setCategory('')
          setLevel(SKILL_LEVEL_DEFAULT)
          setIsNew(false)
          refocus()
        },
      },
    )
  }

  return (
    <Form
      failure={add.error && errorSentence(t, add.error)}
      onSubmit={handleSubmit}
      className="mt-5 gap-4"
    >
      <div className="grid items-start gap-4 sm:grid-cols-[1fr_11rem]">
        <Combobox
          ref={field}
          value={typed}
          onChange={handleType}
          items={isNew ? [] : suggestions}
          itemText={({ name: text }) => text}
          itemDetail={(skill) => skill.category}
          listLabel={t('skills.suggestions')}
          placeholder={t('skills.namePlaceholder')}
          maxLength={LIMITS.skills.name}
          label={t(isNew ? 'skills.addingNew' : 'skills.name')}
          error={problem && t(`skills.errors.${problem}`)}
        />
        <Select
          label={t('skills.level')}
          options={levelOptions(t)}
          value={level}
          onChange={({ target }) =>
            setLevel(SKILL_LEVELS.find((each) => each === Number(target.value)) ?? level)
          }
        />
        {isNew && (
          <TextField
            label={t('skills.category')}
            optional={t('common.optional')}
            value={category}
            maxLength={LIMITS.skills.category}
            onChange={({ target }) => setCategory(target.value)}
          />
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" waiting={add.isPending} waitingLabel={t('skills.adding')}>
          <Plus aria-hidden size={18} />
          {t('skills.add')}
        </Button>
        {offersNew && (
          <Button variant="secondary" onClick={() => handleMode(true)}>
            {t('skills.addNew')}
          </Button>
        )}
        {isNew && (
          <Button variant="ghost" onClick={() => handleMode(false)}>
            {t('skills.chooseExisting')}
          </Button>
        )}
      </div>
    </Form>
  )
}
