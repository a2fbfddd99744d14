import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { passkeysQuery } from '../../data/passkeys.ts'
import { errorSentence, partsOf } from '../../lib/error-sentence.ts'
import { shortDate } from '../../lib/format.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'

type UnknownPasskeysProps = {
  /** Ids of those that are to go. */
  chosen: readonly string[]
  onChoose: (chosen: string[]) => void
}

/**
 * Passkeys of the account whose password is set anew, to remove those that its person does not
 * recognise: a new password leaves them. Nothing where there are none.
 */
export function UnknownPasskeys({ chosen, onChoose }: UnknownPasskeysProps) {
  const { t } = useTranslation()
  const { data: passkeys = [], error, isFetching, refetch } = useQuery(passkeysQuery)
  // A server without passkeys says so with a 404.
  if (error !== null && partsOf(error).status !== 404) {
    return (
      <LoadFailure
        message={errorSentence(t, error)}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  }
  if (passkeys.length === 0) return null
  return (
    <fieldset className="grid gap-3">
      <legend className="text-sm font-medium">{t('authPage.updatePassword.passkeys')}</legend>
      <p className="text-sm text-muted">{t('authPage.updatePassword.passkeysHint')}</p>
      {passkeys.map(({ id, name = t('authPage.updatePassword.unnamedPasskey'), createdAt }) => (
        <Checkbox
          key={id}
          checked={chosen.includes(id)}
          onChange={({ target }) =>
            onChoose(target.checked ? [...chosen, id] : chosen.filter((other) => other !== id))
          }
          label={t('authPage.updatePassword.removePasskey', {
            name,
            date: shortDate(new Date(createdAt)),
          })}
        />
      ))}
    </fieldset>
  )
}
