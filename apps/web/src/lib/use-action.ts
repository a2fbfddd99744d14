import { useState } from 'react'

type Action<Input> = {
  status: 'idle' | 'running' | 'done' | 'failed'
  /** Why it failed; undefined otherwise. */
  error: unknown
  /** Answers whether it ended well. */
  run(input: Input): Promise<boolean>
  reset(): void
}

/** Something a person starts on a page that has no query cache: what became of it. */
export function useAction<Input = void>(act: (input: Input) => Promise<void>): Action<Input> {
  const [state, setState] = useState<Pick<Action<Input>, 'status' | 'error'>>(IDLE)
  return {
    ...state,
    reset: () => setState(IDLE),
    async run(input) {
      setState({ status: 'running', error: undefined })
      try {
        await act(input)
        setState({ status: 'done', error: undefined })
        return true
      } catch (error) {
        setState({ status: 'failed', error })
        return false
      }
    },
  }
}

const IDLE = { status: 'idle', error: undefined } as const
