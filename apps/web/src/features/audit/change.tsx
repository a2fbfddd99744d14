import type { AuditEntry } from '@podium/domain'
import { useWord } from './use-word.ts'

/** Old and new role or status of an entry; nothing for other actions. */
export function Change({ entry: { details } }: { entry: AuditEntry }) {
  const word = useWord()
  const [before, after] = [word(details.role ?? details.status), word(details.to)]
  if (before === undefined || after === undefined) return null
  return (
    <p className="text-muted">
      {before} → {after}
    </p>
  )
}
