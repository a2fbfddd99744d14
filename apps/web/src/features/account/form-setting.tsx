import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Setting } from './setting.tsx'

type FormSettingProps = {
  title: string
  hint: string
  /** Names the button that opens the form. */
  editLabel: string
  /** Stands there while the form is closed. */
  note?: ReactNode
  form: (close: () => void) => ReactNode
}

/** A setting that a form changes, which opens below it. */
export function FormSetting({ title, hint, editLabel, note, form }: FormSettingProps) {
  const { t } = useTranslation()
  const [state, setState] = useState<'untouched' | 'open' | 'closed'>('untouched')
  const isOpen = state === 'open'
  return (
    <Setting
      title={title}
      hint={hint}
      action={
        !isOpen && (
          <Button
            variant="secondary"
            size="sm"
            // Back from the form, the focus returns to what opened it.
            autoFocus={state === 'closed'}
            aria-label={editLabel}
            onClick={() => setState('open')}
          >
            {t('account.signIn.edit')}
          </Button>
        )
      }
    >
      {isOpen ? form(() => setState('closed')) : note}
    </Setting>
  )
}
