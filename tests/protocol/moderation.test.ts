import { randomUUID } from 'node:crypto'
import {
  type ModerationItem,
  moderationDecisionsAnswer,
  moderationDetail,
  moderationPage,
  ownModerationDecisions,
} from '@podium/domain'
import { mailTexts } from '@podium/i18n/mails'
import { ENGINES, type Person } from '@podium/testing'
import { eventually } from '@podium/testing/eventually'
import { worldOf } from '@podium/testing/suite'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { askAdmin } from './ask-admin.ts'

const NOBODYS = '00000000-0000-4000-8000-00000000dead'
const { kinds } = mailTexts.fr

const faceOf = (id: string) => `/storage/v1/object/public/avatars/${id}/face.webp`

type Target = { type: 'post' | 'comment'; id: string }

describe.each(ENGINES)('moderation on %s', (engine) => {
  const world = worldOf(engine)
  let admin: Person
  let editor: Person
  let author: Person
  let readers: readonly [Person, Person]
  beforeAll(async () => {
    admin = await world.signUp({ role: 'admin' })
    editor = await world.signUp({ role: 'editor', complete: true })
    author = await world.signUp({ complete: true })
    readers = [await world.signUp(), await world.signUp()]
    for (const { id } of [author, editor, readers[0]])
      await world.db.query('update people set avatar_url = $2 where id = $1', [id, faceOf(id)])
  })

  type Sent = { method?: string; sent?: unknown }
  const ask = (path: string, sent: Sent = {}, caller: Person | string | undefined = editor) =>
    askAdmin({ url: world.url, caller }, path, sent)
  const list = async (view: string) =>
    moderationPage.parse((await ask(`/admin/moderation?view=${view}&per_page=100`)).body)
  const itemIn = async (view: string, { id }: Target): Promise<ModerationItem | undefined> =>
    (await list(view)).items.find((item) => item.id === id)
  const read = async ({ type, id }: Target) =>
    moderationDetail.parse((await ask(`/admin/moderation/${type}/${id}`)).body)
  const decide = async (
    action: string,
    targets: readonly Target[],
    { by = editor, reason = `Motif : ${action}` } = {},
  ) => {
    const sent = { action, reason, targets }
    const { body } = await ask('/admin/moderation/decisions', { method: 'POST', sent }, by)
    return moderationDecisionsAnswer.parse(body).results.map((each) => (each.ok ? 'ok' : each.code))
  }
  const own = async (person: Person) =>
    ownModerationDecisions.parse((await ask('/moderation/decisions', {}, person)).body)
  const object = (id: string | undefined, caller = author, appeal = 'Je conteste.') =>
    ask(`/moderation/decisions/${id}/appeal`, { method: 'POST', sent: { appeal } }, caller)
  const settle = (id: string | undefined, outcome: string, caller = editor) =>
    ask(
      `/admin/moderation/appeals/${id}`,
      { method: 'POST', sent: { outcome, answer: 'Après examen.' } },
      caller,
    )
  const actionsOn = async ({ id }: Target) =>
    (
      await world.db.query('select action from audit_log where target_id = $1 order by id', [id])
    ).map(({ action }) => action)

  const post = async (by = author, values: object = {}): Promise<Target> => {
    const row = { author_id: by.id, content: 'Une publication', ...values }
    const { data } = await by.from('pro_posts').insert(row).select('id').single().throwOnError()
    return { type: 'post', id: data.id }
  }
  const comment = async (under: Target, by = author): Promise<Target> => {
    const { data } = await by
      .from('pro_post_comments')
      .insert({ post_id: under.id, user_id: by.id, content: 'Un commentaire' })
      .select('id')
      .single()
      .throwOnError()
    return { type: 'comment', id: data.id }
  }
  const report = async (by: Person, { type, id }: Target, reason = 'spam') => {
    await by
      .from('content_reports')
      .insert({ reporter_id: by.id, reason, [`${type}_id`]: id } as never) // one of two columns
      .throwOnError()
  }
  const sees = async (person: Person, { type, id }: Target) => {
    const table = type === 'post' ? 'pro_posts' : 'pro_post_comments'
    return (await person.from(table).select('id').eq('id', id).throwOnError()).data.length === 1
  }
  const mailTo = (person: Person, subject: string, holding: string) =>
    eventually(async () => {
      const mails = await world.mailbox(person.email)
      const found = mails.filter((mail) => mail.subject === subject && mail.text.includes(holding))
      expect(found).toHaveLength(1)
    })

  test('editors and admins see each reported thing once, with all its reports', async () => {
    const [reported, other] = [await post(), await post()]
    const below = await comment(other)
    await report(readers[0], reported)
    await report(readers[1], reported, 'hate')
    await report(readers[0], below)

    const found = await itemIn('open', reported)
    expect(found).toMatchObject({
      content: 'Une publication',
      author: { id: author.id, avatar_url: faceOf(author.id) },
      state: 'visible',
      open_reports: 2,
      reasons: { spam: 1, hate: 1 },
      decision: null,
    })
    expect(await itemIn('open', below)).toMatchObject({ post_id: other.id, open_reports: 1 })
    expect(await itemIn('open', other)).toBeUndefined()
    const { body } = await ask('/admin/moderation?per_page=1', {}, admin)
    expect(moderationPage.parse(body).items).toHaveLength(1)
    const { reports } = await read(reported)
    expect(reports.map(({ reporter }) => reporter?.id).sort()).toEqual(
      readers.map(({ id }) => id).sort(),
    )
    expect(reports.map(({ reporter }) => reporter?.avatar_url)).toContain(faceOf(readers[0].id))
  })

  test('nobody else reads or decides anything', async () => {
    const target = await post()
    const decision = {
      method: 'POST',
      sent: { action: 'hide', reason: 'Because', targets: [target] },
    }
    const calls = [
      ['/admin/moderation', {}],
      [`/admin/moderation/post/${target.id}`, {}],
      ['/admin/moderation/decisions', decision],
      [
        `/admin/moderation/appeals/${NOBODYS}`,
        { method: 'POST', sent: { outcome: 'kept', answer: 'No' } },
      ],
    ] as const
    const demoted = await world.signUp({ role: 'editor' })
    await world.service.auth.admin.updateUserById(demoted.id, { app_metadata: { role: 'user' } })
    for (const [path, sent] of calls) {
      for (const caller of [author, readers[0], demoted]) {
        expect(await ask(path, sent, caller)).toMatchObject({
          status: 403,
          body: { code: 'not_moderator' },
        })
      }
      expect(await ask(path, sent, '')).toMatchObject({ status: 401 })
    }
    expect(await ask('/moderation/decisions', {}, '')).toMatchObject({ status: 401 })
    expect([await sees(readers[0], target), await actionsOn(target)]).toEqual([true, []])
  })

  test('what is hidden shows to its author and to moderators only, and nobody answers it', async () => {
    const target = await post(author, { is_shared: true })
    const below = await comment(target, readers[1])
    expect(await decide('hide', [target, below])).toEqual(['ok', 'ok'])

    const seen = await Promise.all([author, editor, admin, readers[0]].map((p) => sees(p, target)))
    expect(seen).toEqual([true, true, true, false])
    expect([await sees(readers[1], below), await sees(readers[0], below)]).toEqual([true, false])
    const { data: shared } = await world.anon.rpc('shared_post', { id: target.id })
    expect(shared).toEqual([])
    for (const person of [author, editor, readers[0]]) {
      const answers = [
        await person.from('pro_post_likes').insert({ post_id: target.id, user_id: person.id }),
        await person
          .from('pro_post_comments')
          .insert({ post_id: target.id, user_id: person.id, content: 'Hi' }),
        await person
          .from('pro_posts')
          .update({ hidden_at: null } as never)
          .eq('id', target.id),
      ]
      // For a reader, who does not see it, it is gone.
      const refused = person === readers[0] ? 'content_not_found' : '42501'
      expect(answers.map(({ error }) => error?.code)).toEqual([refused, refused, '42501'])
    }

    expect(await decide('restore', [target], { by: admin })).toEqual(['ok'])
    expect(await sees(readers[0], target)).toBe(true)
    expect(await actionsOn(target)).toEqual(['moderation.hide', 'moderation.restore'])
  })

  test('author and reporters are told once, in the transaction of the decision', async () => {
    const target = await post(author, { content: 'À masquer' })
    for (const reader of readers) await report(reader, target)
    const reason = 'Motif : publicité cachée'

    expect(await decide('hide', [target], { reason })).toEqual(['ok'])
    expect(await decide('hide', [target], { reason, by: admin })).toEqual(['already_decided'])

    await mailTo(author, kinds.content_hidden.subject, 'publicité cachée')
    for (const reader of readers) {
      await mailTo(reader, kinds.report_resolved.subject, 'À masquer')
      const { data } = await reader
        .from('content_reports')
        .select('status')
        .eq('post_id', target.id)
      expect(data).toEqual([{ status: 'resolved' }])
    }
    expect((await own(author))[0]).toMatchObject({ kind: 'hide', reason, may_appeal: true })
    expect(JSON.stringify(await own(author))).not.toContain(editor.id)
    expect(await own(readers[0])).toEqual([])
    expect(await itemIn('open', target)).toBeUndefined()
    expect(await itemIn('decided', target)).toMatchObject({
      state: 'hidden',
      decision: { kind: 'hide', actor: { id: editor.id, avatar_url: faceOf(editor.id) } },
    })
    expect(await actionsOn(target)).toEqual(['moderation.hide'])
  })

  test('dismissed reports are answered with the reason, and are nothing to the author', async () => {
    const target = await post(author, { content: 'Sans reproche' })
    await report(readers[0], target)

    expect(await decide('dismiss', [target])).toEqual(['ok'])
    expect(await decide('dismiss', [target])).toEqual(['already_decided'])

    await mailTo(readers[0], kinds.report_dismissed.subject, 'Sans reproche')
    expect((await own(author)).some(({ target_id }) => target_id === target.id)).toBe(false)
    expect(await sees(readers[0], target)).toBe(true)

    // What was dismissed stays so when another report is followed.
    await report(readers[1], target, 'hate')
    expect(await decide('warn', [target])).toEqual(['ok'])
    expect((await read(target)).reports.map(({ reason, status }) => [reason, status])).toEqual(
      expect.arrayContaining([
        ['spam', 'dismissed'],
        ['hate', 'resolved'],
      ]),
    )
  })

  test('whoever left an address that is none any more is sent nothing', async () => {
    const former = await world.signUp({ complete: true })
    const target = await post(former)
    await report(readers[0], target)
    await world.service.auth.admin.deleteUser(former.id, true)

    expect(await decide('hide', [target])).toEqual(['ok'])

    await mailTo(readers[0], kinds.report_resolved.subject, 'Une publication')
    const waiting = await world.db.query<{ to: string }>(
      `select request ->> 'to' as to from mail.outbox`,
    )
    const all = [...waiting, ...(await world.mailbox())]
    expect(all.filter(({ to }) => !to.includes('@'))).toEqual([])
  })

  test('many are decided at once, each for itself', async () => {
    const [target, mine] = [await post(), await post(editor)]
    const gone: Target = { type: 'comment', id: NOBODYS }

    expect(await decide('warn', [target, mine, gone, target])).toEqual([
      'ok',
      'own_content',
      'content_not_found',
    ])
    expect([await actionsOn(target), await actionsOn(mine)]).toEqual([['moderation.warn'], []])
  })

  test('a deleted post stays readable to author and moderators through its decision', async () => {
    const target = await post(author, { content: 'À supprimer' })
    const below = await comment(target, readers[1])
    await report(readers[0], target)
    await report(readers[0], below)

    expect(await decide('delete', [target])).toEqual(['ok'])
    expect(await decide('delete', [target])).toEqual(['content_not_found'])

    expect(await sees(author, target)).toBe(false)
    const detail = await read(target)
    expect(detail).toMatchObject({ state: 'gone', content: 'À supprimer', open_reports: 0 })
    expect(detail.reasons).toEqual({})
    expect(detail.reports.map(({ status }) => status)).toEqual(['resolved', 'resolved'])
    expect((await own(author))[0]).toMatchObject({ kind: 'delete', content: 'À supprimer' })
    expect(await itemIn('decided', target)).toMatchObject({ state: 'gone' })
  })

  test('an author objects once to their own decision; reversed, it shows again', async () => {
    const other = await post(author, { content: 'Reste masquée' })
    const target = await post(author, { content: 'Contestée' })
    await decide('hide', [other])
    await decide('hide', [target])
    const id = (await own(author))[0]?.id

    expect(await settle(id, 'kept')).toMatchObject({ status: 404 })
    expect(await object(id, readers[0])).toMatchObject({
      body: { code: 'moderation_decision_not_found' },
    })
    expect(await object(id, author, '  ')).toMatchObject({ status: 400 })
    expect(await object(id)).toMatchObject({ status: 201 })
    expect(await object(id)).toMatchObject({ status: 409, body: { code: 'appeal_closed' } })
    expect(await itemIn('appealed', target)).toMatchObject({
      decision: { id, appeal: 'Je conteste.', appeal_outcome: null },
    })

    expect(await settle(id, 'reversed', author)).toMatchObject({ status: 403 })
    expect(await settle(id, 'reversed', admin)).toMatchObject({ status: 200 })
    expect(await settle(id, 'kept', admin)).toMatchObject({ body: { code: 'already_decided' } })

    expect([await sees(readers[0], target), await sees(readers[0], other)]).toEqual([true, false])
    expect(await itemIn('appealed', target)).toBeUndefined()
    await mailTo(author, kinds.appeal_reversed.subject, 'Contestée')
    expect((await own(author))[0]).toMatchObject({
      appeal_outcome: 'reversed',
      appeal_answer: 'Après examen.',
      may_appeal: false,
    })
    expect(await actionsOn(target)).toEqual([
      'moderation.hide',
      'moderation.appeal',
      'moderation.settle',
    ])
  })

  test('an appeal that is not followed leaves things as they are', async () => {
    const target = await post(author, { content: 'Maintenue' })
    await decide('hide', [target])
    const id = (await own(author))[0]?.id
    await object(id)

    expect(await settle(id, 'kept', admin)).toMatchObject({ status: 200 })
    expect(await sees(readers[0], target)).toBe(false)
    await mailTo(author, kinds.appeal_kept.subject, 'Maintenue')
  })

  test('whoever decided leaves the appeal to another moderator, unless there is none', async () => {
    const [first, second] = [await post(), await post()]
    await decide('hide', [first, second])
    const ids = (await own(author)).slice(0, 2).map(({ id }) => id)
    for (const id of ids) await object(id)
    const maySettle = async (by: Person) =>
      moderationDetail.parse((await ask(`/admin/moderation/post/${first.id}`, {}, by)).body)
        .may_settle

    expect([await maySettle(editor), await maySettle(admin)]).toEqual([false, true])
    expect(await settle(ids[0], 'reversed')).toMatchObject({
      status: 403,
      body: { code: 'own_moderation_decision' },
    })
    expect(await settle(ids[0], 'kept', admin)).toMatchObject({ status: 200 })

    const ban = (until: string | null) =>
      world.db.query('update auth.users set banned_until = $2 where id = $1', [admin.id, until])
    await ban('2999-01-01')
    try {
      expect(await settle(ids[1], 'reversed')).toMatchObject({ status: 200 })
    } finally {
      await ban(null)
    }
  })

  test('what stands below a hidden post is hidden with it, and shows again with it', async () => {
    const target = await post()
    const below = await comment(target, readers[1])
    await readers[1]
      .from('pro_post_comments')
      .update({ content: 'Un commentaire corrigé' })
      .eq('id', below.id)
      .throwOnError()
    const like = { post_id: target.id, user_id: readers[0].id }
    await readers[0].from('pro_post_likes').insert(like).throwOnError()
    const seenBy = async (person: Person) => {
      const count = async (table: 'pro_post_likes' | 'pro_post_comments') =>
        (await person.from(table).select('post_id').eq('post_id', target.id).throwOnError()).data
          .length
      const edits = person.from('pro_post_comment_edits').select('id').eq('comment_id', below.id)
      const { data } = await edits.throwOnError()
      return [await count('pro_post_likes'), await count('pro_post_comments'), data.length]
    }
    const everybody = async () =>
      Promise.all([author, readers[0], readers[1], editor, admin].map(seenBy))
    const all = [1, 1, 1]

    expect(await everybody()).toEqual([all, all, all, all, all])
    await decide('hide', [target])
    expect(await everybody()).toEqual([[0, 0, 0], [1, 0, 0], [0, 1, 1], all, all])
    await expect(report(readers[0], below)).rejects.toMatchObject({ code: '42501' })
    await decide('restore', [target])
    expect(await everybody()).toEqual([all, all, all, all, all])
  })

  describe('the picture of a post', () => {
    const upload = async (bucketName: string, path: string) => {
      const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
        .png()
        .toBuffer()
      const bucket = author.storage.from(bucketName)
      const blob = new Blob([new Uint8Array(png)], { type: 'image/png' })
      const { error } = await bucket.upload(path, blob, { contentType: 'image/png' })
      expect(error).toBeNull()
      return bucket.getPublicUrl(path).data.publicUrl
    }
    const publishPicture = async () => {
      const path = `${author.id}/${randomUUID()}.webp`
      const url = await upload('post-images', path)
      return { path, url, target: await post(author, { image_url: new URL(url).pathname }) }
    }
    const isServed = async (url: string) => (await fetch(url)).ok
    const gets = async (person: Pick<Person, 'storage'>, path: string) =>
      (await person.storage.from('post-images').download(path)).error === null

    test('is hidden with it, but not from its author and moderators, and shows again', async () => {
      const { path, url, target } = await publishPicture()
      expect(await isServed(url)).toBe(true)
      const avatar = await upload('avatars', path)

      await decide('hide', [target])

      expect(await isServed(avatar)).toBe(true)
      const addresses = [url, `${url}?download`, url.replace('/public/', '/')]
      expect(await Promise.all(addresses.map(isServed))).toEqual([false, false, false])
      const info = await fetch(url.replace('/public/', '/info/'))
      expect(info.ok).toBe(false)
      const readersOf = [author, editor, admin, readers[0], world.anon]
      expect(await Promise.all(readersOf.map((person) => gets(person, path)))).toEqual([
        true,
        true,
        true,
        false,
        false,
      ])
      await decide('restore', [target])
      expect(await isServed(url)).toBe(true)
    })

    test('goes at once when a moderator deletes it', async () => {
      const { path, url, target } = await publishPicture()

      await decide('delete', [target])

      expect([await isServed(url), await gets(editor, path)]).toEqual([false, false])
    })

    test('stays where it is shown by its owner, whatever becomes of another’s post that shows it', async () => {
      const { url } = await publishPicture()
      const thief = await world.signUp({ complete: true })
      const stolen = await post(thief, { image_url: new URL(url).pathname })

      await decide('hide', [stolen])
      expect(await isServed(url)).toBe(true)
      await decide('delete', [stolen])
      expect(await isServed(url)).toBe(true)
    })
  })

  describe('at the same moment', () => {
    test('two moderators decide once', async () => {
      const target = await post(author, { content: 'Deux avis' })
      await report(readers[0], target)

      const outcomes = await Promise.all([
        decide('hide', [target]),
        decide('hide', [target], { by: admin }),
      ])

      expect(outcomes.flat().sort()).toEqual(['already_decided', 'ok'])
      expect(await actionsOn(target)).toEqual(['moderation.hide'])
      await mailTo(readers[0], kinds.report_resolved.subject, 'Deux avis')
    })

    test('nothing slips in below a post that is being hidden', async () => {
      const target = await post()

      await Promise.all([
        decide('hide', [target]),
        ...readers.map((reader) =>
          reader
            .from('pro_post_comments')
            .insert({ post_id: target.id, user_id: reader.id, content: 'Vite' }),
        ),
      ])

      const { data } = await author.from('pro_post_comments').select().eq('post_id', target.id)
      expect(data).toEqual([])
    })

    test('a decision and its author’s departure do not stand in each other’s way', async () => {
      const leaver = await world.signUp({ complete: true })
      const targets = [await post(leaver), await post(leaver), await post(leaver)]

      const [outcomes, left] = await Promise.all([
        decide('hide', targets),
        ask('/account/delete', { method: 'POST', sent: { password: leaver.password } }, leaver),
      ])

      expect(left.status).toBe(200)
      expect(outcomes.filter((code) => !['ok', 'content_not_found'].includes(code))).toEqual([])
      const rows = await world.db.query(
        'select from moderation_decisions where author_id = $1 union all select from pro_posts where author_id = $1',
        [leaver.id],
      )
      expect(rows).toEqual([])
    })
  })

  test('what was overtaken by a later decision can no longer be appealed', async () => {
    const target = await post()
    await decide('hide', [target])
    await decide('restore', [target])
    const [restored, hidden] = await own(author)

    expect([restored?.may_appeal, hidden?.may_appeal]).toEqual([false, false])
    expect(await object(restored?.id)).toMatchObject({ status: 409 })
    expect(await object(hidden?.id)).toMatchObject({ status: 409 })
  })

  test('a decision goes with its author’s account', async () => {
    const leaver = await world.signUp({ complete: true })
    const target = await post(leaver)
    await decide('hide', [target])

    await world.service.auth.admin.deleteUser(leaver.id)

    expect(await ask(`/admin/moderation/post/${target.id}`)).toMatchObject({ status: 404 })
  })
})
