import type { PlanInput, PlanPerson, PlanTask, SkillLevel } from '@podium/pods'

const HOURS_A_HALF_DAY = 7
const START = '2026-01-01'

/**
 * Project of an iMOPSE `.def` text. Its hours become half-days of seven hours without weekends or
 * holidays, so that a duration of n hours is n person-days here and lasts n half-days; its levels
 * from 0 become ours from 1. Throws for text of another form.
 */
export function readDef(text: string): PlanInput {
  const people: PlanPerson[] = []
  const tasks: PlanTask[] = []
  let table = ''
  for (const line of text.split(/\r?\n/)) {
    if (line.startsWith('===')) table = ''
    else if (line.startsWith('ResourceID')) table = 'people'
    else if (line.startsWith('TaskID')) table = 'tasks'
    else if (line.trim() !== '' && table === 'people') people.push(readPerson(line))
    else if (line.trim() !== '' && table === 'tasks') tasks.push(readTask(line))
  }
  return { tasks, people, calendar: { start: START, region: null, weekend: [] } }
}

/** Stored best-found duration: hours of the last end in an iMOPSE `.sol` text. */
export function storedDuration(text: string, { tasks }: PlanInput): number {
  const hours = new Map(tasks.map(({ id, effortDays }) => [id, effortDays]))
  const ends = text.split(/\r?\n/).flatMap((line) => {
    const [hour = '', ...assignments] = line.trim().split(/\s+/)
    if (!/^\d+$/.test(hour)) return []
    return assignments.map((pair) => Number(hour) + (hours.get(pair.split('-')[1] ?? '') ?? 0))
  })
  return Math.max(...ends)
}

function readPerson(line: string): PlanPerson {
  const { id, rate, skills } = match(/^(?<id>\d+)\s+(?<rate>[\d.]+)(?<skills>.*)$/, line)
  return {
    id: id ?? '',
    skills: [...(skills ?? '').matchAll(/(Q\d+):\s*(\d+)/g)].map(([, skill = '', level]) => ({
      skill,
      level: levelOf(level),
    })),
    dayRate: Number(rate),
    weekHours: [7 * 2 * HOURS_A_HALF_DAY],
    absences: [],
  }
}

function readTask(line: string): PlanTask {
  const { id, hours, skill, level, after } = match(
    /^(?<id>\d+)\s+(?<hours>\d+)\s+(?<skill>Q\d+):\s*(?<level>\d+)(?<after>[\s\d]*)$/,
    line,
  )
  return {
    id: id ?? '',
    skill: skill ?? '',
    level: levelOf(level),
    effortDays: Number(hours),
    after: (after ?? '').split(/\s+/).filter((id) => id !== ''),
  }
}

function match(form: RegExp, line: string): Record<string, string | undefined> {
  const groups = form.exec(line)?.groups
  if (groups === undefined) throw new Error(`Not a line of a .def file: ${line}`)
  return groups
}

function levelOf(text: string | undefined): SkillLevel {
  const level = Number(text) + 1
  if (level === 1 || level === 2 || level === 3 || level === 4 || level === 5) return level
  throw new Error(`Not a skill level: ${text}`)
}
