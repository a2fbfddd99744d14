import { type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Setting } from './setting.tsx'

type FormSettingProps = {
  title: string
  hint: string
  /** Label of the button that opens the form, “Change” by default. */
  edit?: string
  /** Accessible name of that button. */
  editLabel: string
  /** Content while the form is closed; its own buttons give the focus back to the one that opens the form. */
  note?: (focusEdit: () => void) => ReactNode
  form: (close: () => void) => ReactNode
}

/** Setting with a form that opens below it. */
export function FormSetting({ title, hint, edit: label, editLabel, note, form }: FormSettingProps) {
  const { t } = useTranslation()
  const [state, setState] = useState<'untouched' | 'open' | 'closed'>('untouched')
  const isOpen = state === 'open'
  const edit = useRef<HTMLButtonElement>(null)
  return (
    <Setting
      title={title}
      hint={hint}
      action={
        !isOpen && (
          <Button
            ref={edit}
            variant="secondary"
            size="sm"
            // When the form closes, the focus returns to the button that opened it.
            autoFocus={state === 'closed'}
            aria-label={editLabel}
            onClick={() => setState('open')}
          >
            {label ?? t('account.signIn.edit')}
          </Button>
        )
      }
    >
      {isOpen ? form(() => setState('closed')) : note?.(() => edit.current?.focus())}
    </Setting>
  )
}
