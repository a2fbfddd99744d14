import fs from 'node:fs'
import { dirname, join, relative } from 'node:path'

/** Record of what a program did to the files below a folder; a file is a number that outlives its names. */
type Step =
  | { kind: 'write'; file: number; bytes: Buffer; at: number }
  | { kind: 'sync'; file: number; upTo: number }
  | { kind: 'cut'; file: number; length: number }
  | { kind: 'make'; file: number; path: string }
  | { kind: 'rename'; from: string; to: string }
  | { kind: 'remove'; path: string }
  | { kind: 'folder'; path: string }

export type RecordedDisk = Disposable & {
  /** Number of steps so far: a point at which the power can go. */
  now(): number
  /** Point up to which all of the engine's log was on the disk at another point. */
  loggedBefore(point: number): number
  /** Changes a copy of the folder as it was at first into what a loss of power at a point leaves. */
  loseAt(point: number, copy: string, random: () => number): void
}

/** Records calls of `node:fs` on files below a folder until disposed of. */
export function recordDisk(folder: string): RecordedDisk {
  const steps: Step[] = []
  const byPath = new Map<string, number>()
  const byDescriptor = new Map<number, number>()
  const logFiles = new Set<number>()
  const { closeSync, fsync, fsyncSync, ftruncateSync, mkdirSync, openSync } = fs
  const { renameSync, truncateSync, unlinkSync, writeFileSync, writeSync } = fs
  const original = {
    ...{ closeSync, fsync, fsyncSync, ftruncateSync, mkdirSync, openSync },
    ...{ renameSync, truncateSync, unlinkSync, writeFileSync, writeSync },
  }
  let files = 0

  const inside = (path: unknown): path is string =>
    typeof path === 'string' && path.startsWith(`${folder}/`)

  function fileOf(path: string): number {
    const known = byPath.get(path)
    if (known !== undefined) return known
    files += 1
    byPath.set(path, files)
    if (path.includes('/pg_wal/')) logFiles.add(files)
    steps.push({ kind: 'make', path, file: files })
    return files
  }

  function note(descriptor: number, step: (file: number) => Step) {
    const file = byDescriptor.get(descriptor)
    if (file !== undefined) steps.push(step(file))
  }

  Object.assign(fs, {
    openSync(...args: Parameters<typeof fs.openSync>) {
      const descriptor = original.openSync(...args)
      const [path] = args
      if (inside(path) && fs.fstatSync(descriptor).isFile()) {
        byDescriptor.set(descriptor, fileOf(path))
      }
      return descriptor
    },
    closeSync(descriptor: number) {
      byDescriptor.delete(descriptor)
      original.closeSync(descriptor)
    },
    writeFileSync(...args: Parameters<typeof fs.writeFileSync>) {
      original.writeFileSync(...args)
      if (inside(args[0])) fileOf(args[0])
    },
    writeSync(descriptor: number, buffer: Uint8Array, offset: number, length: number, at: number) {
      const written = original.writeSync(descriptor, buffer, offset, length, at)
      const bytes = Buffer.from(buffer.subarray(offset, offset + written))
      note(descriptor, (file) => ({ kind: 'write', file, bytes, at }))
      return written
    },
    ftruncateSync(descriptor: number, length = 0) {
      original.ftruncateSync(descriptor, length)
      note(descriptor, (file) => ({ kind: 'cut', file, length }))
    },
    truncateSync(path: string, length = 0) {
      original.truncateSync(path, length)
      if (inside(path)) steps.push({ kind: 'cut', file: fileOf(path), length })
    },
    renameSync(from: string, to: string) {
      original.renameSync(from, to)
      if (!inside(from)) return
      byPath.set(to, fileOf(from))
      byPath.delete(from)
      steps.push({ kind: 'rename', from, to })
    },
    unlinkSync(path: string) {
      original.unlinkSync(path)
      if (!inside(path)) return
      byPath.delete(path)
      steps.push({ kind: 'remove', path })
    },
    mkdirSync(...args: Parameters<typeof fs.mkdirSync>) {
      const [path] = args
      if (inside(path)) steps.push({ kind: 'folder', path })
      return original.mkdirSync(...args)
    },
    fsyncSync(descriptor: number) {
      original.fsyncSync(descriptor)
      note(descriptor, (file) => ({ kind: 'sync', file, upTo: steps.length }))
    },
    fsync(descriptor: number, done: fs.NoParamCallback) {
      // What is written while it runs may miss it.
      const upTo = steps.length
      original.fsync(descriptor, (error) => {
        note(descriptor, (file) => ({ kind: 'sync', file, upTo }))
        done(error)
      })
    },
  })

  return {
    now: () => steps.length,
    loggedBefore(point) {
      const unsynced = new Map<number, number[]>()
      for (const [index, step] of steps.slice(0, point).entries()) {
        if (step.kind === 'write' && logFiles.has(step.file)) {
          unsynced.set(step.file, [...(unsynced.get(step.file) ?? []), index])
        } else if (step.kind === 'sync') {
          const later = unsynced.get(step.file)?.filter((write) => write >= step.upTo)
          if (later) unsynced.set(step.file, later)
        }
      }
      return Math.min(point, ...[...unsynced.values()].flatMap(([first]) => first ?? []))
    },
    loseAt(point, copy, random) {
      leave(steps.slice(0, point), { place: (path) => join(copy, relative(folder, path)), random })
    },
    [Symbol.dispose]() {
      Object.assign(fs, original)
    },
  }
}

type Leaving = { place: (path: string) => string; random: () => number }

/**
 * Applies steps as a disk without power does: what was synced is there; of each file's later writes
 * all, about half or none. Names and lengths are journalled by the file system, so those happened in
 * order.
 */
function leave(steps: readonly Step[], { place, random }: Leaving) {
  const paths = new Map<number, string>()
  const lastSync = new Map<number, number>()
  /** Share of a file's unsynced writes that are there. */
  const shares = new Map<number, number>()
  for (const step of steps) {
    if (step.kind === 'sync') lastSync.set(step.file, step.upTo)
    if (step.kind === 'make') shares.set(step.file, Math.floor(random() * 3) / 2)
  }
  const open = new Map<number, number>()
  const withFile = (file: number, work: (descriptor: number) => void) => {
    const path = place(paths.get(file) ?? '')
    fs.mkdirSync(dirname(path), { recursive: true })
    const descriptor = open.get(file) ?? fs.openSync(path, fs.existsSync(path) ? 'r+' : 'w+')
    open.set(file, descriptor)
    work(descriptor)
  }

  for (const [index, step] of steps.entries()) {
    if (step.kind === 'make') {
      paths.set(step.file, step.path)
      withFile(step.file, () => {})
    } else if (step.kind === 'folder') {
      fs.mkdirSync(place(step.path), { recursive: true })
    } else if (step.kind === 'rename') {
      for (const [file, path] of paths) if (path === step.from) paths.set(file, step.to)
      fs.renameSync(place(step.from), place(step.to))
    } else if (step.kind === 'remove') {
      fs.rmSync(place(step.path), { force: true })
    } else if (step.kind === 'cut') {
      withFile(step.file, (file) => fs.ftruncateSync(file, step.length))
    } else if (step.kind === 'write') {
      const isSynced = index < (lastSync.get(step.file) ?? -1)
      if (!isSynced && random() >= (shares.get(step.file) ?? 0)) continue
      withFile(step.file, (file) => fs.writeSync(file, step.bytes, 0, step.bytes.length, step.at))
    }
  }
  for (const descriptor of open.values()) fs.closeSync(descriptor)
}
