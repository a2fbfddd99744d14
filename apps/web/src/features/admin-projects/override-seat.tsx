import type { AdminProjectDetail } from '@podium/domain'
import { UserRoundX } from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../../lib/i18n.ts'
import { Button } from '../../ui/button.tsx'
import { OverrideForm } from './override-form.tsx'

type OverrideSeatProps = {
  project: AdminProjectDetail
  seat: NonNullable<AdminProjectDetail['chosen']>['seats'][number]
}

/** Button that opens the form which takes somebody off a seat; none once nobody is left or somebody has accepted. */
export function OverrideSeat({ project, seat }: OverrideSeatProps) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const group = useRef<HTMLDivElement>(null)
  const open = seat.invitations.find(({ status }) => status === 'open')
  const leaver = open?.person ?? (project.state === 'chosen' ? seat.person : null)
  const isAccepted = seat.invitations.some(({ status }) => status === 'accepted')
  if (leaver === null || isAccepted) return null
  const handleClose = () => {
    flushSync(() => setIsOpen(false))
    group.current?.focus() // the pressed button has gone
  }
  const deputies = project.deputies.find(({ role }) => role === seat.role)?.people ?? []
  return (
    <div
      ref={group}
      tabIndex={-1}
      className="grid grid-cols-1 justify-items-start rounded outline-none"
    >
      {isOpen ? (
        <div className="w-full rounded-xl border border-border p-4">
          <OverrideForm
            project={project.id}
            role={seat.role}
            name={leaver.name ?? t('projects.gone')}
            deputies={deputies}
            onClose={handleClose}
          />
        </div>
      ) : (
        <Button
          variant="ghost"
          size="sm"
          className="-ms-3 h-auto py-1.5 text-start whitespace-normal!"
          onClick={() => setIsOpen(true)}
        >
          <UserRoundX aria-hidden size={16} className="shrink-0" />
          {t('adminProjects.override.open', { role: seat.labels[currentLanguage()] })}
        </Button>
      )}
    </div>
  )
}
