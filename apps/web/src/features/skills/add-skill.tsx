import { folded, LIMITS } from '@podium/domain'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { type FormEvent, type RefObject, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type SkillLabelOf, useSkillLabel } from '../../data/labels-of-skills.ts'
import { type Skill, skillSuggestionsQuery, useAddSkill } from '../../data/skills.ts'
import { errorSentence } from '../../lib/error-sentence.ts'
import { matchParts } from '../../lib/match-parts.ts'
import { Button } from '../../ui/button.tsx'
import { Combobox } from '../../ui/combobox.tsx'
import { Form } from '../../ui/form.tsx'
import { SearchMatcher } from '../../ui/marked.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.ts'
import { LevelSelect } from './level-select.tsx'
import { sameName, suggestSkills } from './suggest-skills.ts'
import { useSkillDraft } from './use-skill-draft.ts'

/** Delay of the refocus (specification §9). */
const REFOCUS_MS = 100

/** Detail of a suggested name: its label in the reader's language, where that is another, and its category. */
const detailOf = ({ name: typed, category }: Skill, label: SkillLabelOf) =>
  [label(typed) === typed ? null : label(typed), category && label(category)]
    .filter((part) => part !== null)
    .join(' · ')

type Problem = 'select' | 'nameRequired' | 'duplicate'
type AddSkillProps = {
  personId: string
  owned: readonly Skill[]
  field: RefObject<HTMLInputElement | null>
}

/** Form that adds a skill with a level: an existing one, or a new one when nothing matches. */
export function AddSkill({ personId, owned, field }: AddSkillProps) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const add = useAddSkill()
  const label = useSkillLabel()
  const [draft, change, clear] = useSkillDraft(personId)
  const [problem, setProblem] = useState<Problem>()
  const [checking, setChecking] = useState(false)

  const { typed, isNew, category, level } = draft
  const name = typed.trim()
  const search = useQuery({
    ...skillSuggestionsQuery(personId, typed),
    placeholderData: keepPreviousData,
  })
  const suggestions = suggestSkills(typed, { found: search.data ?? [], owned })
  const isKnown = [...suggestions, ...owned].some((skill) => sameName(skill.name, name))
  // A longer name that contains this one is another skill: docs/decisions/0070.
  const offersNew =
    !isNew && name !== '' && search.isSuccess && !search.isPlaceholderData && !isKnown

  function findProblem(chosen: Skill | undefined): Problem | undefined {
    if (isNew && name === '') return 'nameRequired'
    if (owned.some((skill) => sameName(skill.name, name))) return 'duplicate'
    return isNew || chosen !== undefined ? undefined : 'select'
  }

  const handleType = (text: string) => {
    change({ typed: text })
    setProblem(undefined)
    add.reset()
  }
  const handleMode = (next: boolean) => {
    change({ isNew: next })
    setProblem(undefined)
    refocus()
  }
  const refocus = () => setTimeout(() => field.current?.focus(), REFOCUS_MS)

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    // Waits for the suggestions of a person who types faster than the server answers.
    setChecking(true)
    const found = await queries
      .fetchQuery(skillSuggestionsQuery(personId, typed))
      .finally(() => setChecking(false))
    const chosen = found.find((skill) => sameName(skill.name, name))
    const wrong = findProblem(chosen)
    setProblem(wrong)
    if (wrong !== undefined) return field.current?.focus()
    const skill = chosen ?? { name, category: category.trim() === '' ? null : category.trim() }
    add.mutate(
      { skill, level },
      {
        onSuccess: () => {
          toast.success(t('skills.added'))
          clear()
          refocus()
        },
      },
    )
  }

  const failure = add.error ?? search.error
  return (
    <Form
      failure={failure && errorSentence(t, failure)}
      // A failed search is shown by `search`.
      onSubmit={(event) => void handleSubmit(event).catch(() => {})}
      className="mt-5 gap-4"
    >
      <div className="grid items-start gap-4 sm:grid-cols-[1fr_11rem]">
        <SearchMatcher value={(text) => matchParts(text, [folded(name)])}>
          <Combobox
            ref={field}
            name="skill"
            value={typed}
            onChange={handleType}
            items={isNew ? [] : suggestions}
            itemText={({ name: text }) => text}
            itemDetail={(skill) => detailOf(skill, label)}
            listLabel={t('skills.suggestions')}
            placeholder={t('skills.namePlaceholder')}
            longest={LIMITS.skills.name}
            label={t(isNew ? 'skills.addingNew' : 'skills.name')}
            error={problem && t(`skills.errors.${problem}`)}
          />
        </SearchMatcher>
        <LevelSelect
          label={t('skills.level')}
          level={level}
          onLevel={(next) => change({ level: next })}
        />
        {isNew && (
          <TextField
            label={t('skills.category')}
            optional={t('common.optional')}
            value={category}
            longest={LIMITS.skills.category}
            onChange={({ target }) => change({ category: target.value })}
          />
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" waiting={checking || add.isPending} waitingLabel={t('skills.adding')}>
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
