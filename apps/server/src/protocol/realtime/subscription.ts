import type { Claims } from '../../platform/db/as-identity.ts'
import type { Filter } from './filters.ts'
import type { Binding } from './join-request.ts'
import type { PublishedTable } from './published-table.ts'

export type ChangeType = 'INSERT' | 'UPDATE' | 'DELETE'

/** Filter whose column is there and whose value is one of its type, which `exact` writes as PostgreSQL does. */
export type BoundFilter = Filter & { sqlType: string; exact: string[] | undefined }

/** Wish of a channel to hear of one table. */
export type Subscription = {
  /** Number by which the client tells its wishes apart. */
  id: number
  channel: Channel
  /** Person who hears, or the address of a visitor. */
  person: string
  event: ChangeType | '*'
  table: PublishedTable
  filters: BoundFilter[]
}

/** Filter on what changes of its table announce, by which is known who does not want one; undefined where there is none. */
export const keyFilter = ({ table, filters }: Pick<Subscription, 'table' | 'filters'>) =>
  filters.find(({ column, exact }) => exact !== undefined && table.announced.includes(column))

/** Person on whose behalf a channel hears: their token, and its claims. */
export type Identity = { token: string; claims: Claims }

/** Wish of a channel for one table, before it is known who hears. */
export type Wish = Omit<Subscription, 'channel' | 'person'>

/** Joined topic of a socket. */
export type Channel = {
  readonly topic: string
  readonly identity: Identity
  readonly bindings: readonly (Binding & { id: number })[]
  /** Whether it asks for changes without naming their rows: each change of a table is then read for it. */
  isWide(): boolean
  /** Sends a message of the channel unless it has ended; the payload is JSON. */
  push(event: string, payload: string): void
  /** Tells how a service of the channel stands; `extension` names it. */
  tell(status: 'ok' | 'error', extension: string, message: string): void
  /** Hears as somebody from now on. Throws `Refusal` where they hear too much already; then it hears nothing. */
  hearAs(identity: Identity, wishes: readonly Wish[]): void
  /** Ends the channel for good, with the reason. */
  end(reason: string): void
  /** Ends the channel so that the client joins again and reads anew what it may have missed. */
  lose(reason: string): void
  /** Ends it without a word: the client has left, or is gone. */
  drop(): void
}
