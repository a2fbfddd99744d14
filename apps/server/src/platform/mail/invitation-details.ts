import { dateFormat } from '@podium/domain'
import { capitalised, type Language, LOCALES } from '@podium/i18n'
import type { mailTexts } from '@podium/i18n/mails'
import type { InvitationNotice, PlanNotice, TeamNotice } from './mail-request.ts'
import { timeInMail } from './time-in-mail.ts'

type Texts = (typeof mailTexts)[Language]['invitation']

/** Terms of an invitation for its mail: all of them while its person may answer, otherwise project and role. */
export function invitationDetails(
  texts: Texts,
  { kind, invitation, language }: InvitationNotice & { language: Language },
) {
  const { title, role, days, dayRate, currency, start, finish, dueAt, reason } = invitation
  const money = (value: number) =>
    new Intl.NumberFormat(LOCALES[language], {
      style: 'currency',
      currency,
      maximumFractionDigits: 0,
    }).format(value)
  const number = new Intl.NumberFormat(LOCALES[language], { maximumFractionDigits: 2 })
  const day = dateFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' })
  const instant = timeInMail(language)
  const about = [
    { label: texts.project, value: title },
    { label: texts.role, value: capitalised(role) },
    ...(reason === undefined ? [] : [{ label: texts.reason, value: reason }]),
  ]
  const canAnswer = kind === 'invitation_received' || kind === 'invitation_reminder'
  if (!canAnswer && kind !== 'invitation_team_complete') return about
  return [
    ...about,
    {
      label: texts.work,
      value: `${number.format(days)} × ${money(dayRate)} = ${money(days * dayRate)}`,
    },
    { label: texts.dates, value: day.formatRange(new Date(start), new Date(finish)) },
    ...(canAnswer ? [{ label: texts.answerBy, value: instant.format(new Date(dueAt)) }] : []),
  ]
}

export const teamDetails = (texts: Texts, { title, role, reason }: TeamNotice['team']) => [
  { label: texts.project, value: title },
  ...(role === undefined ? [] : [{ label: texts.role, value: capitalised(role) }]),
  ...(reason === undefined ? [] : [{ label: texts.reason, value: reason }]),
]

export const planDetails = (texts: Texts, { title, milestone, role }: PlanNotice['plan']) => [
  { label: texts.project, value: title },
  ...(milestone === undefined ? [] : [{ label: texts.milestone, value: capitalised(milestone) }]),
  ...(role === undefined ? [] : [{ label: texts.role, value: capitalised(role) }]),
]
