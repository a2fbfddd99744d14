import type { Role } from '@podium/domain'
import { useTranslation } from 'react-i18next'
import { Badge } from '../../ui/badge.tsx'

/** Colours by role: admin red, professional violet, editor blue, others grey (specification §2). */
const LOOKS: Record<Role, string> = {
  admin: 'bg-role-admin text-on-role-admin',
  professional: 'bg-role-professional text-on-role-professional',
  editor: 'bg-role-editor text-on-role-editor',
  user: 'bg-role-user text-on-role-user',
}

export function RoleBadge({ role }: { role: Role }) {
  const { t } = useTranslation()
  return <Badge look={LOOKS[role]}>{t(`auth.roles.${role}`)}</Badge>
}
