import type { AuditEntry } from '@podium/domain'

export type ListProps = { entries: readonly AuditEntry[]; onOpen: (id: string) => void }
