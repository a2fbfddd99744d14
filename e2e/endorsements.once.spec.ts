import { hireProfessionals } from '@podium/testing/hire-professionals'
import { signInAs, staffProject } from '@podium/testing/staff-project'
import { callApi } from './call-api.ts'
import { expect, test } from './fixtures.ts'
import { openAs } from './sign-in.ts'

test('somebody hides an endorsement; their preview shows what others see of it', async ({
  page,
  world,
  texts: { profile },
}) => {
  await hireProfessionals(world.db, 2)
  const client = await world.signUp({ complete: true })
  const { id, members } = await staffProject(world, client)
  const [member] = await Promise.all(members.slice(0, 1).map((one) => signInAs(world, one)))
  if (member === undefined) throw new Error('The team is too small')
  const [work] = await world.db.query<{ milestone: string; skill: string }>(
    `select milestone, skill_id as skill
       from invitations join plan_tasks using (team_id, role) join user_skills on user_id = person_id
      where person_id = $1 order by position limit 1`,
    [member.id],
  )
  const milestone = `/projects/${id}/plan/milestones/${work?.milestone}`
  const call = (by: typeof member, path: string, sent: object) =>
    callApi(world, by, { method: 'POST', path: `${milestone}/${path}`, sent })
  await call(member, 'deliveries', { note: 'x', link: '' })
  await call(client, 'answer', { version: 1, answer: 'accepted' })
  await call(client, 'endorsements', {
    person_id: member.id,
    skill_id: work?.skill,
    shows_title: false,
  })

  const list = page.getByRole('region', { name: profile.endorsements.title })
  const openPreview = () => page.goto('/dashboard/profile?mode=preview')
  await openAs(page, '/dashboard/profile?mode=preview', member)
  await expect(list.getByRole('listitem')).toHaveCount(1)
  await expect(list.getByRole('button')).toHaveCount(0)

  await page.goto(`/dashboard/profile/${member.id}`)
  await list.getByText(profile.endorsements.hide, { exact: true }).click()
  await expect(list.getByText(profile.endorsements.show, { exact: true })).toBeVisible()
  await openPreview()
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(list).toHaveCount(0)
})
