import { SKILL_LEVELS, type SkillLevel } from '@podium/domain'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { Select } from '../../ui/select.tsx'

type LevelSelectProps = Omit<ComponentProps<typeof Select>, 'options' | 'value' | 'onChange'> & {
  level: SkillLevel
  onLevel: (level: SkillLevel) => void
}

/** Select of a skill's level, from Débutant to Expert (specification §3). */
export function LevelSelect({ level, onLevel, ...rest }: LevelSelectProps) {
  const { t } = useTranslation()
  const handleChange = (value: string) => {
    const next = SKILL_LEVELS.find((each) => each === Number(value))
    if (next !== undefined) onLevel(next)
  }
  return (
    <Select
      {...rest}
      options={SKILL_LEVELS.map((each) => ({
        value: String(each),
        label: t(`skills.levels.${each}`),
      }))}
      value={level}
      onChange={({ target }) => handleChange(target.value)}
    />
  )
}
