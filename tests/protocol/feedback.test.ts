import {
  endorsableList,
  feedbackList,
  planDetail,
  projectDetail,
  projectList,
} from '@podium/domain'
import { type Person, SERVICE_ENGINES } from '@podium/testing'
import { eventually } from '@podium/testing/eventually'
import { hireProfessionals } from '@podium/testing/hire-professionals'
import { type StaffedMember, signInAs, staffProject } from '@podium/testing/staff-project'
import { worldOf } from '@podium/testing/suite'
import { beforeAll, describe, expect, test } from 'vitest'
import { askAdmin } from './ask-admin.ts'

const BRIEF =
  'Un site vitrine pour notre librairie, avec un design chaleureux et un agenda. Budget 20 000 €, à livrer dans six mois. Pas besoin de boutique en ligne.'
const GOOD = { quality: 5, timeliness: 4, communication: 5, again: true, comment: 'Merci' }

describe.each(SERVICE_ENGINES)('the end of a project on %s', (engine) => {
  const world = worldOf(engine)
  let client: Person
  let id: string
  let staff: StaffedMember[]
  let members: Person[]
  let milestones: string[]
  let whileBusy: string
  beforeAll(async () => {
    client = await world.signUp()
    await hireProfessionals(world.db)
    ;({ id, members: staff } = await staffProject(world, client))
    members = await Promise.all(staff.map((member) => signInAs(world, member)))
    const { plan } = planDetail.parse((await ask('/plan', client)).body)
    milestones = plan?.milestones.map((milestone) => milestone.id) ?? []
    whileBusy = await finishElsewhere()
  })

  /** Day on which the same people would finish such a project for somebody else. */
  const finishElsewhere = async () => {
    const call = { url: world.url, caller: await world.signUp() }
    const create = { method: 'POST', sent: { text: BRIEF } }
    const made = projectDetail.parse((await askAdmin(call, '/projects', create)).body)
    const locked = Object.fromEntries(staff.map((member) => [member.role, member.id]))
    await world.db.query(
      'insert into project_proposals (project_id, person_id) select $1, unnest($2::uuid[])',
      [made.id, Object.values(locked)],
    )
    const form = { method: 'POST', sent: { locked } }
    const formed = await askAdmin(call, `/projects/${made.id}/formations`, form)
    return projectDetail.parse(formed.body).formation?.teams[0]?.finish ?? 'never'
  }
  const ask = (path: string, by: Person, sent?: unknown, method = sent ? 'POST' : 'GET') =>
    askAdmin({ url: world.url, caller: by }, `/projects/${id}${path}`, { method, sent })
  const give = (by: Person, about: Person | undefined, sent: object = GOOD) =>
    ask(`/feedback/${about?.id}`, by, sent, 'PUT')
  const pairOf = async (by: Person, about: Person | undefined) => {
    const { pairs } = feedbackList.parse((await ask('/feedback', by)).body)
    return pairs.find(({ person }) => person.id === about?.id)
  }
  /** Rows of the first member’s feedback pair that somebody reads through the data API. */
  const rowsFor = async (by: Person) =>
    (await by.from('project_feedback').select('author_id')).data?.map((row) => row.author_id)
  const exportOf = async (by: Person) =>
    (await askAdmin({ url: world.url, caller: by }, '/account/export')).body
  const nextFor = async (by: Person) =>
    projectList
      .parse((await askAdmin({ url: world.url, caller: by }, '/projects')).body)
      .find((project) => project.id === id)
  const deliver = async (milestone: string | undefined) => {
    const path = `/plan/milestones/${milestone}`
    const [member] = members
    if (member === undefined) throw new Error('The team has nobody')
    await ask(`${path}/deliveries`, member, { note: 'Version 1', link: '' })
    return ask(`${path}/answer`, client, { version: 1, answer: 'accepted' })
  }

  test('a client endorses skills from accepted work alone; they show on the profile until hidden or taken back', async () => {
    const { plan } = planDetail.parse((await ask('/plan', client)).body)
    const [first] = plan?.milestones ?? []
    const role = plan?.tasks.find(({ milestone }) => milestone === first?.id)?.role
    const member = members.find((one) => one.id === staff.find((seat) => seat.role === role)?.id)
    if (first === undefined || member === undefined) throw new Error('Nobody works')
    const path = `/plan/milestones/${first.id}/endorsements`
    const stranger = await world.signUp()
    const shownTo = async (by: Person) =>
      (
        await by
          .from('endorsements')
          .select('skill:skills(name),project_kind,project_title')
          .eq('person_id', member.id)
      ).data
    const own = (
      method: string,
      by: Person,
      endorsement: string | null | undefined,
      sent?: object,
    ) => askAdmin({ url: world.url, caller: by }, `/endorsements/${endorsement}`, { method, sent })
    const people = endorsableList.parse((await ask(path, client)).body)
    const [skill] = people.find(({ person }) => person.id === member.id)?.skills ?? []
    const body = { person_id: member.id, skill_id: skill?.id, shows_title: false }

    const early = await ask(path, client, body)
    await expect(
      world.db.query(
        `insert into endorsements (team_id, milestone, person_id, author_id, skill_id, project_kind)
         select team_id, $1, $2, $3, $4, 'website' from plans`,
        [first.id, member.id, client.id, skill?.id],
      ),
    ).rejects.toMatchObject({ constraint: 'endorsements_accepted' })
    await deliver(first.id)
    const foreign = await ask(path, client, { ...body, skill_id: crypto.randomUUID() })
    const byMember = await ask(path, member, body)
    const given = endorsableList.parse((await ask(path, client, body)).body)
    await ask(path, client, { ...body, shows_title: true })
    const id = given
      .find(({ person }) => person.id === member.id)
      ?.skills.find((one) => one.id === skill?.id)?.endorsement
    const shown = await shownTo(stranger)
    const notTheirs = await own('PATCH', stranger, id, { is_hidden: true })
    await own('PATCH', member, id, { is_hidden: true })
    const hidden = await Promise.all([stranger, member, client].map(shownTo))
    const notGiven = await own('DELETE', member, id)
    const revoked = await own('DELETE', client, id)

    for (const refused of [early, foreign])
      expect(refused).toMatchObject({ status: 409, body: { code: 'not_endorsable' } })
    expect(byMember).toMatchObject({ status: 404, body: { code: 'project_not_found' } })
    expect(shown).toEqual([
      { skill: { name: skill?.name }, project_kind: 'website', project_title: null },
    ])
    expect(hidden.map((rows) => rows?.length)).toEqual([0, 1, 1])
    for (const refused of [notTheirs, notGiven])
      expect(refused).toMatchObject({ status: 404, body: { code: 'endorsement_not_found' } })
    expect(revoked.status).toBe(200)
    expect(await shownTo(member)).toEqual([])
  })

  test('nobody is judged before the last milestone is accepted; then the project is delivered', async () => {
    const [member] = members
    const early = await give(client, member)
    for (const milestone of milestones.slice(1, -1)) await deliver(milestone)
    const still = await give(client, member)
    const before = feedbackList.parse((await ask('/feedback', client)).body)
    const last = planDetail.parse((await deliver(milestones.at(-1))).body)

    for (const refused of [early, still])
      expect(refused).toMatchObject({ status: 409, body: { code: 'feedback_closed' } })
    expect(before).toMatchObject({ delivered_at: null, is_open: false, is_client: true })
    expect(before.pairs.map(({ person }) => person.id).toSorted()).toEqual(
      staff.map((one) => one.id).toSorted(),
    )
    expect(last.plan?.delivered_at).not.toBeNull()
    expect(await nextFor(client)).toMatchObject({ next: 'feedback' })
    await expect(world.db.query('update plans set delivered_at = null')).rejects.toMatchObject({
      constraint: 'plans_baseline',
    })
  })

  test('a delivered plan stays as it is: no task, no change, no version', async () => {
    const { plan } = planDetail.parse((await ask('/plan', client)).body)
    const task = plan?.tasks[0]?.id
    const refused = [
      await ask(`/plan/tasks/${task}`, client, { state: 'doing' }, 'PATCH'),
      await ask('/plan/proposals', client, { version: plan?.version, changes: [] }),
      await ask('/plan/versions', client, { version: plan?.version, changes: [] }),
    ]

    for (const answer of refused)
      expect(answer).toMatchObject({ status: 409, body: { code: 'project_step' } })
    await expect(world.db.query('update plans set version = version + 1')).rejects.toMatchObject({
      constraint: 'plans_baseline',
    })
    await expect(
      world.db.query('update plan_tasks set spent_days = 9 where task = $1', [task]),
    ).rejects.toMatchObject({ constraint: 'plan_tasks_delivered' })
  })

  test('the time of a delivered project is free for another', async () => {
    const free = await finishElsewhere()

    expect(whileBusy).toMatch(/^20/)
    expect(free < whileBusy).toBe(true)
  })

  test('mails tell the client of a delivery, members of its answer, and everybody of the end', async () => {
    const subjectsTo = async (email: string | undefined) =>
      (await world.mailbox(email)).map(({ subject }) => subject)
    const count = (subjects: string[], subject: string) =>
      subjects.filter((one) => one === subject).length

    await eventually(async () => {
      const own = await subjectsTo(client.email)
      expect(count(own, 'Une livraison attend votre réponse')).toBe(milestones.length)
      expect(own.filter((one) => one.startsWith('Votre projet est livré'))).toHaveLength(1)
      for (const { email } of staff) {
        const theirs = await subjectsTo(email)
        expect(count(theirs, 'Votre livraison est acceptée')).toBe(milestones.length - 1)
        expect(theirs.filter((one) => one.startsWith('Votre projet est livré'))).toHaveLength(1)
      }
    })
    const [mail] = await world.mailbox(client.email)
    expect(mail?.text).toContain(`/dashboard/projects/${id}/plan`)
  })

  test('feedback is blind until both have given theirs, then neither changes it', async () => {
    const [member, other] = members
    if (member === undefined || other === undefined) throw new Error('The team is too small')
    const admin = await world.signUp({ role: 'admin' })
    const stranger = await world.signUp()

    const given = await give(client, member)
    const changed = await give(client, member, { ...GOOD, quality: 3 })
    const toGive = (await nextFor(client))?.team?.plan?.feedback
    const hidden = await pairOf(member, client)
    const blind = await Promise.all([member, other, admin, stranger].map(rowsFor))
    const exported = await exportOf(member)
    const betweenMembers = await give(other, member)
    const ofStranger = await give(stranger, client)
    await give(member, client, { ...GOOD, comment: null })
    const revealed = await pairOf(member, client)
    const late = await give(client, member)

    expect([given.status, changed.status, toGive]).toEqual([200, 200, staff.length - 1])
    expect(hidden).toMatchObject({
      is_client: true,
      given: null,
      received: null,
      is_revealed: false,
    })
    expect(blind).toEqual([[], [], [], []])
    expect(exported).toMatchObject({ project_feedback_received: [] })
    for (const refused of [betweenMembers, ofStranger])
      expect(refused).toMatchObject({ status: 404, body: { code: 'project_not_found' } })
    expect(revealed).toMatchObject({
      is_revealed: true,
      received: { quality: 3, comment: 'Merci' },
      given: { quality: 5, comment: null },
    })
    expect(late).toMatchObject({ status: 409, body: { code: 'feedback_closed' } })
    expect((await rowsFor(member))?.toSorted()).toEqual([client.id, member.id].toSorted())
    expect(await rowsFor(admin)).toHaveLength(2)
    expect(await exportOf(member)).toMatchObject({ project_feedback_received: [{ quality: 3 }] })
    expect(await Promise.all([other, stranger].map(rowsFor))).toEqual([[], []])
    await expect(
      world.db.query('update project_feedback set quality = 1 where author_id = $1', [client.id]),
    ).rejects.toMatchObject({ constraint: 'project_feedback_revealed' })
    await expect(
      world.db.query(
        `insert into project_feedback select team_id, $1::uuid, $2::uuid, 1, 1, 1, false from project_feedback limit 1`,
        [member.id, other.id],
      ),
    ).rejects.toMatchObject({ constraint: 'project_feedback_pair' })
  })

  test('after 14 days what was given is read, and nothing more is given', async () => {
    const other = members[1]
    if (other === undefined) throw new Error('The team is too small')
    await give(client, other)
    expect(await rowsFor(other)).toEqual([])
    await world.db.query('alter table plans disable trigger guard_plan')
    await world.db.query(`update plans set delivered_at = now() - interval '14 days'`)
    await world.db.query('alter table plans enable trigger guard_plan')

    const late = await give(other, client)
    const read = await pairOf(other, client)

    expect(late).toMatchObject({ status: 409, body: { code: 'feedback_closed' } })
    expect(read).toMatchObject({ is_revealed: true, given: null, received: { quality: 5 } })
    expect(await rowsFor(other)).toEqual([client.id])
    await expect(
      world.db.query('update project_feedback set quality = 1 where subject_id = $1', [other.id]),
    ).rejects.toMatchObject({ constraint: 'project_feedback_in_time' })
  })
})
