import { AppError } from '@podium/domain'
import type { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { HttpEnv } from '../../../platform/http/http-env.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { requireCaptcha } from '../captcha/require-captcha.ts'
import { beginSso } from './begin-sso.ts'
import { consumeAssertion } from './consume-assertion.ts'
import {
  createSsoProvider,
  deleteSsoProvider,
  getSsoProvider,
  listProviders,
  updateSsoProvider,
} from './manage-providers.ts'
import { ownMetadata } from './own-metadata.ts'

/** Routes of single sign-on; those of admins are behind the check of `/admin/*`. */
export function mountSingleSignOn(app: Hono<HttpEnv>, deps: AuthDeps) {
  const { limits, settings } = deps
  const enabled = onlyEnabled(settings.authSamlEnabled)
  app.post('/sso', enabled, limits.visitor('sso'), requireCaptcha(deps), beginSso(deps))
  app.get('/sso/saml/metadata', enabled, ownMetadata(settings))
  app.post('/sso/saml/acs', enabled, limits.visitor('saml_acs'), consumeAssertion(deps))
  app.get('/admin/sso/providers', listProviders(deps))
  app.post('/admin/sso/providers', createSsoProvider(deps))
  app.get('/admin/sso/providers/:id', getSsoProvider(deps))
  app.put('/admin/sso/providers/:id', updateSsoProvider(deps))
  app.delete('/admin/sso/providers/:id', deleteSsoProvider(deps))
}

/** Middleware that refuses with `saml_provider_disabled` (404) where SAML is off. */
const onlyEnabled = (isEnabled: boolean) =>
  createMiddleware<HttpEnv>((_c, next) => {
    if (!isEnabled) throw new AppError('saml_provider_disabled')
    return next()
  })
