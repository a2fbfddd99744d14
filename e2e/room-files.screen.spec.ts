import { readFile } from 'node:fs/promises'
import { hireProfessionals } from '@podium/testing/hire-professionals'
import { signInAs, staffProject } from '@podium/testing/staff-project'
import { findings } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { openPhone } from './open-phone.ts'
import { openAs } from './sign-in.ts'
import { TOO_SMALL } from './touch-targets.ts'

const PDF = '%PDF-1.7 what we want'
const pdf = (name: string, content = PDF) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(content),
})

test('a message carries files: chosen, refused with the reason, read by the others, deleted', async ({
  page,
  browser,
  world,
  texts,
  language,
}) => {
  const { files, write, message, archive } = texts.plan.room
  await hireProfessionals(world.db, 2)
  const client = await world.signUp({ complete: true })
  const { id, members } = await staffProject(world, client)
  const [staffed] = members
  if (staffed === undefined) throw new Error('The team is empty')
  const path = `/dashboard/projects/${id}/room`
  await openAs(page, path, client)
  const field = page.getByLabel(write.label, { exact: true })
  const input = page.locator('form input[type=file]')
  const chosen = page.getByRole('list', { name: files.chosen, exact: true })

  // What is not taken is named; what is can be left out again.
  await input.setInputFiles([pdf('Cahier des charges.pdf'), pdf('page.html')])
  await expect(page.getByText(files.problems.kind.replace('{{name}}', 'page.html'))).toBeVisible()
  await input.setInputFiles([pdf('Autre.pdf')])
  await expect(chosen.getByRole('listitem')).toHaveCount(2)
  await page.getByRole('button', { name: files.leaveOut.replace('{{name}}', 'Autre.pdf') }).click()
  await expect(chosen.getByRole('listitem')).toHaveCount(1)
  expect(await findings(page)).toEqual([])
  await page.getByRole('button', { name: write.send, exact: true }).click()
  await expect(page.getByText(files.sayWhat, { exact: true })).toBeVisible()
  await field.fill('Here is the brief.')
  await page.getByRole('button', { name: write.send, exact: true }).click()
  const sent = page.getByRole('list', { name: files.sent, exact: true })
  await expect(sent.getByText('Cahier des charges.pdf')).toBeVisible()
  await expect(chosen).toBeHidden()

  // All of the project in an archive.
  const packed = page.waitForEvent('download')
  await page.getByRole('button', { name: archive.save, exact: true }).click()
  const bytes = await readFile(await (await packed).path())
  for (const entry of [archive.textName, archive.jsonName, PDF])
    expect(bytes.includes(entry)).toBe(true)
  expect(bytes.includes(`${archive.folder}/Cahier des charges.pdf`)).toBe(true)

  // A file that is not what its name says stays in the form, with the message.
  await input.setInputFiles([pdf('faux.pdf', '<script>')])
  await field.fill('And this one.')
  await page.getByRole('button', { name: write.send, exact: true }).click()
  const { content } = files.problems
  await expect(
    page.getByText(content.replace('{{name}}', 'faux.pdf'), { exact: true }),
  ).toBeVisible()
  await expect(field).toHaveValue('And this one.')
  await expect(chosen.getByRole('listitem')).toHaveCount(1)

  // A member downloads it on a phone; its author alone may delete it.
  const elsewhere = await openPhone(browser, { baseURL: world.url, locale: language })
  const phone = await elsewhere.newPage()
  await openAs(phone, path, await signInAs(world, staffed))
  const theirs = phone.getByRole('list', { name: files.sent, exact: true })
  const saved = phone.waitForEvent('download')
  await theirs.getByRole('button', { name: 'Cahier des charges.pdf' }).click()
  const download = await saved
  expect(download.suggestedFilename()).toBe('Cahier des charges.pdf')
  expect(await readFile(await download.path(), 'utf8')).toBe(PDF)
  expect(await phone.evaluate<string[]>(TOO_SMALL)).toEqual([])
  expect(await findings(phone)).toEqual([])
  const remove = files.delete.replace('{{name}}', 'Cahier des charges.pdf')
  await expect(phone.getByRole('button', { name: remove, exact: true })).toBeHidden()

  await page.getByRole('button', { name: remove, exact: true }).click()
  const dialog = page.getByRole('alertdialog', { name: files.deleteTitle, exact: true })
  await dialog.getByRole('button', { name: message.delete, exact: true }).click()
  await expect(sent).toBeHidden()
  await expect(theirs).toBeHidden()
  await expect(phone.getByText('Here is the brief.', { exact: true })).toBeVisible()

  // The client takes a member's file out, and both read that.
  await phone.locator('form input[type=file]').setInputFiles([pdf('Devis.pdf')])
  await phone.getByLabel(write.label, { exact: true }).fill('Our quote.')
  await phone.getByRole('button', { name: write.send, exact: true }).click()
  await expect(theirs.getByText('Devis.pdf')).toBeVisible()
  const takeOut = files.delete.replace('{{name}}', 'Devis.pdf')
  await page.getByRole('button', { name: takeOut, exact: true }).click()
  await dialog.getByRole('button', { name: message.delete, exact: true }).click()
  const removed = files.removed_one.replace('{{count, number}}', '1')
  for (const reader of [page, phone]) {
    await expect(reader.getByText(removed, { exact: true })).toBeVisible()
    await expect(reader.getByRole('list', { name: files.sent, exact: true })).toBeHidden()
  }
  await expect(page.getByText('Our quote.', { exact: true })).toBeVisible()
  expect(await findings(page)).toEqual([])
  await elsewhere.close()
})
