import { Marked } from './marked.tsx'
import { textParts } from './text-parts.ts'

/** Text written by a person, with its web addresses as links. */
export function WrittenText({ children }: { children: string }) {
  return textParts(children).map(({ text, href }, index) =>
    href === undefined ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have nothing but their place
      <Marked key={index}>{text}</Marked>
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
