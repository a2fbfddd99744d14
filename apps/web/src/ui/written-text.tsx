import { textParts } from './text-parts.ts'

/** What a person wrote: their line breaks are kept, and the addresses in it lead there. */
export function WrittenText({ children }: { children: string }) {
  return textParts(children).map(({ text, href }, index) =>
    href === undefined ? (
      text
    ) : (
      <a
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have nothing but their place
        key={index}
        href={href}
        title={href}
        target="_blank"
        rel="noopener noreferrer nofollow ugc"
        className="rounded text-primary underline decoration-1 underline-offset-4 hover:text-primary-hover"
      >
        {text}
      </a>
    ),
  )
}
