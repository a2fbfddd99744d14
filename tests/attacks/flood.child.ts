/**
 * Sends the same GET over many connections, each the next one the moment it is answered, until its
 * standard input ends: `flood.child.ts <url> <connections> <header…>`, a header as `name: value`.
 * Prints the status of each answer, a line each.
 */
import { Agent, request } from 'node:http'

const [url = '', connections = '1', ...lines] = process.argv.slice(2)
const headers = Object.fromEntries(lines.map((line) => line.split(': ')))
const agent = new Agent({ keepAlive: true })

const ask = () =>
  new Promise<string>((resolve) => {
    const asked = request(url, { agent, headers }, (response) => {
      response.resume().once('end', () => resolve(String(response.statusCode)))
    })
    asked.once('error', (error) => resolve(error.message)).end()
  })

let isOver = false
process.stdin.resume().once('end', () => {
  isOver = true
  agent.destroy()
})
await Promise.all(
  Array.from({ length: Number(connections) }, async () => {
    while (!isOver) process.stdout.write(`${await ask()}\n`)
  }),
)
