import type { ProposedTeam } from '@podium/domain'
import { Star } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { AvatarRow } from '../../../ui/avatar-row.tsx'
import { classNames } from '../../../ui/class-names.ts'

type TeamHeadProps = { team: ProposedTeam; isSuggested: boolean }

/** Name of a team on top of its step of the podium, its members standing on it; the suggested one is higher, in gold. */
export function TeamHead({ team: { kind, members }, isSuggested }: TeamHeadProps) {
  const { t } = useTranslation()
  return (
    <>
      <AvatarRow
        people={members.map(({ person }) => person)}
        size="md"
        className="justify-center pb-2"
      />
      <span
        className={classNames(
          'grid justify-items-center gap-1 rounded-t-xl px-3 text-center',
          isSuggested
            ? 'bg-gold pt-4 pb-1 text-on-gold'
            : 'bg-primary-soft pt-3 text-on-primary-soft',
        )}
      >
        <span className="font-display text-2xl leading-tight font-semibold">
          {t(`projects.kindsOfTeam.${kind}`)}
        </span>
        {isSuggested && (
          <span className="inline-flex items-center gap-1 text-sm font-semibold">
            <Star aria-hidden size={14} strokeWidth={2.5} />
            {t('projects.teams.suggested')}
          </span>
        )}
      </span>
    </>
  )
}
