import { keptMailDetail, keptMailsPage } from '@podium/domain'
import { type Person, SERVICE_ENGINES } from '@podium/testing'
import { eventually } from '@podium/testing/eventually'
import { worldOf } from '@podium/testing/suite'
import { beforeAll, describe, expect, test } from 'vitest'
import { askAdmin } from './ask-admin.ts'

describe.each(SERVICE_ENGINES)(
  'mails without a mail server, on a host others reach, on %s',
  (engine) => {
    const world = worldOf(engine, { host: '0.0.0.0' })
    let admin: Person
    let editor: Person
    let person: Person
    beforeAll(async () => {
      admin = await world.signUp({ role: 'admin' })
      editor = await world.signUp({ role: 'editor' })
      person = await world.signUp()
      await person.auth.resetPasswordForEmail(person.email)
    })

    const ask = (path = '', caller: Person = admin, method = 'GET') =>
      askAdmin({ url: world.url, caller }, `/admin/kept-mails${path}`, { method })
    const keptMail = () =>
      eventually(async () => {
        const { mails, total } = keptMailsPage.parse((await ask()).body)
        expect([mails.length, total]).toEqual([1, 1])
        return mails[0]
      })

    test('are listed for admins, without the links that they hold', async () => {
      expect(await keptMail()).toMatchObject({ to: person.email })
      expect(JSON.stringify((await ask()).body)).not.toContain('token=')
      const config = await (await fetch(`${world.url}/config.json`)).json()
      expect(config).toMatchObject({ mailbox: false, keptMails: true })
    })

    test('are opened by admins, and the log says by whom and whose', async () => {
      const id = (await keptMail())?.id ?? ''

      const mail = keptMailDetail.parse((await ask(`/${id}/open`, admin, 'POST')).body)

      const token = /token=(\w+)/.exec(mail.text)?.[1] ?? ''
      const { error } = await world.anon.auth.verifyOtp({ token_hash: token, type: 'recovery' })
      expect(error).toBeNull()
      const entries = await world.db.query(
        `select actor_id, target_type, target_id from audit_log where action = 'kept_mail.open'`,
      )
      expect(entries).toEqual([{ actor_id: admin.id, target_type: 'user', target_id: person.id }])
    })

    test('are nobody else’s, and an unknown one is said so', async () => {
      const id = (await keptMail())?.id ?? ''
      expect(await ask('', editor)).toMatchObject({ status: 403, body: { code: 'not_admin' } })
      expect(await ask(`/${id}/open`, editor, 'POST')).toMatchObject({ status: 403 })
      expect((await fetch(`${world.url}/mailbox.json`)).status).toBe(404)
      const unknown = '00000000-0000-4000-8000-00000000dead'
      expect(await ask(`/${unknown}/open`, admin, 'POST')).toMatchObject({ status: 404 })
    })
  },
)
