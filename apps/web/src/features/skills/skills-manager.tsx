import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ownedSkillsQuery, skillsQuery } from '../../data/skills.ts'
import { Card } from '../../ui/card.tsx'
import { AddSkill } from './add-skill.tsx'
import { OwnedSkillItem } from './owned-skill-item.tsx'

/** One's own skills: add, change the level, delete (specification §2 and §4). */
export function SkillsManager({ personId }: { personId: string }) {
  const { t } = useTranslation()
  const { data: all } = useSuspenseQuery(skillsQuery)
  const { data: owned } = useSuspenseQuery(ownedSkillsQuery(personId))
  return (
    <Card as="section" aria-labelledby="skills" className="p-5 sm:p-6">
      <h2 id="skills" className="font-display text-xl font-semibold">
        {t('skills.title')}
      </h2>
      <p className="mt-1 text-sm text-muted">{t('skills.lead')}</p>
      <AddSkill all={all} owned={owned.map(({ skill }) => skill)} />
      {owned.length === 0 ? (
        <p className="mt-6 text-muted">{t('skills.empty')}</p>
      ) : (
        <ul className="mt-6 divide-y divide-border">
          {owned.map((each) => (
            <OwnedSkillItem key={each.id} owned={each} />
          ))}
        </ul>
      )}
    </Card>
  )
}
