import { PROVIDER } from '@podium/domain'
import { type LucideIcon, Mail, MapPin, Phone, Share2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ContactEmail } from './contact-email.tsx'
import { NetworkLinks } from './network-links.tsx'

/** Contact details: address, e-mail, phone and networks (specification §2, /contact). */
export function ContactDetails() {
  const { t } = useTranslation()
  return (
    <section className="grid content-start gap-6 rounded-3xl bg-pine p-6 text-on-pine sm:p-8 [&_a:focus-visible]:outline-gold">
      <h2 className="font-display text-2xl font-semibold tracking-tight">
        {t('contactPage.details')}
      </h2>
      <dl className="grid gap-6">
        <Detail icon={MapPin} name={t('contactPage.address')}>
          <address className="not-italic">
            Podium
            <br />
            {PROVIDER.street}
            <br />
            {PROVIDER.postalCode} {PROVIDER.city}, {t('contactPage.country')}
          </address>
        </Detail>
        <Detail icon={Mail} name={t('contactPage.email')}>
          <ContactEmail className={LINK_CLASS} />
        </Detail>
        <Detail icon={Phone} name={t('contactPage.phone')}>
          <a href={PROVIDER.phone.href} className={LINK_CLASS}>
            {PROVIDER.phone.text}
          </a>
          <p className="text-sm opacity-85">{t('contactPage.hours')}</p>
        </Detail>
        <Detail icon={Share2} name={t('footer.social')}>
          <ul className="flex flex-wrap gap-x-5">
            <NetworkLinks className={LINK_CLASS} />
          </ul>
        </Detail>
      </dl>
    </section>
  )
}

const LINK_CLASS =
  'inline-flex min-h-8 items-center rounded font-medium break-all underline decoration-1 underline-offset-4 pointer-coarse:min-h-11'

type DetailProps = { icon: LucideIcon; name: string; children: ReactNode }

function Detail({ icon: Icon, name, children }: DetailProps) {
  return (
    <div className="grid grid-cols-[1.5rem_1fr] gap-x-4">
      <dt className="contents">
        <Icon aria-hidden size={22} strokeWidth={1.5} className="row-span-2 text-gold" />
        <span className="text-sm opacity-85">{name}</span>
      </dt>
      <dd className="col-start-2">{children}</dd>
    </div>
  )
}
