import { Gauge, type Registry } from 'prom-client'
import type { Heartbeats } from './platform/heartbeats.ts'
import { serveFigure, serveFigures } from './platform/metrics/serve-figure.ts'
import type { Readiness } from './platform/readiness.ts'
import type { Settings } from './settings.ts'
import { VERSION } from './version.ts'

type Sources = {
  mode: Settings['mode']
  heartbeats: Heartbeats
  readiness: Pick<Readiness, 'require'>
}

/** Serves the figures that a server has in every mode: its build, its readiness, its background loops. */
export function serveServerFigures(registry: Registry, { mode, heartbeats, readiness }: Sources) {
  new Gauge({
    name: 'podium_build_info',
    help: 'Version of Podium and of Node, and the mode it runs in; always 1',
    labelNames: ['version', 'node', 'mode'],
    registers: [registry],
  }).set({ version: VERSION, node: process.version, mode }, 1)
  serveFigure(registry, {
    name: 'podium_ready',
    help: 'Whether the server can work, as /readyz answers: 1 or 0',
    read: () =>
      readiness.require().then(
        () => 1,
        () => 0,
      ),
  })
  serveFigures(registry, {
    name: 'podium_loop_late',
    help: 'Whether a background loop gives no sign of life in time: 1 or 0',
    label: 'loop',
    read: () => heartbeats.late(),
  })
}
