import { CircleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { errorSentence } from '../../lib/error-sentence.ts'
import { Spinner } from '../../ui/spinner.tsx'

type ImageStateProps = {
  isReading: boolean
  /** Reason why the last file was refused. */
  refusal: unknown
}

/** Live state of a chosen file: being read, or refused; a last line of its own in the form around it. */
export function ImageState({ isReading, refusal }: ImageStateProps) {
  const { t } = useTranslation()
  return (
    // Always mounted, so that screen readers announce what appears in it.
    <div role="status" className="contents text-sm">
      {isReading && (
        <p className="order-last flex w-full items-center gap-1.5 text-muted">
          <Spinner />
          {t('images.reading')}
        </p>
      )}
      {refusal !== undefined && (
        <p className="order-last flex w-full items-start gap-1.5 text-danger">
          <CircleAlert aria-hidden size={16} className="mt-0.5 shrink-0" />
          {errorSentence(t, refusal)}
        </p>
      )}
    </div>
  )
}
