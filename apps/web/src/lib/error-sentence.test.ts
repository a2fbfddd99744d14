import { loadCatalogue } from '@podium/i18n'
import i18next from 'i18next'
import { expect, test } from 'vitest'
import { errorSentence } from './error-sentence.ts'

await i18next.init({ lng: 'en', resources: { en: { translation: await loadCatalogue('en') } } })

const UNEXPECTED = 'An unexpected error occurred'
const NETWORK = 'The server is not responding. Check your connection, then try again.'
const UNAVAILABLE = 'Podium is not available right now. Try again in a moment.'

test.each([
  [
    'a code of ours, whatever its text',
    { code: 'invalid_credentials', status: 400, message: 'x' },
    'Invalid credentials. Check your email and password.',
  ],
  [
    'the text of a server without codes',
    { status: 400, message: 'User already registered' },
    'This email is already in use',
  ],
  [
    'an unknown refusal by its own text',
    { code: 'quota', status: 402, message: 'Quota exceeded' },
    'Quota exceeded',
  ],
  ['a refusal without any text', { status: 418, message: '' }, UNEXPECTED],
  ['a lost connection', new TypeError('Failed to fetch'), NETWORK],
  [
    'a part that could not be downloaded',
    new TypeError('Importing a module script failed.'),
    NETWORK,
  ],
  ['a server out of reach', { name: 'AuthRetryableFetchError', status: 0 }, NETWORK],
  ['a service that is away', { name: 'AuthRetryableFetchError', status: 503 }, UNAVAILABLE],
  [
    'a database that is away',
    { code: 'PGRST000', message: 'Database connection error.' },
    UNAVAILABLE,
  ],
  [
    'a database that has no connection free',
    { code: 'PGRST003', message: 'Timed out acquiring connection from connection pool.' },
    UNAVAILABLE,
  ],
  [
    'a database that stops',
    { code: '57P01', message: 'terminating connection due to administrator command' },
    UNAVAILABLE,
  ],
  ['a fault of the server', { code: 'PGRSTX00', message: 'Internal Server Error' }, UNEXPECTED],
  ['a proxy without a server', { status: 502, message: 'Bad Gateway' }, UNAVAILABLE],
  ['a server that has not started', { status: 503, message: '' }, UNAVAILABLE],
  ['what our own code threw by accident', new Error('x is undefined'), UNEXPECTED],
  ['what is no error at all', null, UNEXPECTED],
])('a person is told about %s', (_title, error, sentence) => {
  expect(errorSentence(i18next.t, error)).toBe(sentence)
})
