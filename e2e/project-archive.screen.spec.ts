import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { ROOM_FILES_BUCKET, roomFilePath } from '@podium/domain'
import type { Person, World } from '@podium/testing'
import { hireProfessionals } from '@podium/testing/hire-professionals'
import { signInAs, staffProject } from '@podium/testing/staff-project'
import { findings } from './axe.ts'
import { callApi } from './call-api.ts'
import { expect, test } from './fixtures.ts'
import { holdAnswer } from './hold-answer.ts'
import { openAs } from './sign-in.ts'
import { unzip } from './unzip.ts'

test('a project is packed with history, endorsements and former members; a file that is missing is named', async ({
  page,
  world,
  texts,
}) => {
  const { archive } = texts.plan.room
  await hireProfessionals(world.db, 2)
  const client = await world.signUp({ complete: true })
  const { id, members } = await staffProject(world, client)
  const [first, second] = await Promise.all(members.map((one) => signInAs(world, one)))
  if (first === undefined || second === undefined) throw new Error('The team is too small')
  const call = (by: Person, method: string, path: string, sent?: object) =>
    callApi(world, by, { method, path, sent })
  const [held] = await world.db.query<{
    id: string
    task: string
    milestone: string
    skill: string
    name: string
  }>(
    `select invitations.id, task, milestone, skills.id as skill, skills.name
       from invitations join plan_tasks using (team_id, role) join user_skills on user_id = person_id
         join skills on skills.id = skill_id
      where person_id = $1 order by position, skills.name limit 1`,
    [first.id],
  )
  const milestone = `/projects/${id}/plan/milestones/${held?.milestone}`
  await call(first, 'POST', `${milestone}/deliveries`, { note: 'x', link: '' })
  await call(client, 'POST', `${milestone}/answer`, { version: 1, answer: 'accepted' })
  const endorsed = { person_id: first.id, skill_id: held?.skill, shows_title: false }
  await call(client, 'POST', `${milestone}/endorsements`, endorsed)
  await call(first, 'POST', `/invitations/${held?.id}/departure`, { reason: 'x' })
  const kept = await sendFile(world, client, { project: id, name: 'Devis.pdf' })
  const lost = await sendFile(world, client, { project: id, name: 'Perdu.pdf' })
  await loseFile(world, lost)

  // How far it is shows while a file is on its way.
  await openAs(page, `/dashboard/projects/${id}/room`, client)
  const answer = await holdAnswer(page, `**/${roomFilePath(id, kept)}*`)
  const button = page.getByRole('button', { name: archive.save, exact: true })
  const saved = page.waitForEvent('download')
  await button.click()
  const packing = archive.packing_other
    .replace('{{file, number}}', '1')
    .replace('{{count, number}}', '2')
  await expect(page.getByText(packing)).toBeVisible()
  await expect(page.getByRole('progressbar')).toBeVisible()
  await answer.release()

  const entries = unzip(await readFile(await (await saved).path()))
  await expect(page.getByText(archive.lost)).toBeVisible()
  await expect(page.getByRole('alert').getByText('Perdu.pdf', { exact: true })).toBeVisible()
  expect(await findings(page)).toEqual([])
  expect([...entries.keys()].toSorted()).toEqual(
    [`${archive.folder}/Devis.pdf`, archive.jsonName, archive.textName].toSorted(),
  )
  const text = String(entries.get(archive.textName))
  const [former] = await world.db.query<{ name: string }>(
    `select first_name || ' ' || last_name as name from people where id = $1`,
    [first.id],
  )
  const section = (title: string) => text.split(`## ${title}\n`)[1]?.split('\n## ')[0] ?? ''
  expect(section(archive.lostFiles)).toContain('- Perdu.pdf')
  expect(section(archive.formerMembers)).toContain(String(former?.name))
  expect(section(archive.endorsements)).toContain(`**${held?.name}** — ${former?.name}`)
  expect(section(texts.plan.history.title).split('\n- ').length).toBeGreaterThan(3)
  expect(section(archive.plan)).toContain(`, ${former?.name}`)
})

test('a file that cannot be downloaded now ends the archive and is named', async ({
  page,
  world,
  texts,
}) => {
  const { archive } = texts.plan.room
  await hireProfessionals(world.db, 2)
  const client = await world.signUp({ complete: true })
  const { id } = await staffProject(world, client)
  const file = await sendFile(world, client, { project: id, name: 'Devis.pdf' })
  await openAs(page, `/dashboard/projects/${id}/room`, client)
  await page.route(`**/${roomFilePath(id, file)}*`, (route) => route.abort())
  await page.getByRole('button', { name: archive.save, exact: true }).click()
  await expect(page.getByText(archive.unread.replace('{{name}}', 'Devis.pdf'))).toBeVisible()
  expect(await findings(page)).toEqual([])
})

type Sent = { project: string; name: string }

/** File that a person sends into a room with a message, by its id. */
async function sendFile(world: World, by: Person, { project, name }: Sent): Promise<string> {
  const file = crypto.randomUUID()
  const content = new Blob([`%PDF-1.7 ${name}`], { type: 'application/pdf' })
  const path = roomFilePath(project, file)
  const { error } = await by.storage.from(ROOM_FILES_BUCKET).upload(path, content)
  if (error) throw error
  const sent = { text: name, mentions: [], files: [{ id: file, name }] }
  await callApi(world, by, { method: 'POST', path: `/projects/${project}/room/messages`, sent })
  return file
}

/** Removes a file from the store, as a damaged disk would. */
async function loseFile({ db, dataDir }: World, file: string) {
  const [stored] = await db.query<{ version: string }>(
    `select version from storage.objects where name like '%' || $1`,
    [file],
  )
  const folder = join(dataDir, 'objects')
  const all = await readdir(folder, { recursive: true })
  const found = all.find((path) => path.endsWith(String(stored?.version)))
  if (found === undefined) throw new Error('The file is not in the store')
  await rm(join(folder, found))
}
