/** First picture of a screen that the browser draws, shown from its first byte on, before any other file arrives. */
type FirstPaint = {
  /** Spoken text of the spinner, in the page's language. */
  label: string
  /** Built code of `start.ts`. */
  start: string
}

/** Colours of tokens.css as hex (surface and primary, light and dark), and `animate-spin` of Tailwind. */
const STYLE = `:root{color-scheme:light dark;background:light-dark(#fbf9f3,#111a16)}
:root[data-theme=light]{color-scheme:light}
:root[data-theme=dark]{color-scheme:dark}
.start{position:fixed;inset:0;display:grid;place-items:center;color:light-dark(#005c41,#65d3a7)}
.start svg{width:32px;height:32px;animation:start 1s linear infinite}
.start span{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
@keyframes start{to{transform:rotate(360deg)}}
@media (prefers-reduced-motion:reduce){.start svg{animation:none}}
@media (scripting:none){.start{display:none}}`

const SPINNER = `<svg aria-hidden="true" viewBox="0 0 24 24" fill="none"><circle cx="12" cy="12" r="9" stroke="currentColor" stroke-width="3" opacity="0.2"/><path d="M21 12a9 9 0 0 0-9-9" stroke="currentColor" stroke-width="3" stroke-linecap="round"/></svg>`

const START_SCRIPT = /<script src="[^"]*\/start[^"]*"><\/script>/
const STYLE_SHEET = /\s*<link rel="stylesheet"[^>]*>/g

/**
 * Page whose spinner waits for no other file: its style and the start script are part of it (the server names
 * their hashes in the content security policy), and the style sheet, which would hold the first paint back,
 * follows the spinner. `data-starting` stays until the screen is drawn.
 */
export function withFirstPaint(page: string, { label, start }: FirstPaint): string {
  const sheets = page.match(STYLE_SHEET) ?? []
  return page
    .replaceAll(STYLE_SHEET, '')
    .replace('<html ', '<html data-starting ')
    .replace(START_SCRIPT, () => `<style>${STYLE}</style>\n    <script>${start}</script>`)
    .replace(
      /(<div id="root"[^>]*>)(<\/div>)/,
      (_all, open, close) =>
        `${open}<div class="start" role="status">${SPINNER}<span>${label}</span></div>${close}${sheets.join('')}`,
    )
}
