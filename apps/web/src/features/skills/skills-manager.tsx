import { usePrefetchQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { skillLabelsQuery, useSkillLabel } from '../../data/labels-of-skills.ts'
import { type OwnedSkill, ownedSkillsQuery, useRemoveSkill } from '../../data/skills.ts'
import { Card } from '../../ui/card.tsx'
import { ConfirmDialog } from '../../ui/dialogs.ts'
import { AddSkill } from './add-skill.tsx'
import { OwnedSkillItem } from './owned-skill-item.tsx'

/** Manager of one's skills: add, change the level, delete (specification §2 and §4). */
export function SkillsManager({ personId }: { personId: string }) {
  const { t } = useTranslation()
  const field = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLUListElement>(null)
  /** Index of the skill just deleted. */
  const gap = useRef<number>(null)
  usePrefetchQuery(skillLabelsQuery)
  const { data: owned } = useSuspenseQuery(ownedSkillsQuery(personId))
  const [asked, setAsked] = useState<{ skill: OwnedSkill; index: number }>()
  const remove = useRemoveSkill()
  const label = useSkillLabel()

  const handleDelete = ({ skill, index }: NonNullable<typeof asked>) =>
    remove.mutate(skill.id, {
      onSuccess: () => {
        gap.current = index
      },
      onSettled: () => setAsked(undefined),
    })
  /**
   * Button to focus after a deletion: that of the next skill, else of the last one; without any, the field.
   */
  const nearGap = () => {
    const index = gap.current
    if (index === null) return null
    gap.current = null
    const buttons = list.current?.querySelectorAll<HTMLElement>('li button') ?? []
    return buttons[Math.min(index, buttons.length - 1)] ?? field.current
  }
  return (
    <Card as="section" aria-labelledby="skills" className="p-5 sm:p-6">
      <h2 id="skills" className="font-display text-xl font-semibold">
        {t('skills.title')}
      </h2>
      <p className="mt-1 text-sm text-muted">{t('skills.lead')}</p>
      <AddSkill personId={personId} owned={owned.map(({ skill }) => skill)} field={field} />
      {owned.length === 0 ? (
        <p className="mt-6 text-muted">{t('skills.empty')}</p>
      ) : (
        <ul ref={list} className="mt-6 divide-y divide-border">
          {owned.map((skill, index) => (
            <OwnedSkillItem
              key={skill.id}
              owned={skill}
              onDelete={() => setAsked({ skill, index })}
            />
          ))}
        </ul>
      )}
      <ConfirmDialog
        open={asked !== undefined}
        danger
        title={t('skills.deleteTitle')}
        message={t('skills.deleteText', { skill: label(asked?.skill.skill.name ?? '') })}
        confirmLabel={t('common.delete')}
        waitingLabel={t('skills.deleting')}
        cancelLabel={t('common.cancel')}
        waiting={remove.isPending}
        onConfirm={() => asked && handleDelete(asked)}
        onCancel={() => setAsked(undefined)}
        focusAfter={nearGap}
      />
    </Card>
  )
}
