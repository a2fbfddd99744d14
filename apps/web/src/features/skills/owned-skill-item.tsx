import { SKILL_LEVELS } from '@podium/domain'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type OwnedSkill, useRemoveSkill, useSetSkillLevel } from '../../data/skills.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Select } from '../../ui/select.tsx'
import { levelOptions } from './level-options.ts'

/** One skill, its level changeable in place. */
export function OwnedSkillItem({ owned }: { owned: OwnedSkill }) {
  const { t } = useTranslation()
  const [asksToDelete, setAsksToDelete] = useState(false)
  const setLevel = useSetSkillLevel()
  const remove = useRemoveSkill()
  const { name, category } = owned.skill

  const handleLevel = (value: string) => {
    const level = SKILL_LEVELS.find((each) => each === Number(value))
    if (level !== undefined) setLevel.mutate({ id: owned.id, level })
  }
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2.5">
      <div className="min-w-32 grow">
        <p className="font-medium wrap-anywhere">{name}</p>
        {category !== null && <p className="text-sm text-muted wrap-anywhere">{category}</p>}
      </div>
      <Select
        label={t('skills.levelOf', { skill: name })}
        labelHidden
        options={levelOptions(t)}
        value={owned.level}
        onChange={({ target }) => handleLevel(target.value)}
        className="w-44"
      />
      <IconButton
        icon={Trash2}
        label={t('skills.delete', { skill: name })}
        onClick={() => setAsksToDelete(true)}
      />
      <ConfirmDialog
        open={asksToDelete}
        danger
        title={t('skills.deleteTitle')}
        message={t('skills.deleteText', { skill: name })}
        confirmLabel={t('common.delete')}
        waitingLabel={t('skills.deleting')}
        cancelLabel={t('common.cancel')}
        waiting={remove.isPending}
        onConfirm={() => remove.mutate(owned.id, { onSettled: () => setAsksToDelete(false) })}
        onCancel={() => setAsksToDelete(false)}
      />
    </li>
  )
}
