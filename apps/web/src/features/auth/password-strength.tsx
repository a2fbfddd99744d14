import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '../../ui/class-names.ts'
import type { Strength } from './rate-password.ts'

type PasswordStrengthProps = {
  password: string
  /** Address of the account, which a password must not be made of. */
  email: string
}

const BARS: Record<Strength, number> = { veryWeak: 1, weak: 1, fair: 2, good: 3, strong: 4 }

/** Hint at how strong a typed password is; the library that knows is downloaded with the first character. */
export function PasswordStrength({ password, email }: PasswordStrengthProps) {
  const { t } = useTranslation()
  const [strength, setStrength] = useState<Strength>()
  useEffect(() => {
    if (password === '') return
    let isCurrent = true
    import('./rate-password.ts').then(
      ({ ratePassword }) => {
        if (isCurrent) setStrength(ratePassword(password, email.split('@')))
      },
      () => undefined, // a hint less; the server checks the password
    )
    return () => {
      isCurrent = false
    }
  }, [password, email])
  const shown = password === '' ? undefined : strength
  return (
    <div role="status" className="-mt-3.5 flex min-h-5 items-center gap-3 text-sm text-muted">
      {shown !== undefined && (
        <>
          <span aria-hidden className="flex w-28 gap-1">
            {[1, 2, 3, 4].map((bar) => (
              <span
                key={bar}
                className={classNames(
                  'h-1.5 grow rounded-full',
                  bar > BARS[shown] ? 'bg-sunken' : BARS[shown] > 2 ? 'bg-primary' : 'bg-gold',
                )}
              />
            ))}
          </span>
          {t(`auth.strength.${shown}`)}
        </>
      )}
    </div>
  )
}
