import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { z } from 'zod'

/** Request of the chat completions protocol, as far as Podium uses it; anything else is refused. */
const chatRequest = z.strictObject({
  model: z.string(),
  messages: z
    .array(z.strictObject({ role: z.enum(['system', 'user']), content: z.string() }))
    .min(1),
  temperature: z.number().optional(),
  max_tokens: z.number().int().optional(),
  response_format: z
    .strictObject({
      type: z.literal('json_schema'),
      json_schema: z.strictObject({
        name: z.string(),
        strict: z.boolean().optional(),
        schema: z.record(z.string(), z.unknown()),
      }),
    })
    .optional(),
})
export type ChatRequest = z.output<typeof chatRequest>

/**
 * Behaviour of the server at a request: a message of the model, at once or later, an HTTP status with an error, a body as it stands, a
 * redirect, or nothing at all until it is closed.
 */
export type ModelBehaviour =
  | { content: string; after?: Promise<void> }
  | { status: number }
  | { body: string }
  | { location: string }
  | 'silent'

export type ModelServer = AsyncDisposable & {
  /** Values for the settings. */
  url: string
  host: string
  model: string
  key: string
  /** Requests so far, oldest first, also refused ones. */
  requests: readonly ChatRequest[]
  /** Behaviour from now on. */
  behave(next: (request: ChatRequest) => ModelBehaviour): void
}

const MODEL = 'test-model-1'
const KEY = 'test-key-of-a-model'

/** Server with as much of the OpenAI-compatible protocol as Podium needs; it refuses requests without its key. */
export async function startModelServer(): Promise<ModelServer> {
  const requests: ChatRequest[] = []
  let behaviour: (request: ChatRequest) => ModelBehaviour = () => ({ status: 500 })
  const server = createServer(async (request, response) => {
    if (request.method !== 'POST' || request.url !== '/v1/chat/completions') {
      return refuse(response, 404)
    }
    if (request.headers.authorization !== `Bearer ${KEY}`) return refuse(response, 401)
    const sent = chatRequest.safeParse(JSON.parse(await text(request)))
    if (!sent.success) return refuse(response, 400)
    requests.push(sent.data)
    if (sent.data.model !== MODEL) return refuse(response, 404)
    const next = behaviour(sent.data)
    if (next !== 'silent' && 'after' in next) await next.after
    return act(response, next)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // It listens on a port, not on a pipe.
  return {
    url: `http://127.0.0.1:${port}/v1`,
    host: `127.0.0.1:${port}`,
    model: MODEL,
    key: KEY,
    requests,
    behave(next) {
      behaviour = next
    },
    async [Symbol.asyncDispose]() {
      server.close()
      server.closeAllConnections()
    },
  }
}

function act(response: ServerResponse, behaviour: ModelBehaviour) {
  if (behaviour === 'silent') return response
  if ('status' in behaviour) return refuse(response, behaviour.status)
  if ('location' in behaviour) return response.writeHead(307, behaviour).end()
  const body = 'body' in behaviour ? behaviour.body : completion(behaviour.content)
  return response.writeHead(200, { 'content-type': 'application/json' }).end(body)
}

const completion = (content: string) =>
  JSON.stringify({
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1_790_000_000,
    model: MODEL,
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
    usage: { prompt_tokens: 100, completion_tokens: 50, total_tokens: 150 },
  })

const refuse = (response: ServerResponse, status: number) =>
  response
    .writeHead(status, { 'content-type': 'application/json' })
    .end(
      JSON.stringify({ error: { message: `Refused with ${status}`, type: 'error', code: null } }),
    )
