import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { proofAccountQuery } from '../../data/account.ts'
import { phonesOfferedQuery } from '../../data/phone-factors.ts'
import { securityKeysOfferedQuery } from '../../data/security-keys.ts'
import { useLeave } from '../../data/session.ts'
import { errorSentence } from '../../lib/error-sentence.ts'
import { sessionStore } from '../../lib/session-store.ts'
import { Button } from '../../ui/button.tsx'
import { lazyDialog } from '../../ui/lazy.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Spinner } from '../../ui/spinner.tsx'

const EnrollmentDialog = lazyDialog(() =>
  import('./enrollment-dialog.tsx').then((m) => m.EnrollmentDialog),
)

const TEXTS = {
  app: { label: 'account.factors.addLabel', hint: 'account.factors.off' },
  key: { label: 'account.factors.keys.addLabel', hint: 'account.factors.keys.off' },
  phone: { label: 'account.factors.phone.addLabel', hint: 'account.factors.phone.off' },
} as const
type Kind = keyof typeof TEXTS

/** Choice of a first second factor that is needed to go on, each added in its dialog, and the way out. */
export function RequiredFactorStep({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation()
  const account = useQuery(proofAccountQuery)
  const { data: areKeysOffered = false } = useQuery(securityKeysOfferedQuery)
  const { data: arePhonesOffered = false } = useQuery(phonesOfferedQuery)
  const leave = useLeave()
  const [open, setOpen] = useState<Kind>()
  const kinds: Kind[] = [
    'app',
    ...(areKeysOffered ? (['key'] as const) : []),
    ...(arePhonesOffered ? (['phone'] as const) : []),
  ]
  const handleClose = () => {
    setOpen(undefined)
    // Added, and its recovery codes were seen.
    if (sessionStore.get().status === 'signed-in') onDone()
  }
  return (
    <div className="grid gap-6">
      <Loaded
        query={account}
        loading={<Spinner label={t('common.loading')} />}
        sentence={(error) => errorSentence(t, error)}
      >
        {(known) =>
          kinds.map((kind) => (
            <Choice key={kind} kind={kind} onChoose={() => setOpen(kind)}>
              <EnrollmentDialog
                kind={kind}
                account={known}
                open={open === kind}
                hasCodes={false}
                onClose={handleClose}
              />
            </Choice>
          ))
        }
      </Loaded>
      <Button
        variant="ghost"
        waiting={leave.isPending}
        waitingLabel={t('authPage.factor.leaving')}
        onClick={() => leave.mutate()}
      >
        {t('authPage.factor.leave')}
      </Button>
    </div>
  )
}

type ChoiceProps = {
  kind: Kind
  onChoose: () => void
  /** Dialog that the button opens. */
  children: React.ReactNode
}

function Choice({ kind, onChoose, children }: ChoiceProps) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <div className="grid gap-1.5">
      <Button
        variant={kind === 'app' ? 'primary' : 'secondary'}
        aria-describedby={id}
        onClick={onChoose}
      >
        {t(TEXTS[kind].label)}
      </Button>
      <p id={id} className="text-sm text-muted">
        {t(TEXTS[kind].hint)}
      </p>
      {children}
    </div>
  )
}
