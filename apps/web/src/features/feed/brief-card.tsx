import { ArrowRight } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { briefDraft } from '../../data/brief-draft.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { CONTROL_CLASS } from '../../ui/control-class.ts'

/** First thing a client is asked for: their project. The text is kept as the brief of create-project. */
export function BriefCard() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [text, setText] = useState(briefDraft.read)
  const titleId = useId()
  const handleText = (next: string) => {
    setText(next)
    briefDraft.keep(next)
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    void navigate('/dashboard/create-project')
  }
  return (
    <section aria-labelledby={titleId} className="rounded-2xl bg-pine p-5 text-on-pine sm:p-6">
      <h2 id={titleId} className="font-display text-2xl font-semibold">
        {t('feed.brief.title')}
      </h2>
      <p className="mt-1 text-pretty">{t('feed.brief.text')}</p>
      <form onSubmit={handleSubmit} className="mt-4 grid grid-cols-1 gap-3">
        <textarea
          dir="auto"
          rows={3}
          value={text}
          onChange={({ target }) => handleText(target.value)}
          aria-label={t('feed.brief.label')}
          placeholder={t('feed.brief.placeholder')}
          className={classNames(
            CONTROL_CLASS,
            'field-sizing-content max-h-72 min-h-24 resize-none',
          )}
        />
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p role="status" className="text-sm">
            {text.trim() !== '' && t('feed.brief.kept')}
          </p>
          <Button type="submit" variant="gold">
            {t('feed.brief.next')}
            <ArrowRight aria-hidden size={18} strokeWidth={1.75} />
          </Button>
        </div>
      </form>
    </section>
  )
}
