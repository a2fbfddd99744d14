import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

/** Success panel in the place of the contact form; takes the focus of its button. */
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
