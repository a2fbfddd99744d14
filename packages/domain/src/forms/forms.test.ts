import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import {
  deleteAccountForm,
  resetPasswordForm,
  signInForm,
  signUpForm,
  updatePasswordForm,
} from './account-forms.ts'
import { commentForm, postForm } from './feed-forms.ts'
import { profileForm } from './profile-form.ts'

/** First issue of each field, as a form shows them. */
const issues = (form: z.ZodType, values: unknown) => {
  const found: Record<string, string> = {}
  for (const { path, message } of form.safeParse(values).error?.issues ?? [])
    found[path.join('.')] ??= message
  return found
}

describe('account forms', () => {
  const signUp = {
    email: 'ada@example.com',
    password: 'sixsix',
    confirmPassword: 'sixsix',
    role: 'professional',
  }

  test('a complete sign-up passes, its address trimmed', () => {
    expect(signUpForm.parse({ ...signUp, email: ' ada@example.com ' })).toEqual(signUp)
  })

  test('who deletes their account types its own address, in capitals if they like', () => {
    const form = deleteAccountForm({ email: 'ada@example.com', hasPassword: true })
    const typed = { email: 'Ada@Example.com ', currentPassword: 'sixsix', code: '' }

    expect(issues(form, typed)).toEqual({})
    expect(issues(form, { ...typed, email: 'bob@example.com' })).toEqual({
      email: 'confirmation_differs',
    })
  })

  test('every field of an empty form is required', () => {
    const empty = { email: '', password: '', confirmPassword: '', role: 'user' }

    expect(issues(signUpForm, empty)).toEqual({
      email: 'required',
      password: 'required',
      confirmPassword: 'required',
    })
    expect(issues(signInForm, empty)).toEqual({ email: 'required', password: 'required' })
    expect(issues(resetPasswordForm, empty)).toEqual({ email: 'required' })
  })

  test('a password has at most 72 bytes', () => {
    const password = 'é'.repeat(36)

    expect(issues(signUpForm, { ...signUp, password, confirmPassword: password })).toEqual({})
  })

  test.each([
    ['an address that is none', { email: 'ada' }, { email: 'invalid_email' }],
    [
      'five characters',
      { password: 'fives', confirmPassword: 'fives' },
      { password: 'password_too_short' },
    ],
    [
      '129 characters',
      { password: 'é'.repeat(129), confirmPassword: 'é'.repeat(129) },
      { password: 'password_too_long' },
    ],
    ['two passwords', { confirmPassword: 'sixsiy' }, { confirmPassword: 'passwords_differ' }],
    ['the role admin', { role: 'admin' }, { role: 'not_an_option' }],
  ])('a sign-up with %s is refused', (_what, change, expected) => {
    expect(issues(signUpForm, { ...signUp, ...change })).toEqual(expected)
  })

  test('a new password must be typed the same twice', () => {
    expect(issues(updatePasswordForm, { password: 'sixsix', confirmPassword: 'sevens' })).toEqual({
      confirmPassword: 'passwords_differ',
    })
  })
})

describe('profile forms', () => {
  const typed = {
    first_name: ' Ada ',
    last_name: 'Diop',
    phone_number: '',
    address: '',
    city: 'Lyon',
    postal_code: '',
    country: '',
    biography: '',
    website_url: '',
    profession: 'Architecte',
    experience_years: '',
    hourly_rate: '',
    hourly_rate_public: false,
    availability_status: '',
    portfolio_url: '',
  }

  test('empty fields are stored as null, the others trimmed', () => {
    expect(profileForm.parse(typed)).toEqual({
      first_name: 'Ada',
      last_name: 'Diop',
      phone_number: null,
      address: null,
      city: 'Lyon',
      postal_code: null,
      country: null,
      biography: null,
      website_url: null,
      profession: 'Architecte',
      experience_years: null,
      hourly_rate: null,
      hourly_rate_public: false,
      availability_status: null,
      portfolio_url: null,
    })
  })

  test('numbers are read with a decimal comma or point', () => {
    expect(
      profileForm.parse({ ...typed, experience_years: '7', hourly_rate: '62,50' }),
    ).toMatchObject({ experience_years: 7, hourly_rate: 62.5 })
    expect(profileForm.parse({ ...typed, hourly_rate: '99999999,99' })).toMatchObject({
      hourly_rate: 99_999_999.99,
    })
  })

  test.each([
    ['boulangerie.example', 'https://boulangerie.example'],
    ['a.example:8080/menu', 'https://a.example:8080/menu'],
    ['http://a.example', 'http://a.example'],
  ])('the address %s is stored as %s', (website_url, stored) => {
    expect(profileForm.parse({ ...typed, website_url })).toMatchObject({ website_url: stored })
  })

  test.each([
    [{ website_url: 'boulangerie' }, { website_url: 'invalid_address' }],
    [{ website_url: 'mailto:a@b.example' }, { website_url: 'invalid_address' }],
    [{ profession: '  ' }, { profession: 'required' }],
    [{ experience_years: '-1' }, { experience_years: 'too_small' }],
    [{ experience_years: '2.5' }, { experience_years: 'not_a_number' }],
    [{ hourly_rate: 'much' }, { hourly_rate: 'not_a_number' }],
    [{ hourly_rate: '100000000' }, { hourly_rate: 'too_large' }],
    [{ availability_status: 'asleep' }, { availability_status: 'not_an_option' }],
    [{ portfolio_url: 'javascript:alert(1)' }, { portfolio_url: 'invalid_address' }],
  ])('%o is refused', (change, expected) => {
    expect(issues(profileForm, { ...typed, ...change })).toEqual(expected)
  })

  test('first and last name are required, and no longer than the database allows', () => {
    expect(
      issues(profileForm, { ...typed, first_name: '\u00a0', last_name: 'x'.repeat(101) }),
    ).toEqual({ first_name: 'required', last_name: 'too_long' })
  })
})

test('posts and comments say something', () => {
  expect([
    issues(postForm, { content: ' \n' }),
    issues(commentForm, { content: '' }),
    issues(postForm, { content: 'x'.repeat(5001) }),
  ]).toEqual([{ content: 'required' }, { content: 'required' }, { content: 'too_long' }])
})
