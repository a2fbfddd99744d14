import { useEffect, useState } from 'react'
import { type ServerConfig, serverConfig } from './server-config.ts'

/** Settings of the server; undefined until they are known, as in a prerendered page. */
export function useServerConfig(): ServerConfig | undefined {
  const [config, setConfig] = useState<ServerConfig>()
  useEffect(() => {
    serverConfig().then(setConfig, reportError)
  }, [])
  return config
}
