/** Part of oidc-provider that the tests use; the package has no types of its own. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  type Context = { oidc: { client?: { clientId: string }; account?: { accountId: string } } }
  type Interaction = { uid: string; params: Record<string, unknown> }

  export default class Provider {
    constructor(issuer: string, configuration: Record<string, unknown>)
    callback(): (request: IncomingMessage, response: ServerResponse) => Promise<void>
    interactionDetails(request: IncomingMessage, response: ServerResponse): Promise<Interaction>
    interactionFinished(
      request: IncomingMessage,
      response: ServerResponse,
      result: Record<string, unknown>,
    ): Promise<void>
    AccessToken: { find(token: string): Promise<{ accountId: string } | undefined> }
    Client: { prototype: { redirectUriAllowed: (uri: string) => boolean } }
    Grant: new (subject: {
      clientId: string | undefined
      accountId: string | undefined
    }) => { addOIDCScope(scope: string): void; save(): Promise<string> }
  }
  export type { Context, Interaction }
}
