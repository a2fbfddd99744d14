import type { PlanDetail, ProjectFeedback, Room } from '@podium/domain'
import type { TFunction } from 'i18next'
import type { ProjectContent } from '../../../data/project-archive.ts'
import { shortTime } from '../../../lib/format.ts'
import { currentLanguage } from '../../../lib/i18n.ts'
import { planEventSentence } from '../../../lib/plan-event-sentence.ts'
import { formerMembers } from './former-members.ts'

type Milestone = NonNullable<PlanDetail['plan']>['milestones'][number]
type Task = NonNullable<PlanDetail['plan']>['tasks'][number]

/**
 * Content of a project to read, as Markdown in the interface’s language; what people wrote is quoted line by line. `lost` are
 * the names of files that are not in the archive.
 */
export function archiveText(
  t: TFunction,
  content: ProjectContent,
  lost: readonly string[],
): string {
  const { room, plan, project, invitations } = content
  const brief = project?.brief.text ?? invitations.find((one) => one.brief !== null)?.brief
  const written = (title: string, lines: readonly string[]) =>
    lines.length === 0 ? [] : [`## ${title}`, ...lines]
  return [
    `# ${room.project.title}`,
    ...written(
      t('plan.room.archive.lostFiles'),
      lost.map((name) => `- ${name}`),
    ),
    ...written(t('plan.room.archive.brief'), brief ? [quote(brief)] : []),
    ...written(
      t('plan.room.archive.team'),
      room.people.map(
        ({ name, is_client, roles }) =>
          `- ${name ?? t('plan.room.someone')} — ${is_client ? t('plan.room.people.client') : roles.map((role) => role[currentLanguage()]).join(', ')}`,
      ),
    ),
    ...written(
      t('plan.room.archive.formerMembers'),
      formerMembers(content).map(({ name, roles }) =>
        [`- ${name ?? t('plan.room.someone')}`, roles.join(', ')].filter(Boolean).join(' — '),
      ),
    ),
    ...written(t('plan.room.archive.plan'), planLines(t, plan)),
    ...written(t('plan.history.title'), historyLines(t, content)),
    ...written(t('plan.room.decisions.title'), decisionLines(t, room)),
    ...written(t('plan.room.thread'), messageLines(t, room)),
    ...written(t('plan.room.archive.feedback'), feedbackLines(t, content)),
    ...written(t('plan.room.archive.endorsements'), endorsementLines(t, content)),
    '',
  ].join('\n\n')
}

const quote = (text: string) =>
  text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => `> ${line}`)
    .join('\n')

const at = (iso: string) => shortTime(new Date(iso))

function planLines(t: TFunction, { plan }: PlanDetail): string[] {
  if (plan === null) return []
  const language = currentLanguage()
  const nameOf = ({ role, is_done_by_former, done_by }: Task) =>
    is_done_by_former
      ? (done_by?.name ?? t('plan.room.formerMember'))
      : (plan.roles.find(({ id }) => id === role)?.person?.name ?? t('plan.room.someone'))
  return plan.milestones.flatMap((milestone) => [
    `### ${milestone.labels[language]}`,
    plan.tasks
      .filter((task) => task.milestone === milestone.id)
      .map(
        (task) =>
          `- [${task.finished === null ? ' ' : 'x'}] ${task.labels[language]} — ${task.start} → ${task.finish}, ${nameOf(task)}`,
      )
      .join('\n'),
    ...deliveryLines(t, milestone),
  ])
}

const historyLines = (t: TFunction, { plan: { plan }, history }: ProjectContent): string[] =>
  plan === null || history.length === 0
    ? []
    : [
        history
          .toReversed()
          .map((event) => `- ${at(event.created_at)} — ${planEventSentence(t, plan, event)}`)
          .join('\n'),
      ]

function endorsementLines(
  t: TFunction,
  { plan: { plan }, endorsements }: ProjectContent,
): string[] {
  const language = currentLanguage()
  return endorsements.map(({ skill, person, milestone, createdAt }) => {
    const from = plan?.milestones.find(({ id }) => id === milestone)?.labels[language]
    const facts = [person ?? t('plan.room.someone'), ...(from === undefined ? [] : [from])]
    return `- **${skill}** — ${[...facts, at(createdAt)].join(', ')}`
  })
}

const deliveryLines = (t: TFunction, { deliveries }: Milestone): string[] =>
  deliveries.flatMap(({ version, author, note, link, outcome, comment, created_at }) => [
    `**${t('plan.room.archive.delivery', { version })}** — ${author ?? t('plan.room.formerMember')}, ${at(created_at)} — ${t(`plan.room.archive.outcomes.${outcome ?? 'waiting'}`)}`,
    quote(note),
    ...(link === null ? [] : [link]),
    ...(comment === null ? [] : [quote(comment)]),
  ])

const nameIn = (t: TFunction, person: { name: string | null } | null) =>
  person === null ? t('plan.room.formerMember') : (person.name ?? t('plan.room.someone'))

const decisionLines = (t: TFunction, { decisions }: Room): string[] =>
  decisions.flatMap(({ author, created_at, text, withdrawn }) => [
    `**${nameIn(t, author)}**, ${at(created_at)}`,
    quote(text),
    ...(withdrawn === null
      ? []
      : [
          t('plan.room.decisions.withdrawn', {
            name: nameIn(t, withdrawn.by),
            day: at(withdrawn.at),
          }),
        ]),
  ])

const messageLines = (t: TFunction, { messages }: Room): string[] =>
  messages.flatMap(({ author, created_at, text, is_deleted, files }) => [
    `**${nameIn(t, author)}**, ${at(created_at)}`,
    is_deleted ? `_${t('plan.room.deleted')}_` : quote(text),
    ...files.map(({ name }) => `- ${name}`),
  ])

function feedbackLines(t: TFunction, { feedback, room }: ProjectContent): string[] {
  const lines = (title: string, of: 'client' | 'member', given: ProjectFeedback | null) =>
    given === null
      ? []
      : [title, scores(t, of, given), ...(given.comment === null ? [] : [quote(given.comment)])]
  return (feedback?.pairs ?? []).flatMap(({ person, is_client, given, received }) => {
    const name = nameIn(t, person)
    return [
      ...lines(t('plan.room.archive.given', { name }), is_client ? 'client' : 'member', given),
      ...lines(
        t('plan.room.archive.received', { name }),
        room.is_client ? 'client' : 'member',
        received,
      ),
    ]
  })
}

const scores = (t: TFunction, of: 'client' | 'member', given: ProjectFeedback): string =>
  (['quality', 'timeliness', 'communication'] as const)
    .map((question) => `- ${t(`plan.feedback.questions.${of}.${question}`)} — ${given[question]}/5`)
    .join('\n')
