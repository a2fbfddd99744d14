import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { NetworkLinks } from '../features/contact/network-links.tsx'
import { NewsletterForm } from '../features/newsletter/newsletter-form.tsx'
import { Logo } from '../ui/logo.tsx'
import { FooterChoices } from './footer-choices.tsx'

/** Public footer (specification §2, "Shared layout"); its links start their page at the top. */
export function Footer() {
  const { t } = useTranslation()
  return (
    <footer className="border-t border-border bg-sunken">
      <div className="mx-auto grid max-w-6xl grid-cols-2 gap-x-6 gap-y-10 px-4 py-12 sm:px-6 lg:grid-cols-[2fr_1fr_1fr_1fr]">
        <div className="col-span-2 grid grid-cols-1 content-start gap-4 lg:col-span-1">
          <Logo />
          <p className="max-w-xs text-muted">{t('footer.tagline')}</p>
          <NewsletterForm />
        </div>
        <Column title={t('footer.work')}>
          <FooterLink to="/projects" text={t('footer.projects')} />
          <FooterLink to="/case-studies" text={t('footer.caseStudies')} />
          <FooterLink to="/testimonials" text={t('footer.testimonials')} />
        </Column>
        <Column title={t('footer.company')}>
          <FooterLink to="/about" text={t('footer.about')} />
          <FooterLink to="/process" text={t('footer.process')} />
          <FooterLink to="/contact" text={t('footer.contact')} />
        </Column>
        <Column title={t('footer.social')}>
          <NetworkLinks className={LINK_CLASS} />
        </Column>
      </div>
      <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-6 gap-y-3 px-4 pb-8 text-sm text-muted sm:px-6">
        {/* A prerendered page has the year of its build. */}
        <p suppressHydrationWarning>{t('footer.copyright', { year: new Date().getFullYear() })}</p>
        <ul className="flex flex-wrap gap-x-6">
          <FooterLink to="/how-teams-are-formed" text={t('footer.teams')} />
          <FooterLink to="/legal-notice" text={t('footer.notice')} />
          <FooterLink to="/privacy" text={t('footer.privacy')} />
          <FooterLink to="/terms" text={t('footer.terms')} />
        </ul>
        <FooterChoices />
      </div>
    </footer>
  )
}

const LINK_CLASS =
  'inline-flex min-h-8 items-center rounded text-sm underline-offset-4 hover:underline pointer-coarse:min-h-11 pointer-coarse:min-w-11'

function Column({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <div>
      <h2 className="text-sm font-semibold text-muted">{title}</h2>
      <ul className="mt-2 grid gap-0.5">{children}</ul>
    </div>
  )
}

function FooterLink({ to, text }: { to: string; text: string }) {
  const { pathname } = useLocation()
  // A new page starts at its top anyway; scrolling before it is there would lose the place to come back to.
  const handleClick = () => pathname === to && window.scrollTo(0, 0)
  return (
    <li>
      <Link to={to} onClick={handleClick} className={LINK_CLASS}>
        {text}
      </Link>
    </li>
  )
}
