import type { Page } from '@playwright/test'
import type { CaptchaProvider, CaptchaServer } from '@podium/testing'

/** Name of the button that stands for the provider's widget. */
export const HUMAN = 'I am human'

const SCRIPTS = {
  hcaptcha: 'https://js.hcaptcha.com/1/api.js*',
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/api.js*',
}

/** Script as the provider serves it, as far as pages use it: a button in the place of its frame. */
const script = (provider: CaptchaProvider) => `
  const widgets = new Map()
  window[${JSON.stringify(provider)}] = {
    render(place, options) {
      const button = document.createElement('button')
      button.type = 'button'
      button.textContent = ${JSON.stringify(HUMAN)}
      button.dataset.captchaTheme = options.theme
      button.lang = options.hl
      button.onclick = async () => {
        button.disabled = true
        options.callback(await window.solveCaptcha())
      }
      window.addEventListener('captcha-error', () => options['error-callback']())
      window.addEventListener('captcha-token', async () => options.callback(await window.solveCaptcha()))
      place.append(button)
      const id = String(widgets.size)
      widgets.set(id, button)
      return id
    },
    reset: (id) => { widgets.get(id).disabled = false },
    remove: (id) => widgets.get(id).remove(),
  }
  window[new URL(document.currentScript.src).searchParams.get('onload')]()
`

/** Provider’s script on a page, without the internet. Returns how often it was asked for, and how to block or mute it. */
export async function fakeCaptcha(page: Page, provider: CaptchaProvider, server: CaptchaServer) {
  const state = { asked: 0, isBlocked: false, isMute: false }
  await page.exposeFunction('solveCaptcha', server.solve)
  await page.route(SCRIPTS[provider], (route) => {
    state.asked += 1
    if (state.isBlocked) return route.abort()
    return route.fulfill({
      contentType: 'text/javascript',
      body: state.isMute ? '' : script(provider),
    })
  })
  return state
}
