import { SKILL_LEVELS } from '@podium/domain'
import { Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { type OwnedSkill, useSetSkillLevel } from '../../data/skills.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Select } from '../../ui/select.tsx'
import { levelOptions } from './level-options.ts'

type OwnedSkillItemProps = {
  owned: OwnedSkill
  /** The person wants it gone: ask them first. */
  onDelete: () => void
}

/** One skill, its level changeable in place. */
export function OwnedSkillItem({ owned, onDelete }: OwnedSkillItemProps) {
  const { t } = useTranslation()
  const setLevel = useSetSkillLevel()
  const { name, category } = owned.skill

  const handleLevel = (value: string) => {
    const level = SKILL_LEVELS.find((each) => each === Number(value))
    if (level !== undefined) setLevel.mutate({ id: owned.id, level })
  }
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1.5 py-3">
      <div className="min-w-40 grow">
        <p className="font-medium wrap-anywhere">{name}</p>
        {category !== null && <p className="text-sm text-muted wrap-anywhere">{category}</p>}
      </div>
      {/* On a phone a line of its own. */}
      <div className="flex items-center gap-1 max-sm:grow">
        <Select
          label={t('skills.levelOf', { skill: name })}
          labelHidden
          options={levelOptions(t)}
          value={owned.level}
          onChange={({ target }) => handleLevel(target.value)}
          className="w-44 max-sm:grow"
        />
        <IconButton icon={Trash2} label={t('skills.delete', { skill: name })} onClick={onDelete} />
      </div>
    </li>
  )
}
