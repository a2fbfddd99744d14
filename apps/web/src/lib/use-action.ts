import { useState } from 'react'

type Action<Input> = {
  status: 'idle' | 'running' | 'done' | 'failed'
  /** Reason of the last failure; undefined otherwise. */
  error: unknown
  /** Resolves to whether the action succeeded. */
  run(input: Input): Promise<boolean>
  reset(): void
}

/** State of an action on a page without a query cache, as `useMutation` has it. */
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
