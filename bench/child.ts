import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/** Child process from a file beside this one, spoken to by messages. */
export class Child implements AsyncDisposable {
  readonly #process: ChildProcess

  constructor(file: string, args: string[] = []) {
    this.#process = fork(join(import.meta.dirname, file), args, {
      // Options npm or a profiler set for this process do not apply to the child.
      execArgv: process.env.BENCH_NODE_ARGS?.split(' ') ?? [],
    })
  }

  /** Next message of the process. Throws what it reports as `error`, or when it ends instead. */
  async read<T>(): Promise<T> {
    const over = new AbortController()
    const when = (event: string) => once(this.#process, event, { signal: over.signal })
    const said = when('message').then(([message]: unknown[]) => message)
    const ended = when('exit').then(([code]) => ({ error: `ended with ${code}` }))
    const message = (await Promise.race([said, ended])) as T & { error?: string } // our own files
    said.catch(() => {}) // the loser of the race is ignored
    ended.catch(() => {})
    over.abort()
    if (message.error !== undefined) throw new Error(message.error)
    return message
  }

  tell(message: object | string) {
    this.#process.send(message)
  }

  ask<T>(question: object): Promise<T> {
    const answer = this.read<T>()
    this.tell(question)
    return answer
  }

  async [Symbol.asyncDispose]() {
    if (this.#process.exitCode !== null) return
    const exit = once(this.#process, 'exit')
    this.#process.kill('SIGTERM')
    await exit
  }
}
