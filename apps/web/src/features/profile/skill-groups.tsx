import { SKILL_LEVELS } from '@podium/domain'
import { useTranslation } from 'react-i18next'
import { useSkillLabel } from '../../data/labels-of-skills.ts'
import type { OwnedSkill } from '../../data/skills.ts'
import { classNames } from '../../ui/class-names.ts'

/** Skills of a person by category, each with its level drawn in five steps; those without a category last. */
export function SkillGroups({ skills }: { skills: readonly OwnedSkill[] }) {
  const { t } = useTranslation()
  const label = useSkillLabel()
  const groups = Map.groupBy(skills, ({ skill }) => skill.category ?? '')
  const sorted = [...groups].sort(([one], [other]) =>
    one === '' ? 1 : other === '' ? -1 : label(one).localeCompare(label(other)),
  )
  return (
    <div className="mt-3 grid gap-x-10 gap-y-6 sm:grid-cols-2">
      {sorted.map(([category, owned]) => (
        <section key={category}>
          <h3 className="text-sm font-medium text-muted">
            <bdi>{category === '' ? t('profile.otherSkills') : label(category)}</bdi>
          </h3>
          <ul className="mt-1.5 grid gap-1">
            {owned.map(({ id, level, skill }) => (
              <li key={id} className="flex min-w-0 items-center gap-3">
                <bdi className="min-w-0 grow wrap-anywhere">{label(skill.name)}</bdi>
                <span className="text-sm text-muted">{t(`skills.levels.${level}`)}</span>
                <span aria-hidden className="flex shrink-0 items-end gap-0.5">
                  {SKILL_LEVELS.map((step) => (
                    <span
                      key={step}
                      className={classNames(
                        'w-2 rounded-xs',
                        HEIGHTS[step - 1],
                        step <= level ? 'bg-primary' : 'bg-border',
                      )}
                    />
                  ))}
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

/** Heights of the five steps: a level climbs like a podium. */
const HEIGHTS = ['h-1.5', 'h-2.5', 'h-3.5', 'h-4.5', 'h-5.5']
