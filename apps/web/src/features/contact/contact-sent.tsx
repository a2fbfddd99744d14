import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

/** Stands where the form was, and takes the focus its button had. */
export function ContactSent({ onAnother }: { onAnother: () => void }) {
  const { t } = useTranslation()
  return (
    <div
      ref={takeFocus}
      tabIndex={-1}
      className="grid content-start justify-items-start gap-4 outline-none"
    >
      <Notice tone="success" role="status" title={t('contact.sent.title')}>
        {t('contact.sent.text')}
      </Notice>
      <Button variant="secondary" onClick={onAnother}>
        {t('contact.sent.another')}
      </Button>
    </div>
  )
}

const takeFocus = (panel: HTMLElement | null) => panel?.focus()
