/**
 * Style sheet of the mailbox page, independent of the web app's build. Colours as in the app's
 * tokens.
 */
export const MAILBOX_SHEET = `
:root {
  color-scheme: light dark;
  --surface: light-dark(oklch(0.984 0.008 92), oklch(0.19 0.014 168));
  --raised: light-dark(oklch(0.996 0.003 92), oklch(0.232 0.016 168));
  --text: light-dark(oklch(0.235 0.022 168), oklch(0.95 0.008 92));
  --muted: light-dark(oklch(0.47 0.022 165), oklch(0.745 0.018 150));
  --border: light-dark(oklch(0.888 0.013 120), oklch(0.335 0.018 168));
  --primary: light-dark(oklch(0.42 0.09 165), oklch(0.79 0.12 165));
  --focus: light-dark(oklch(0.55 0.13 165), oklch(0.82 0.15 82));
}
body { margin: 0; background: var(--surface); color: var(--text); font: 16px/1.6 system-ui, sans-serif }
header { display: flex; justify-content: space-between; align-items: center; gap: 16px; padding: 12px; border-bottom: 1px solid var(--border) }
header nav { display: flex; gap: 4px }
header a { display: inline-flex; align-items: center; min-height: 44px; padding: 0 8px; text-decoration: none }
header a[aria-current] { font-weight: 600; text-decoration: underline }
.brand { font: 600 20px/1 Fraunces, Georgia, serif; color: var(--text) }
main { max-width: 760px; margin: 0 auto; padding: 32px 20px 64px }
h1 { margin: 0 0 8px; font: 600 30px/1.2 Fraunces, Georgia, serif; text-wrap: balance }
h2 { margin: 28px 0 8px; font-size: 17px; line-height: 1.4 }
p { margin: 0 0 8px }
a { color: var(--primary); overflow-wrap: anywhere }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px }
.muted { color: var(--muted); font-size: 14px }
.card { padding: 16px 20px; background: var(--raised); border: 1px solid var(--border); border-radius: 12px }
.mails { display: grid; gap: 12px; margin: 24px 0 0; padding: 0; list-style: none }
.mails h2 { margin: 0 }
.code { font: 600 18px/1.4 ui-monospace, monospace; letter-spacing: 2px }
iframe { box-sizing: border-box; width: 100%; height: 720px; border: 1px solid var(--border); border-radius: 12px; background: var(--raised) }
@media (max-width: 40rem) { iframe { height: 960px } }
pre { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; font: 14px/1.6 ui-monospace, monospace }
`
