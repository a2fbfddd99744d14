import { useTranslation } from 'react-i18next'
import { type NewsletterStep, useNewsletterLink } from '../../data/newsletter-link.ts'
import { errorSentence, partsOf } from '../../lib/error-sentence.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Message } from '../../ui/message.tsx'
import { Notice } from '../../ui/notice.tsx'

type NewsletterLinkProps = { step: NewsletterStep; token: string }

/** Page of a newsletter mail's link. Only its button acts: programs that scan mails follow links. */
export function NewsletterLink({ step, token }: NewsletterLinkProps) {
  const { t } = useTranslation()
  const link = useNewsletterLink(step)
  if (link.isSuccess) {
    const [title, text] = link.data.already
      ? [t('newsletter.confirm.alreadyTitle'), t('newsletter.confirm.already')]
      : [t(`newsletter.${step}.doneTitle`), t(`newsletter.${step}.done`)]
    return (
      <div role="status">
        <Message title={title} text={text}>
          <ButtonLink to="/">{t('common.notFound.back')}</ButtonLink>
        </Message>
      </div>
    )
  }
  return (
    <Message title={t(`newsletter.${step}.title`)} text={t(`newsletter.${step}.text`)}>
      <div role="alert" className="w-full empty:hidden">
        {link.error && <Notice tone="danger">{errorSentence(t, link.error)}</Notice>}
      </div>
      {partsOf(link.error).code === 'newsletter_link_unknown' ? (
        <ButtonLink to="/">{t('common.notFound.back')}</ButtonLink>
      ) : (
        <Button
          onClick={() => link.mutate(token)}
          waiting={link.isPending}
          waitingLabel={t('newsletter.sending')}
        >
          {t(`newsletter.${step}.action`)}
        </Button>
      )}
    </Message>
  )
}
