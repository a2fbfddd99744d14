/** Heading of a section of a public page. */
export function SectionTitle({ children }: { children: string }) {
  return (
    <h2 className="font-display text-3xl leading-tight font-semibold tracking-tight sm:text-5xl">
      {children}
    </h2>
  )
}
