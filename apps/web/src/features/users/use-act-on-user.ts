import { useTranslation } from 'react-i18next'
import { type UserAction, useUserAction } from '../../data/users.ts'
import { toast } from '../../ui/toast.ts'
import { useFailureToast } from './use-failure-toast.ts'

const DONE = {
  delete: 'users.done.deleted',
  promote: 'users.done.promoted',
  appointEditor: 'users.done.editorAppointed',
  removeEditor: 'users.done.editorRemoved',
  ban: 'users.done.banned',
  unban: 'users.done.unbanned',
  removeFactors: 'users.done.factorsRemoved',
} as const

const FAILED = {
  delete: 'users.failed.delete',
  promote: 'users.failed.promote',
  appointEditor: 'users.failed.editor',
  removeEditor: 'users.failed.editor',
  role: 'users.failed.role',
  ban: 'users.failed.ban',
  unban: 'users.failed.ban',
  removeFactors: 'users.failed.factors',
} as const

/** Function that changes an account and reports the result as a toast (specification §8 "Admin toasts"). */
export function useActOnUser() {
  const { t } = useTranslation()
  const action = useUserAction()
  const toastFailure = useFailureToast()

  const sentence = (done: UserAction) => {
    const { email } = done.user
    return done.kind === 'role'
      ? t('users.done.roleChanged', { email, role: t(`auth.roles.${done.role}`) })
      : t(DONE[done.kind], { email })
  }
  return {
    waiting: action.isPending,
    /** Runs the change; `onDone` is called after success only. */
    act(what: UserAction, onDone?: () => void) {
      action.mutate(what, {
        onSuccess: () => {
          toast.success(sentence(what))
          onDone?.()
        },
        onError: (error) => toastFailure(FAILED[what.kind], error),
      })
    },
  }
}
