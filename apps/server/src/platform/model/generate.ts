import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { APICallError, generateText, NoObjectGeneratedError, Output } from 'ai'
import type { z } from 'zod'
import { boundedFetch } from '../http/bounded-fetch.ts'
import type { ModelQuestion } from './model.ts'

/** Largest answer, in bytes, and the longest time that AI_TIMEOUT allows: whoever asks ends it before. */
const LIMITS = { maxBytes: 64 * 1024, timeoutMs: 120_000 }
/** The same in the model's own unit of text. */
const ANSWER_TOKENS = 1000
/** Answers of endpoints that know no structured output. */
const REFUSED_FORMAT = new Set([400, 422])

export type Endpoint = { baseUrl: string; name: string; apiKey: string | undefined }

// The library would print warnings past our log.
globalThis.AI_SDK_LOG_WARNINGS = false

/**
 * Answer of an endpoint to a question. It is asked for structured output, and for plain text where it refuses that; an
 * answer with something around its object is read all the same. Throws errors of the library, which hold question and
 * answer: they are not for a log.
 */
export async function generate<Schema extends z.ZodType>(
  { baseUrl, name, apiKey }: Endpoint,
  { instructions, prompt, schema }: ModelQuestion<Schema>,
  abortSignal: AbortSignal,
): Promise<z.output<Schema>> {
  const provider = createOpenAICompatible({
    name: 'model',
    baseURL: baseUrl,
    ...(apiKey !== undefined && { apiKey }),
    supportsStructuredOutputs: true,
    // A key stays with the host that it is for.
    fetch: (address, init) => boundedFetch(address, { ...init, redirect: 'error' }, LIMITS),
  })
  const question = {
    model: provider(name),
    instructions,
    prompt,
    abortSignal,
    temperature: 0.2,
    maxOutputTokens: ANSWER_TOKENS,
    maxRetries: 0,
  }
  try {
    const { output } = await generateText({ ...question, output: Output.object({ schema }) })
    return schema.parse(output)
  } catch (error) {
    if (NoObjectGeneratedError.isInstance(error)) return schema.parse(objectIn(error.text ?? ''))
    if (!hasRefusedFormat(error)) throw error
    const { text } = await generateText(question)
    return schema.parse(objectIn(text))
  }
}

/**
 * JSON object that a text holds, for models that write words or a code fence around it. Throws `SyntaxError` where
 * there is none.
 */
const objectIn = (text: string): unknown =>
  JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1))

const hasRefusedFormat = (error: unknown) =>
  APICallError.isInstance(error) && REFUSED_FORMAT.has(error.statusCode ?? 0)

/** Whether an endpoint refused a question or could not be reached, rather than answered with what cannot be used. */
export const hasFailed = (error: unknown): boolean =>
  APICallError.isInstance(error) && (error.statusCode === undefined || error.statusCode >= 400)
