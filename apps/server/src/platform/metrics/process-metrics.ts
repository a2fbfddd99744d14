import { collectDefaultMetrics, Registry } from 'prom-client'

/** Metrics of the library that Prometheus' own rules for names refuse. */
const LEFT_OUT = [
  'nodejs_active_handles_total',
  'nodejs_active_requests_total',
  'nodejs_active_resources_total',
]

let registry: Registry | undefined

/**
 * Metrics of this process, whatever the number of servers in it: processor time, memory, open files,
 * event-loop lag, garbage collection.
 */
export function processMetrics(): Registry {
  if (registry === undefined) {
    registry = new Registry()
    collectDefaultMetrics({ register: registry })
    for (const name of LEFT_OUT) registry.removeSingleMetric(name)
  }
  return registry
}
