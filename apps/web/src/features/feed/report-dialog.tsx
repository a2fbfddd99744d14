import { Late, latePart } from '../../ui/late.tsx'
import type { ReportWindowProps } from './report-window.tsx'

const window = latePart(() => import('./report-window.tsx').then((m) => m.ReportWindow))

/** Asks what is wrong with somebody else's post or comment, and tells the moderators. */
export function ReportDialog(props: ReportWindowProps) {
  return <Late part={window} needed={props.open} props={props} />
}
