import { AppError } from '@podium/domain'
import type { Profile } from '../providers/profile.ts'
import { isEmail } from '../requests/check-email.ts'
import type { Metadata } from '../users/metadata.ts'
import type { Assertion } from './read-assertion.ts'
import { NAME_ID_FORMATS } from './service-provider.ts'
import type { AttributeMapping, SsoProvider } from './sso-provider.ts'

/** Attribute that names a person for good (SAML V2.0 Subject Identifier Attributes 1.0). */
const SUBJECT_ID = 'urn:oasis:names:tc:SAML:attribute:subject-id'
/** Attributes that hold an address, in the order in which they count. */
const EMAIL = [
  'urn:oid:0.9.2342.19200300.100.1.3',
  'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress',
  'http://schemas.xmlsoap.org/claims/EmailAddress',
  ...['mail', 'Mail', 'email'],
]
const MAX_LENGTH = 500
/** Claims that stand beside the provider's own ones. */
const STANDARD = [
  ...['name', 'family_name', 'given_name', 'middle_name', 'nickname', 'preferred_username'],
  ...['profile', 'picture', 'website', 'gender', 'birthdate', 'zoneinfo', 'locale'],
  ...['full_name', 'avatar_url', 'slug', 'user_name'],
]

/**
 * Person of an assertion. Throws `saml_assertion_no_user_id` and `saml_assertion_no_email` (400), and
 * `validation_failed` (400) for an address that is of no domain of the provider's.
 */
export function personOf(assertion: Assertion, provider: SsoProvider): Profile {
  const subject = subjectOf(assertion)
  const claims = claimsOf(assertion, provider.attribute_mapping)
  const email = emailOf(assertion, claims)
  if (!provider.domains.includes(email.slice(email.lastIndexOf('@') + 1))) {
    const text = 'SAML Assertion names an address outside the domains of its provider'
    throw new AppError('validation_failed', { text })
  }
  const entries = Object.entries(claims).filter(([name]) => name !== 'email')
  const isStandard = ([name]: [string, unknown]) => STANDARD.includes(name)
  return {
    subject,
    email,
    isEmailVerified: true,
    data: {
      ...Object.fromEntries(entries.filter(isStandard)),
      custom_claims: Object.fromEntries(entries.filter((entry) => !isStandard(entry))),
      iss: provider.entity_id,
      sub: subject,
      email,
      email_verified: true,
      phone_verified: false,
    },
  }
}

/** Lasting name of a person at the provider; a transient one is none. */
function subjectOf({ attributes, nameId }: Assertion): string {
  const isLasting = nameId !== undefined && nameId.format !== NAME_ID_FORMATS.transient
  const isAddress = nameId?.format === NAME_ID_FORMATS.email
  const own = isAddress ? nameId?.value.toLowerCase() : nameId?.value
  const subject = attributes.get(SUBJECT_ID)?.[0] || (isLasting && own) || ''
  if (subject === '' || subject.length > MAX_LENGTH || !subject.isWellFormed()) {
    throw new AppError('saml_assertion_no_user_id')
  }
  return subject
}

/** Address of a person, in lower case. */
function emailOf({ attributes, nameId }: Assertion, { email: mapped }: Metadata): string {
  const candidates = [
    mapped,
    ...EMAIL.flatMap((name) => attributes.get(name) ?? []),
    nameId?.format === NAME_ID_FORMATS.email ? nameId.value : '',
  ]
  const email = String(candidates.find((value) => typeof value === 'string' && value !== '') ?? '')
  if (!isEmail(email.toLowerCase())) throw new AppError('saml_assertion_no_email')
  return email.toLowerCase()
}

/** Claims that the operator made of attributes. */
function claimsOf({ attributes }: Assertion, { keys = {} }: AttributeMapping): Metadata {
  const claims = Object.entries(keys).map(([key, { name, names = [], array, default: other }]) => {
    const values = [name ?? '', ...names]
      .map((each) => (attributes.get(each) ?? []).filter((value) => value !== ''))
      .find((found) => found.length > 0)
    return [key, (array ? values : values?.[0]) ?? other] as const
  })
  return Object.fromEntries(claims.filter(([, value]) => value !== undefined))
}
