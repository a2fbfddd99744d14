import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialogs.ts'
import { Proposal } from './proposal.tsx'
import { useProposal } from './use-proposal.ts'

/** Button that plans what is left from today on; the client sees what would move, and accepts or refuses. */
export function PlanAgain() {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const { proposal, isWorking, isAccepting, propose, accept, refuse } = useProposal()
  const isOutdated = isOpen && !isWorking && proposal === undefined
  const close = () => {
    setIsOpen(false)
    refuse()
  }
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        onClick={() => {
          setIsOpen(true)
          propose([], close)
        }}
      >
        {t('plan.again')}
      </Button>
      <Dialog open={isOpen} title={t('plan.proposal.title')} onClose={close}>
        <p role="status">
          {isWorking && t('plan.proposal.working')}
          {isOutdated && t('plan.proposal.outdated')}
        </p>
        {proposal !== undefined && (
          <Proposal
            proposal={proposal}
            isAccepting={isAccepting}
            onAccept={
              proposal.moved.length > 0 || proposal.joined.length > 0
                ? () => accept(() => setIsOpen(false))
                : undefined
            }
            onRefuse={close}
          />
        )}
      </Dialog>
    </>
  )
}
