import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation } from 'react-router'
import { useSession } from '../lib/session-store.ts'
import { FullPageSpinner } from '../ui/full-page-spinner.tsx'
import { type Area, gate } from './gate.ts'
import { Unreachable } from './unreachable.tsx'

/** Guard of an area: renders it for those who may enter, redirects the others. */
export function Guarded({ area, children }: { area: Area; children: ReactNode }) {
  const { t } = useTranslation()
  const session = useSession()
  const { pathname, search, hash, state } = useLocation()
  const answer = gate(area, { session, path: pathname + search + hash, state })
  if (answer.open) return children
  switch (answer.because) {
    case 'loading':
      return <FullPageSpinner label={t('common.loading')} />
    case 'unreachable':
      return <Unreachable />
    case 'elsewhere':
      return <Navigate replace to={answer.to} state={{ from: answer.from }} />
  }
}
