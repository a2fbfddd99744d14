import { useTranslation } from 'react-i18next'
import { Notice } from '../../../ui/notice.tsx'
import { usePlan } from '../plan-context.ts'

/** Warning that an accepted delivery ends what is still open of its milestone; nothing where all is done. */
export function OpenTasks({ milestone }: { milestone: string }) {
  const { t } = useTranslation()
  const { plan } = usePlan()
  const open = plan.tasks.filter((task) => task.milestone === milestone && task.state !== 'done')
  if (open.length === 0) return null
  return <Notice tone="warning">{t('plan.milestone.openTasks', { count: open.length })}</Notice>
}
