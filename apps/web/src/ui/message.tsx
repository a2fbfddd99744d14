import type { ReactNode } from 'react'

type MessageProps = {
  title: string
  text: string
  /** Buttons or links that lead on. */
  children?: ReactNode
}

/** Message that fills a page, such as "not found". */
export function Message({ title, text, children }: MessageProps) {
  return (
    <div className="mx-auto grid max-w-xl justify-items-start gap-4 px-4 py-16 sm:px-6">
      <h1 className="font-display text-4xl leading-tight font-semibold tracking-tight">{title}</h1>
      <p className="text-lg text-muted">{text}</p>
      <div className="mt-2 flex flex-wrap gap-3">{children}</div>
    </div>
  )
}
