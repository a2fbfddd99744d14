export type { MailRequest } from './mail-request.ts'
export type { Mails } from './mails.ts'
