import type { Logger } from 'pino'
import { createModel } from './platform/model/create-model.ts'
import type { Model } from './platform/model/model.ts'
import type { Settings } from './settings.ts'

/** The provider's model; undefined without `AI_BASE_URL`. */
export function openModel(settings: Settings, logger: Logger): Model | undefined {
  const { aiBaseUrl: baseUrl, aiModel: name, aiApiKey, aiTimeoutS } = settings
  if (baseUrl === undefined || name === undefined) return undefined
  return createModel(
    { baseUrl, name, apiKey: aiApiKey?.reveal(), withinMs: aiTimeoutS * 1000 },
    logger,
  )
}
