import { useTranslation } from 'react-i18next'
import { useLazySkillLabel } from '../../data/labels-of-skills.ts'
import { LivePanel } from './live-panel.tsx'

/** Panel of the skills that most of the latest authors have, named for the reader. */
export function ActiveSkills({ names }: { names: readonly string[] }) {
  const { t } = useTranslation()
  const label = useLazySkillLabel()
  if (label === undefined) return null
  return (
    <LivePanel title={t('feed.side.skills')}>
      <ul className="flex flex-wrap gap-1.5">
        {names.map((name) => (
          <li key={name} className="rounded-full bg-sunken px-2.5 py-1 text-sm">
            <bdi>{label(name)}</bdi>
          </li>
        ))}
      </ul>
    </LivePanel>
  )
}
