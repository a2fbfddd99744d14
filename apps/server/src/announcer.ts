import { pino } from 'pino'
import { explainStartFailure } from './explain-start-failure.ts'
import { settingHints } from './setting-hints.ts'
import type { Settings } from './settings.ts'
import { type Started, startMessage } from './start-message.ts'
import { VERSION } from './version.ts'

/** Messages of the process about its own life. */
export type Announcer = {
  ready(started: Started): void
  stopping(signal: string | undefined): void
  stopped(): void
  /** A start that failed. */
  failed(error: unknown): void
}

/** Words for a person at a terminal, JSON lines for whatever collects logs. */
export function createAnnouncer(settings: Settings | undefined): Announcer {
  const isForPeople = (settings?.logFormat ?? defaultFormat()) === 'words'
  return isForPeople ? inWords(settings) : inLines(settings)
}

const defaultFormat = () => (process.stdout.isTTY ? 'words' : 'json')

function inWords(settings: Settings | undefined): Announcer {
  return {
    ready: (started) => void process.stdout.write(startMessage(started)),
    stopping() {
      const { stopDrainS = 0 } = settings ?? {}
      if (stopDrainS > 0) {
        process.stdout.write(`Podium stops in ${stopDrainS} s; Ctrl-C again stops it now.\n`)
      }
    },
    stopped() {},
    failed: (error) => void process.stderr.write(`${explainStartFailure(error, settings)}\n`),
  }
}

function inLines(settings: Settings | undefined): Announcer {
  // Written before the call returns: the process may end right after it.
  const log = pino({ level: 'info' }, pino.destination({ dest: 1, sync: true }))
  const about = { version: VERSION, node: process.version, mode: settings?.mode }
  process.on('uncaughtExceptionMonitor', (err) => log.fatal({ event: 'crash', err }, err.message))
  log.info({ event: 'start', ...about }, 'Podium starts')
  return {
    ready(started) {
      const { demoSignIns, url } = started
      const { misspelt } = started.settings
      for (const hint of settingHints(started.settings)) log.warn({ event: 'settings' }, hint)
      const more = { ...(demoSignIns.length > 0 && { demoSignIns }), misspelt }
      log.info({ event: 'ready', ...about, url, ...more }, `Podium is ready: ${url}`)
    },
    stopping: (signal) => log.info({ event: 'stop', signal }, 'Podium stops'),
    stopped: () => log.info({ event: 'stopped' }, 'Podium has stopped'),
    failed: (error) =>
      log.fatal({ event: 'start failed', ...about }, explainStartFailure(error, settings)),
  }
}
