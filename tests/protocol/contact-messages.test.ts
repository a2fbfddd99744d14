import {
  type ContactMessageDetail,
  contactMessageDetail,
  contactMessagesPage,
} from '@podium/domain'
import { mailTexts } from '@podium/i18n/mails'
import { type Person, SERVICE_ENGINES } from '@podium/testing'
import { eventually } from '@podium/testing/eventually'
import { worldOf } from '@podium/testing/suite'
import { beforeAll, describe, expect, test } from 'vitest'
import { askAdmin } from './ask-admin.ts'

const NOBODYS = '00000000-0000-4000-8000-00000000dead'

describe.each(SERVICE_ENGINES)('contact messages of the admin area on %s', (engine) => {
  const world = worldOf(engine)
  let admin: Person
  let editor: Person
  beforeAll(async () => {
    admin = await world.signUp({ role: 'admin' })
    editor = await world.signUp({ role: 'editor' })
  })

  type Sent = { method?: string; sent?: unknown }
  const ask = (path: string, sent: Sent = {}, caller: Person | undefined = admin) =>
    askAdmin({ url: world.url, caller }, `/admin/contact-messages${path}`, sent)
  const list = async (query: Record<string, string>) =>
    contactMessagesPage.parse((await ask(`?${new URLSearchParams(query)}`)).body)
  const read = async (id: string): Promise<ContactMessageDetail> =>
    contactMessageDetail.parse((await ask(`/${id}`)).body)
  const receive = async (fields: object): Promise<string> => {
    const { data } = await world.service
      .from('contact_messages')
      .insert({
        name: 'Ada',
        email: 'ada@visitors.example',
        subject: 'devis',
        message: 'Hello',
        language: 'en',
        ...fields,
      })
      .select('id')
      .single()
      .throwOnError()
    return data.id
  }
  const auditOf = (id: string) =>
    world.db.query(
      'select actor_id, action, details from audit_log where target_id = $1 order by id',
      [id],
    )

  test('an admin finds messages by status and by words of a name, part of an address or a text', async () => {
    const percent = await receive({ name: 'Grâce 100%', message: 'Un devis, s’il vous plaît' })
    const other = await receive({ name: 'Grâce 1000', email: 'Other@Visitors.example' })

    expect(await list({ search: 'grâce 100%' })).toMatchObject({
      messages: [{ id: percent }],
      total: 1,
    })
    expect(await list({ search: 'OTHER@' })).toMatchObject({ messages: [{ id: other }], total: 1 })
    expect(await list({ search: 'race 100' })).toMatchObject({ total: 0 }) // the middle of a name
    expect(await list({ search: 'grâce', per_page: '1', page: '2' })).toMatchObject({
      messages: [{ id: percent }],
      total: 2,
      counts: { open: 2, answered: 0, archived: 0 },
    })
    expect(await list({ search: 'grâce', status: 'archived' })).toMatchObject({
      messages: [],
      total: 0,
      counts: { open: 2 },
    })
  })

  test('a reply whose mail cannot be queued is not kept, and changes nothing', async () => {
    const id = await receive({})
    await world.db.query('alter table mail.outbox add constraint full_up check (false) not valid')
    try {
      const sent = { body: 'With pleasure' }
      expect(await ask(`/${id}/replies`, { method: 'POST', sent })).toMatchObject({ status: 500 })
    } finally {
      await world.db.query('alter table mail.outbox drop constraint full_up')
    }

    expect(await read(id)).toMatchObject({ status: 'open', replies: [] })
    expect(await auditOf(id)).toEqual([])
  })

  test('a reply is kept, mailed in the language of the sender, and answered to the admin', async () => {
    const email = 'bela@visitors.example'
    const id = await receive({ email, language: 'fr', message: 'Ma question' })

    expect(
      await ask(`/${id}/replies`, { method: 'POST', sent: { body: ' Notre réponse ' } }),
    ).toMatchObject({ status: 201, body: { success: true } })

    expect(await read(id)).toMatchObject({
      status: 'answered',
      replies: [{ body: 'Notre réponse', author_email: admin.email }],
    })
    await eventually(async () => {
      const [mail] = await world.mailbox(email)
      expect(mail).toMatchObject({ subject: mailTexts.fr.kinds.contact_reply.subject })
      expect(mail?.text).toContain('Notre réponse')
      expect(mail?.text).toContain('Ma question')
    })
    expect(await auditOf(id)).toEqual([
      {
        actor_id: admin.id,
        action: 'contact_message.reply',
        details: { status: 'open', to: 'answered' },
      },
    ])
  })

  test('a message is archived and opened again, each with its entry in the log', async () => {
    const id = await receive({})
    for (const status of ['archived', 'open']) {
      expect((await ask(`/${id}/status`, { method: 'PUT', sent: { status } })).status).toBe(200)
      expect((await read(id)).status).toBe(status)
    }
    expect(await auditOf(id)).toHaveLength(2)
  })

  test('nobody but an admin reads or answers messages', async () => {
    const id = await receive({})
    const reply = { method: 'POST', sent: { body: 'Hello' } }
    for (const [path, sent] of [
      ['', {}],
      [`/${id}`, {}],
      [`/${id}/replies`, reply],
      [`/${id}/status`, { method: 'PUT', sent: { status: 'archived' } }],
    ] as const) {
      expect(await ask(path, sent, editor)).toMatchObject({
        status: 403,
        body: { code: 'not_admin' },
      })
    }
    expect(await read(id)).toMatchObject({ status: 'open', replies: [] })
  })

  test('what is unknown, blank or too long is refused, and nothing is sent', async () => {
    const email = 'unsent@visitors.example'
    const id = await receive({ email })
    const reply = (body: unknown) => ({ method: 'POST', sent: { body } })

    expect(await ask(`/${NOBODYS}/replies`, reply('Hello'))).toMatchObject({
      status: 404,
      body: { code: 'contact_message_not_found' },
    })
    expect(await ask(`/${NOBODYS}`)).toMatchObject({ status: 404 })
    for (const body of ['  ', 'x'.repeat(5001), 7, null]) {
      expect(await ask(`/${id}/replies`, reply(body))).toMatchObject({
        status: 400,
        body: { code: 'validation_failed' },
      })
    }
    expect(await ask(`/${id}/status`, { method: 'PUT', sent: { status: 'lost' } })).toMatchObject({
      status: 400,
    })
    expect(await read(id)).toMatchObject({ status: 'open', replies: [] })
    expect(await world.mailbox(email)).toEqual([])
  })
})
