import { SIGN_UP_ROLES, type SignUpRole } from '@podium/domain'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useChangeAccountType } from '../../data/account.ts'
import { ownApiQuery } from '../../data/own-api.ts'
import { useSessionUser } from '../../lib/session-store.ts'
import { Segmented } from '../../ui/segmented.tsx'
import { toast } from '../../ui/toast.ts'
import { Setting } from './setting.tsx'
import { SettingsSection } from './settings-section.tsx'

/**
 * Setting of the account type (decisions row 30); a new professional is led to the skills. Absent for editors
 * and admins, and in front of a hosted project, where only an admin changes roles.
 */
export function AccountType() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const role = useSessionUser()?.role
  const { data: isOffered } = useQuery(ownApiQuery)
  const change = useChangeAccountType()
  const type = SIGN_UP_ROLES.find((known) => known === role)
  if (type === undefined || isOffered === false) return null

  const handleChange = (next: SignUpRole) => {
    if (next === type || change.isPending) return
    change.mutate(next, {
      onSuccess: () => {
        toast.success(t(`account.type.changed.${next}`))
        if (next === 'professional') void navigate('/dashboard/profile#skill')
      },
    })
  }
  return (
    <SettingsSection title={t('auth.accountType')}>
      <Setting
        title={t('account.type.label')}
        hint={t(`account.type.hints.${type}`)}
        action={
          <Segmented
            label={t('auth.accountType')}
            options={SIGN_UP_ROLES.map((value) => ({ value, label: t(`auth.roles.${value}`) }))}
            value={change.isPending ? change.variables : type}
            onChange={handleChange}
          />
        }
      />
    </SettingsSection>
  )
}
