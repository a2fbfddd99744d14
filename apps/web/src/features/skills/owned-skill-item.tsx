import { Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSkillLabel } from '../../data/labels-of-skills.ts'
import { type OwnedSkill, useSetSkillLevel } from '../../data/skills.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { LevelSelect } from './level-select.tsx'

type OwnedSkillItemProps = {
  owned: OwnedSkill
  /** Called before anything is deleted: the person is asked first. */
  onDelete: () => void
}

/** Owned skill, with its level and a delete button. */
export function OwnedSkillItem({ owned, onDelete }: OwnedSkillItemProps) {
  const { t } = useTranslation()
  const setLevel = useSetSkillLevel()
  const label = useSkillLabel()
  const { category } = owned.skill
  const name = label(owned.skill.name)
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1.5 py-3">
      <div className="min-w-40 grow">
        <p className="font-medium wrap-anywhere">{name}</p>
        {category !== null && <p className="text-sm text-muted wrap-anywhere">{label(category)}</p>}
      </div>
      {/* Its own line on a phone. */}
      <div className="flex items-center gap-1 max-sm:grow">
        <LevelSelect
          label={t('skills.levelOf', { skill: name })}
          labelHidden
          level={owned.level}
          onLevel={(level) => setLevel.mutate({ id: owned.id, level })}
          className="w-44 max-sm:grow"
        />
        <IconButton icon={Trash2} label={t('skills.delete', { skill: name })} onClick={onDelete} />
      </div>
    </li>
  )
}
