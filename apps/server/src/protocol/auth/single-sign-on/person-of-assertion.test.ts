import { expect, test } from 'vitest'
import { personOf } from './person-of-assertion.ts'
import type { Assertion } from './read-assertion.ts'
import { NAME_ID_FORMATS } from './service-provider.ts'
import type { AttributeMapping, SsoProvider } from './sso-provider.ts'

const SUBJECT_ID = 'urn:oasis:names:tc:SAML:attribute:subject-id'
const { persistent, transient, email: address } = NAME_ID_FORMATS

const provider = (keys: AttributeMapping['keys'] = {}): SsoProvider => ({
  ...{
    id: '1',
    resource_id: null,
    disabled: false,
    entity_id: 'urn:company',
    name_id_format: null,
  },
  ...{ metadata_xml: '', metadata_url: null, metadata_read_at: '', created_at: '', updated_at: '' },
  attribute_mapping: { keys },
  domains: ['company.example', 'company.test'],
})

function person(
  nameId: Assertion['nameId'],
  attributes: Record<string, string[]> = { mail: ['Ada@Company.example'] },
  keys?: AttributeMapping['keys'],
) {
  const assertion: Assertion = {
    id: '_1',
    nameId,
    attributes: new Map(Object.entries(attributes)),
    expiresAt: new Date(),
    sessionEndsAt: undefined,
  }
  return personOf(assertion, provider(keys))
}
const named = (value: string, format = persistent) => ({ value, format })

test('a person is named by their lasting name, in lower case where that is an address', () => {
  expect(person(named('Ada')).subject).toBe('Ada')
  expect(person(named('Ada@Company.example', address)).subject).toBe('ada@company.example')
})

test('the attribute of a subject comes before any name, and stands in for one that passes', () => {
  const attributes = { mail: ['ada@company.example'], [SUBJECT_ID]: ['ada-1@company.example'] }

  for (const nameId of [named('Ada'), named('one time', transient), undefined]) {
    expect(person(nameId, attributes).subject).toBe('ada-1@company.example')
  }
})

test.each([
  ['none', undefined],
  ['one that passes', named('one time', transient)],
  ['an empty one', named('')],
  ['one of 501 characters', named('a'.repeat(501))],
  ['half of a character', named('\ud800')],
])('a name that is %s is refused', (_what, nameId) => {
  expect(() => person(nameId)).toThrow(
    expect.objectContaining({ code: 'saml_assertion_no_user_id' }),
  )
})

test('a name has 500 characters at most', () => {
  expect(person(named('a'.repeat(500))).subject).toHaveLength(500)
})

test('an address is what the operator maps, else an attribute of a known name, else the name', () => {
  const all = { mail: ['ada@company.example'], work: ['', 'ada@company.test'] }

  expect(person(named('Ada')).email).toBe('ada@company.example')
  expect(person(named('Ada'), all, { email: { name: 'work' } }).email).toBe('ada@company.test')
  expect(person(named('Ada'), { mail: [''], email: ['', 'a@company.test'] }).email).toBe(
    'a@company.test',
  )
  expect(person(named('Ada@Company.test', address), {}).email).toBe('ada@company.test')
  expect(person(named('Ada@Company.test', address)).email).toBe('ada@company.example')
})

test('an address is one, and of a domain of the company', () => {
  const homeless = expect.objectContaining({ code: 'saml_assertion_no_email' })
  const foreign = expect.objectContaining({ code: 'validation_failed' })

  expect(() => person(named('Ada'), {})).toThrow(homeless)
  expect(() => person(named('ada@company.test'), {})).toThrow(homeless)
  expect(() => person(named('Ada'), { mail: ['company.example'] })).toThrow(homeless)
  expect(() => person(named('Ada'), { mail: ['ada@sub.company.example'] })).toThrow(foreign)
})

test('claims are the first attribute that says something, all of its values, or what the operator says', () => {
  const attributes = {
    ...{ mail: ['ada@company.example'], nick: [''], short: ['Ada'], groups: ['', 'a', 'b'] },
  }
  const { data } = person(named('Ada'), attributes, {
    nickname: { names: ['nick', 'short'] },
    teams: { name: 'groups', array: true },
    first: { name: 'groups' },
    office: { name: 'nowhere', default: 'Paris' },
    floor: { name: 'nowhere' },
  })

  expect(data).toMatchObject({
    nickname: 'Ada',
    custom_claims: { teams: ['a', 'b'], first: 'a', office: 'Paris' },
  })
  expect(data).not.toHaveProperty('custom_claims.floor')
  expect(data).not.toHaveProperty('custom_claims.nickname')
})
