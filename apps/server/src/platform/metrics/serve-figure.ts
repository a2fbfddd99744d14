import { Counter, Gauge, type Registry } from 'prom-client'

type Figure = {
  name: string
  help: string
  /** Value at the moment Prometheus asks; undefined while it is unknown, which is served as NaN. */
  read(): number | undefined | Promise<number | undefined>
}

type LabelledFigure = {
  name: string
  help: string
  label: string
  /** Values by label; the labels are a bounded set. */
  read(): Readonly<Record<string, number>>
}

/** Serves a figure that something else keeps, read whenever Prometheus asks. */
export function serveFigure(registry: Registry, { name, help, read }: Figure) {
  new Gauge({
    name,
    help,
    registers: [registry],
    async collect() {
      this.set((await read()) ?? Number.NaN)
    },
  })
}

/** The same for a figure with a label. A name that ends with `_total` is a counter. */
export function serveFigures(registry: Registry, { name, help, label, read }: LabelledFigure) {
  const options = { name, help, labelNames: [label], registers: [registry] }
  if (name.endsWith('_total')) {
    new Counter({
      ...options,
      collect() {
        this.reset()
        for (const [value, count] of Object.entries(read())) this.inc({ [label]: value }, count)
      },
    })
    return
  }
  new Gauge({
    ...options,
    collect() {
      for (const [value, count] of Object.entries(read())) this.set({ [label]: value }, count)
    },
  })
}
