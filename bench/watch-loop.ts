import { monitorEventLoopDelay } from 'node:perf_hooks'

/** Sampling interval of the event loop's delay, in milliseconds; a sample holds it. */
const RESOLUTION_MS = 1

/** Delay of the event loop, and processor time of all threads and of the main one, in milliseconds. */
export type Watched = { p50: number; p99: number; most: number; cpuMs: number; mainMs: number }

/** Watch over the event loop of this process, for one stretch of time after another. */
export function watchLoop() {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  let [cpu, main] = [process.cpuUsage(), process.threadCpuUsage()]
  const ms = (ns: number) => Math.max(0, ns / 1e6 - RESOLUTION_MS)
  return {
    start() {
      delay.reset()
      delay.enable()
      ;[cpu, main] = [process.cpuUsage(), process.threadCpuUsage()]
      return {}
    },
    stop(): Watched {
      delay.disable()
      return {
        p50: ms(delay.percentile(50)),
        p99: ms(delay.percentile(99)),
        most: ms(delay.max),
        cpuMs: sumMs(process.cpuUsage(cpu)),
        mainMs: sumMs(process.threadCpuUsage(main)),
      }
    },
  }
}

const sumMs = ({ user, system }: NodeJS.CpuUsage) => (user + system) / 1_000
