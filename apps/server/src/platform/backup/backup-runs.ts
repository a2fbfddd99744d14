import { UnreadableError } from './backup-error.ts'
import type { BackupTarget } from './backup-target.ts'
import { Manifest } from './manifest.ts'
import type { Seal } from './seal.ts'

/** Folder of all runs; a run's own begins with its time, so that names sort by age. */
const RUNS = 'backups/'

export const runFolder = (run: string) => `${RUNS}${run}/`
const manifestOf = (run: string) => `${runFolder(run)}manifest`

/** Name of a run that begins now, as `2026-11-22t03-00-00-000z`. */
export const newRun = (now = new Date()) => now.toISOString().toLowerCase().replaceAll(/[:.]/g, '-')

/** Names that `newRun` gives; other folders in a target are somebody else's. */
const RUN = /^\d{4}-\d\d-\d\dt\d\d-\d\d-\d\d-\d{3}z$/

/** Begin of a run, from its name. */
export const startOf = (run: string): Date =>
  new Date(run.replace(/t(\d\d)-(\d\d)-(\d\d)-(\d+)z$/, 'T$1:$2:$3.$4Z'))

/** Most by which the clocks of two instances may differ, in milliseconds. */
const CLOCK_SKEW_MS = 60 * 60_000

/** Whether a run is of a future that no clock is ahead by: it was made while a clock was wrong. */
export const isOfFuture = (run: string): boolean =>
  startOf(run).getTime() >= Date.now() + CLOCK_SKEW_MS

/** Runs in a target, oldest first, each with whether it is complete, and their files. */
export async function listRuns(target: BackupTarget) {
  const files = [...(await target.list(RUNS)).keys()]
  const runOf = (name: string) => name.slice(RUNS.length).split('/', 1).join('')
  return [...Map.groupBy(files, runOf)]
    .filter(([run]) => RUN.test(run))
    .map(([run, names]) => ({ run, names, isComplete: names.includes(manifestOf(run)) }))
    .sort((one, other) => (one.run < other.run ? -1 : 1))
}

/** Names of the complete backups, oldest first. */
export const completeRuns = async (target: BackupTarget): Promise<string[]> =>
  (await listRuns(target)).filter(({ isComplete }) => isComplete).map(({ run }) => run)

/** Newest complete backup that counts; those of a future that no clock is ahead by do not. */
export async function newestRun(
  target: BackupTarget,
  counts: (run: string) => Promise<boolean> = async () => true,
): Promise<string | undefined> {
  for (const run of (await completeRuns(target)).toReversed()) {
    if (!isOfFuture(run) && (await counts(run))) return run
  }
  return undefined
}

export async function writeManifest(
  { target, seal }: { target: BackupTarget; seal: Seal },
  run: string,
  manifest: Manifest,
) {
  const name = manifestOf(run)
  await target.put(name, await seal.seal(name, Buffer.from(JSON.stringify(manifest))))
}

/** Throws `UnreadableError` for a missing, damaged or otherwise sealed manifest. */
export async function readManifest(
  { target, seal }: { target: BackupTarget; seal: Seal },
  run: string,
): Promise<Manifest> {
  const name = manifestOf(run)
  const sealed = await target.get(name)
  if (sealed === undefined) throw new UnreadableError(`There is no backup ${run}.`)
  const text = (await seal.open(name, sealed)).toString()
  try {
    return Manifest.parse(JSON.parse(text))
  } catch (cause) {
    throw new UnreadableError(`${name} is damaged, or of a newer Podium.`, { cause })
  }
}
