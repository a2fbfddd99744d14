import type { Served } from '../../../platform/http/operation.ts'
import type { Model } from '../../../platform/model/model.ts'
import type { EngineDeps } from '../engine/engine-deps.ts'
import { answerModelConsent } from './answer-model-consent.ts'
import { answerSuggestion } from './answer-suggestion.ts'
import { createPhrasing } from './create-phrasing.ts'
import { phraseLastTurn } from './phrase-last-turn.ts'

/** Replies that a model phrases, and what it suggests, where the provider has set one up and the client lets it. */
export function phrasingOperations(given: EngineDeps & { model: Model | undefined }): Served[] {
  const { db, model } = given
  const isLimited = given.settings.authRateLimits === true
  const deps = { ...given, phrasing: model && createPhrasing({ db, isLimited }, model) }
  return [answerModelConsent(deps), phraseLastTurn(deps), answerSuggestion(deps)]
}
