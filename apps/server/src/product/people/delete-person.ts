import { AppError } from '@podium/domain'
import { isLanguage, LANGUAGES } from '@podium/i18n'
import type { Tx } from '../../platform/db/database.ts'
import type { Mails } from '../../platform/mail/index.ts'
import { lastAdminRefusal } from './last-admin-refusal.ts'
import { lockAdmins } from './lock-admins.ts'

export type DeletePersonDeps = {
  mails: Mails
  settings: { publicUrl: string }
  /** Deletes everything a person has stored; the files go once `tx` has committed. */
  removeFilesOf(ownerId: string, tx: Tx): Promise<void>
  /** Tells whom the person's projects have asked that they end. */
  cancelProjectsOf(tx: Tx, clientId: string): Promise<void>
  /** Deletes what was sent from an address without an account: contact messages, newsletter. */
  forgetAddress(tx: Tx, email: string): Promise<void>
}

/**
 * Removes a person in the caller's transaction: account, sessions, files, profile, posts, comments, likes
 * and follows, mails on their way, and what they sent the provider from a confirmed address. What others wrote below their
 * posts stays, by the database's own triggers (docs/decisions/0090). A last mail says that it is done.
 * Returns the sessions that ended, whose tokens are to be refused once the transaction is committed.
 * Throws `user_not_found` (404) and `last_admin` (409), after which the transaction can only end.
 */
export type DeletePerson = (tx: Tx, personId: string) => Promise<string[]>

export const createDeletePerson =
  ({
    mails,
    settings,
    cancelProjectsOf,
    removeFilesOf,
    forgetAddress,
  }: DeletePersonDeps): DeletePerson =>
  async (tx, personId) => {
    await lockAdmins(tx)
    // The profile is locked too: whoever saves one holds it, and then waits for the directory of accounts.
    const [person] = await tx.query<Leaving>(
      `select email, email_change, raw_user_meta_data ->> 'language' as language,
              email_confirmed_at is not null and deleted_at is null as has_address
         from auth.users join public.people using (id) where id = $1 for update`,
      [personId],
    )
    if (person === undefined) throw new AppError('user_not_found')
    await cancelProjectsOf(tx, personId)
    const ended = await endSessions(tx, personId)
    await deleteAccount(tx, personId)
    await removeFilesOf(personId, tx) // afterwards nothing of theirs can be stored any more
    const { email, email_change: newEmail, has_address: isProven } = person
    if (newEmail !== null) await mails.forget(tx, newEmail, { isProven: false })
    if (email === null) return ended
    await mails.forget(tx, email, { isProven })
    if (!isProven) return ended
    await forgetAddress(tx, email)
    await mails.enqueue(tx, {
      to: email,
      language: isLanguage(person.language) ? person.language : LANGUAGES[0],
      kind: 'account_deleted',
      link: `${settings.publicUrl}/contact`,
    })
    return ended
  }

type Leaving = {
  email: string | null
  /** Address of a pending change. */
  email_change: string | null
  language: string | null
  /** Whether the address is confirmed; a softly deleted account has a hash in its place. */
  has_address: boolean
}

async function endSessions(tx: Tx, id: string): Promise<string[]> {
  const ended = await tx.query<{ id: string }>(
    'delete from auth.sessions where user_id = $1 returning id',
    [id],
  )
  return ended.map((session) => session.id)
}

/**
 * Deletes the account; everything of the person in the product's tables refers to this row and goes
 * with it.
 */
async function deleteAccount(tx: Tx, id: string) {
  try {
    await tx.query('delete from auth.users where id = $1', [id])
  } catch (error) {
    throw lastAdminRefusal(error)
  }
}
