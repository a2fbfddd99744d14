import { useEffect, useState } from 'react'
import { type ServerConfig, serverConfig } from './server-config.ts'

/** Model that the provider has set up; undefined where there is none, and until it is known, as in a prerendered page. */
export function useProviderModel(): ServerConfig['model'] {
  const [model, setModel] = useState<ServerConfig['model']>()
  useEffect(() => {
    serverConfig().then((config) => setModel(config.model), reportError)
  }, [])
  return model
}
