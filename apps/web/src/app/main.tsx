import '../ui/base.css'
import i18next from 'i18next'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { startSession } from '../data/session.ts'
import { arrival } from '../lib/arrival.ts'
import { startI18n } from '../lib/i18n.ts'
import { toast } from '../ui/toast.ts'
import { App } from './app.tsx'

// No await at the top: the screens' chunks import this one and would wait for it for ever.
void start()

async function start() {
  const root = document.getElementById('root')
  if (root === null) throw new Error('index.html has no #root')
  await startI18n()
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
  if (arrival.failed && window.location.pathname !== '/update-password') {
    toast.error(i18next.t('errors.otp_expired'))
  }
  await startSession()
}
