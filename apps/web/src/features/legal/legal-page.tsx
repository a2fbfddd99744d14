import { usePageTitle } from '../../lib/use-page-title.ts'
import { PageHeading } from '../../ui/page-heading.tsx'

type LegalPageProps = {
  title: string
  lead: string
  sections: readonly { title: string; text: string }[]
  /** Sentence that says which version of the text it is. */
  version: string
}

/** Page of a legal text: sections of one paragraph, and the version they are. */
export function LegalPage({ title, lead, sections, version }: LegalPageProps) {
  usePageTitle(title)
  return (
    <div className="mx-auto max-w-6xl px-4 pt-12 pb-16 sm:px-6 sm:pt-20 sm:pb-24">
      <PageHeading title={title} lead={lead} />
      <div className="mt-10 grid max-w-2xl gap-8 sm:mt-14">
        {sections.map((section) => (
          <section key={section.title} className="grid gap-2">
            <h2 className="font-display text-xl font-semibold">{section.title}</h2>
            <p className="leading-7 wrap-anywhere">{section.text}</p>
          </section>
        ))}
        <p className="text-sm text-muted">{version}</p>
      </div>
    </div>
  )
}
