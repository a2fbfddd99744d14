import { beforeEach, expect, test, vi } from 'vitest'
import { blockedStorage, memoryStorage } from './memory-storage.test-data.ts'
import { visitorLanguage } from './visitor-language.ts'

const page = {
  search: '',
  cookie: '',
  languages: ['de-DE'],
  lang: 'fr',
  local: memoryStorage(),
  session: memoryStorage(),
}

/** A browser in which every place but the page itself is silent. */
beforeEach(() => {
  Object.assign(page, {
    search: '',
    cookie: '',
    languages: ['de-DE'],
    local: memoryStorage(),
    session: memoryStorage(),
  })
  vi.stubGlobal('window', {
    get location() {
      return { search: page.search }
    },
    get localStorage() {
      return page.local
    },
    get sessionStorage() {
      return page.session
    },
  })
  vi.stubGlobal('navigator', {
    get languages() {
      return page.languages
    },
  })
  vi.stubGlobal('document', {
    documentElement: page,
    get cookie() {
      return page.cookie
    },
    set cookie(value: string) {
      page.cookie = value
    },
  })
})

const detected = () => visitorLanguage.detect()

test('each place wins over those after it', () => {
  const found = [detected()]
  page.languages = ['de-DE', 'en-GB']
  found.push(detected())
  page.session.setItem('i18nextLng', 'fr')
  found.push(detected())
  page.local.setItem('i18nextLng', 'en')
  found.push(detected())
  page.cookie = 'other=en; i18next=fr; last=en'
  found.push(detected())
  page.search = '?lng=en'
  found.push(detected())

  expect(found).toEqual(['fr', 'en', 'fr', 'en', 'fr', 'en'])
})

test.each(['de', '', 'français', '__proto__'])('a place that says "%s" is passed over', (code) => {
  page.search = `?lng=${code}`
  page.cookie = `i18next=${code}`
  page.local.setItem('i18nextLng', 'EN-us')

  expect(detected()).toBe('en')
})

test('a choice is kept for the next visit and for the server', () => {
  visitorLanguage.cacheUserLanguage?.('en')

  expect(page.local.getItem('i18nextLng')).toBe('en')
  expect(page.cookie).toMatch(/^i18next=en; max-age=31536000; path=\//)
})

test('blocked storages are passed over', () => {
  page.local = blockedStorage
  page.session = blockedStorage

  visitorLanguage.cacheUserLanguage?.('en')

  expect(detected()).toBe('en') // by the cookie
})
