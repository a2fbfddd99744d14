import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { briefDraft } from '../../../data/brief-draft.ts'
import { classNames } from '../../../ui/class-names.ts'
import { type Mark, markedParts } from './marks-of.ts'

type BriefBoxProps = {
  text: string
  /** Words of the text that mattered. */
  marks: readonly Mark[]
  /** Line below the box, read out when it changes. */
  status: ReactNode
  isWorking: boolean
  onText: (text: string) => void
}

/**
 * Text box for a visitor's project, with an example in it until something is typed. The text is kept in the browser
 * (`briefDraft`) for whoever goes on to register.
 */
export function BriefBox({ text, marks, status, isWorking, onText }: BriefBoxProps) {
  const { t } = useTranslation()
  const id = useId()
  const box = useRef<HTMLTextAreaElement>(null)
  // The box is the browser's own until its code is there: what was typed meanwhile stays.
  useEffect(() => {
    if (box.current === null) return
    if (box.current.value === '') box.current.value = briefDraft.read()
    else briefDraft.keep(box.current.value)
    onText(box.current.value)
  }, [onText])

  return (
    <>
      <div className="relative -mx-1.5 max-h-72 overflow-y-auto rounded-lg border border-control bg-raised font-display text-lg leading-snug transition-colors duration-150 hover:border-muted has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus sm:text-xl noscript:border-transparent noscript:bg-transparent">
        <div className={`grid ${TEXT_CLASS}`}>
          <p
            id={`${id}-example`}
            aria-hidden={text !== ''}
            className={classNames(
              LAYER,
              'types text-muted noscript:text-text',
              text !== '' && 'opacity-0',
            )}
          >
            <Words>{t('pods.brief')}</Words>
          </p>
          <div aria-hidden="true" dir="auto" className={`${LAYER} text-transparent`}>
            {markedParts(text, marks).map(({ at, text: part, mark }) =>
              mark === undefined ? (
                part
              ) : (
                <mark key={at} className={mark.refused ? REFUSED : MEANT}>
                  {part}
                </mark>
              ),
            )}
            {/* A line break at the end opens a line. */}
            {'\u200b'}
          </div>
          <textarea
            ref={box}
            id={id}
            dir="auto"
            rows={1}
            spellCheck={false}
            autoComplete="off"
            aria-describedby={`${id}-example`}
            onChange={({ target }) => {
              briefDraft.keep(target.value)
              onText(target.value)
            }}
            className={`${LAYER} block min-h-11 w-full resize-none overflow-hidden bg-transparent outline-none noscript:hidden`}
          />
        </div>
      </div>
      <label htmlFor={id} className="order-first flex justify-between gap-2 text-sm text-muted">
        <span className="font-semibold text-text">{t('pods.briefTitle')}</span>
        <span>{t(text === '' ? 'pods.example' : 'pods.exampleMarket')}</span>
      </label>
      <p
        role="status"
        aria-busy={isWorking}
        className="min-h-[3lh] text-sm text-muted aria-busy:opacity-70 sm:min-h-[2lh] noscript:hidden"
      >
        {status}
      </p>
    </>
  )
}

/** Words of the example, which appear one after another (`types`). */
function Words({ children }: { children: string }) {
  return children.split(' ').map((word, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the words of one sentence never move
    <span key={at}>{at === 0 ? word : ` ${word}`}</span>
  ))
}

/** Layers of the same text, one over the other, that break it in the same places. */
const TEXT_CLASS = 'min-h-11 px-3 py-2'
const LAYER =
  'col-start-1 row-start-1 min-w-0 whitespace-pre-wrap wrap-break-word [text-rendering:inherit]'

const MEANT = 'rounded-sm bg-gold/45 text-transparent shadow-[inset_0_-2px] shadow-gold'
const REFUSED =
  'rounded-sm bg-transparent text-transparent line-through decoration-danger decoration-2'
