import type { Served } from '../../platform/http/operation.ts'
import type { KeptMailsDeps } from './kept-mails-deps.ts'
import { listKeptMails } from './list-kept-mails.ts'
import { openKeptMail } from './open-kept-mail.ts'

/** Mails kept for admins where no mail server takes them (decision 0037). */
export const keptMailsOperations = (deps: KeptMailsDeps): Served[] => [
  listKeptMails(deps),
  openKeptMail(deps),
]
