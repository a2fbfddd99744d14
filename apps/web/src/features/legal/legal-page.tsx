import { usePageTitle } from '../../lib/use-page-title.ts'
import { classNames } from '../../ui/class-names.ts'
import { PageHeading } from '../../ui/page-heading.tsx'
import { Contents } from './contents.tsx'

/** Sections from which on a page has a list of them. */
const MANY = 10

type LegalPageProps = {
  title: string
  lead: string
  /** Sections; `id` is the fragment of their address. */
  sections: readonly { id: string; title: string; text: string }[]
  /** Sentence that says which version of the text it is. */
  version: string
}

/** Page of a legal text: sections of one paragraph, and the version they are; contents where they are many. */
export function LegalPage({ title, lead, sections, version }: LegalPageProps) {
  usePageTitle(title)
  const isLong = sections.length >= MANY
  return (
    <div className="mx-auto max-w-6xl px-4 pt-12 pb-16 sm:px-6 sm:pt-20 sm:pb-24">
      <PageHeading title={title} lead={lead} />
      <div className={classNames(isLong && 'lg:grid lg:grid-cols-[1fr_20rem] lg:gap-x-12')}>
        {isLong && <Contents entries={sections} />}
        <div className="mt-10 grid max-w-2xl gap-8 sm:mt-14">
          {sections.map((section) => (
            <section
              key={section.id}
              id={section.id}
              tabIndex={-1}
              className="grid scroll-mt-6 gap-2 outline-none"
            >
              <h2 className="font-display text-xl font-semibold">{section.title}</h2>
              <p className="leading-7 wrap-anywhere">{section.text}</p>
            </section>
          ))}
          <p className="text-sm text-muted">{version}</p>
        </div>
      </div>
    </div>
  )
}
