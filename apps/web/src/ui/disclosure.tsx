import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'

type DisclosureProps = { summary: string; children: ReactNode }

/** More to read, folded behind its summary. */
export function Disclosure({ summary, children }: DisclosureProps) {
  return (
    <details className="group/disclosure">
      <summary className="-ms-1 inline-flex min-h-8 cursor-pointer list-none items-center gap-1 rounded-lg pe-2 text-muted hover:text-text pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden
          size={16}
          strokeWidth={2}
          className="shrink-0 transition-transform duration-150 group-open/disclosure:rotate-90"
        />
        {summary}
      </summary>
      {children}
    </details>
  )
}
