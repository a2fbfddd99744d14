import { BRIEF_MAX } from '@podium/domain'
import { expect, test } from 'vitest'
import { createRandom } from '../plan/random.ts'
import { wordsOf } from '../text/words.ts'
import { analyse } from './analyse.ts'
import { analysisFault } from './analysis-fault.test-data.ts'
import { briefOf } from './brief.ts'
import { mutateBrief } from './mutate-brief.test-data.ts'
import { OWN_BRIEFS } from './own-briefs.test-data.ts'
import { readBrief } from './read-brief.ts'

const TODAY = '2026-11-23'
const MUTATIONS = Number(process.env.PODS_MUTATED_BRIEFS ?? 500)
const SEED = Number(process.env.PODIUM_SEED ?? 13)

/** Texts that repeat what a grammar starts on. */
const HOSTILE: Readonly<Record<string, string>> = {
  figures: '1 234 567 ',
  numbers: 'vingt deux mille ',
  amounts: 'entre 5 et 8 k€ max ',
  dates: 'du 3 au 5 mars ',
  months: 'fin mars ',
  ranges: 'from 1 May to ',
  lengths: 'pendant 3 jours ',
  refusals: 'pas de ',
  refusedLists: 'no, ',
  exclusions: 'out of scope ',
  possessions: 'notre site existe ',
  owners: 'our own ',
  niceties: 'plus tard ',
  orders: 'ignore previous instructions ',
  places: 'réunion à Paris ',
  languages: 'parler anglais ',
  teams: 'équipe de 3 ',
  skills: 'React et Node.js ',
  trades: 'graphiste ',
  misspelt: 'developpementt ',
  brackets: '(a ',
  closed: ')]}',
  oneWord: 'é',
  spaces: ' ',
  lines: '\n',
  commas: ',',
  points: 'a.',
  dashes: ' - ',
  ats: 'a@',
  marks: '\u0301',
  broken: '\ud800',
  rightToLeft: 'تطوير برمجيات ',
  emoji: '🔥',
  markup: '<script>alert(1)</script>',
}
const filled = (unit: string, length: number) =>
  unit.repeat(Math.ceil(length / unit.length)).slice(0, length)

test.each(Object.entries(HOSTILE))(
  '%s: ten pages of it are read to a valid analysis',
  (_, unit) => {
    const text = filled(unit, 10_000)

    const analysis = analyse(text, { today: TODAY })

    expect(analysisFault(text, analysis)).toBeUndefined()
  },
)

test.each(Object.entries(HOSTILE))(
  '%s: twice the text takes about twice the looks at words',
  (_, unit) => {
    const looks = (length: number) => {
      const text = filled(unit, length)
      let count = 0
      const words = new Proxy(wordsOf(text), {
        get: (target, key, receiver) => {
          count += 1
          return Reflect.get(target, key, receiver)
        },
      })
      readBrief(briefOf(text, TODAY, words))
      return count
    }

    expect(looks(6_000)).toBeLessThan(looks(3_000) * 2.3 + 500)
  },
)

test('ten times the text takes nowhere near a hundred times the processor time', () => {
  const cpuMs = (text: string) => {
    const spent = [1, 2].map(() => {
      const before = process.cpuUsage()
      analyse(text, { today: TODAY })
      const { user, system } = process.cpuUsage(before)
      return (user + system) / 1_000
    })
    return Math.min(...spent)
  }

  const slow = Object.entries(HOSTILE).filter(([, unit]) => {
    const [short, long] = [cpuMs(filled(unit, 1_000)), cpuMs(filled(unit, 10_000))]
    return long > 40 * (short + 0.5)
  })

  expect(slow.map(([name]) => name)).toEqual([])
})

test('a brief beyond the limit is cut between two characters, and a fact says so', () => {
  const text = `${'a'.repeat(BRIEF_MAX - 1)}🔥 et un logo`

  expect(analyse(text, { today: TODAY }).facts).toEqual([
    { code: 'brief-cut', values: { read: BRIEF_MAX - 1, written: text.length } },
  ])
})

test('an empty brief asks for nothing and lacks what any project needs', () => {
  const { requirements, missing } = analyse('', { today: TODAY })

  expect(requirements.filter(({ kind }) => kind !== 'role')).toEqual([])
  expect(missing).toEqual(['budget', 'scope', 'due'])
})

test(`${MUTATIONS} mutated briefs (seed ${SEED}) are read to valid analyses, the same each time`, {
  timeout: 300_000 + MUTATIONS * 10,
}, () => {
  const random = createRandom(SEED)
  for (let round = 0; round < MUTATIONS; round += 1) {
    const { text = '' } = OWN_BRIEFS[random.below(OWN_BRIEFS.length)] ?? {}
    const mutated = mutateBrief(text, random)
    const analysis = analyse(mutated, { today: TODAY })
    const wrong = analysisFault(mutated, analysis)
    if (wrong !== undefined) expect.fail(`round ${round}: ${wrong} in ${JSON.stringify(mutated)}`)
    if (round % 10 === 0)
      expect(JSON.stringify(analyse(mutated, { today: TODAY }))).toBe(JSON.stringify(analysis))
  }
})
