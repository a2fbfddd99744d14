import { AUDIT_ACTIONS } from '@podium/domain'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { type AuditAddress, auditActorsQuery } from '../../data/audit.ts'
import { SearchField } from '../../ui/search-field.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { shortId } from './names.tsx'

type AuditToolbarProps = {
  address: AuditAddress
  onFilter: (part: Partial<AuditAddress>, options?: { replace: boolean }) => void
}

/** Classes of a day's field: its picker needs more room than half of a small phone. */
const DAY_CLASS = 'max-[24rem]:col-span-2'

/** Filter of the audit log. */
export function AuditToolbar({ address, onFilter }: AuditToolbarProps) {
  const { t } = useTranslation()
  return (
    <fieldset className="grid grid-cols-2 items-end gap-3 md:grid-cols-4 xl:grid-cols-[minmax(12rem,2fr)_minmax(10rem,1.5fr)_minmax(10rem,1.5fr)_auto_auto]">
      <legend className="sr-only">{t('audit.filter.label')}</legend>
      <SearchField
        label={t('audit.filter.target')}
        placeholder={t('audit.filter.targetPlaceholder')}
        clearLabel={t('audit.filter.clearTarget')}
        search={address.target}
        onSearch={(target) => onFilter({ target }, { replace: true })}
        className="col-span-2 md:col-span-4 xl:col-span-1"
      />
      <ActorSelect actor={address.actor} onActor={(actor) => onFilter({ actor })} />
      <Select
        label={t('audit.filter.action')}
        className="min-w-0"
        value={address.action ?? ''}
        onChange={({ target }) =>
          onFilter({ action: AUDIT_ACTIONS.find((action) => action === target.value) })
        }
        options={[
          { value: '', label: t('audit.filter.anyAction') },
          ...AUDIT_ACTIONS.map((value) => ({ value, label: t(`audit.actions.${value}`) })),
        ]}
      />
      <TextField
        type="date"
        label={t('audit.filter.from')}
        className={DAY_CLASS}
        min="1970-01-01"
        max={address.to ?? '9998-12-31'}
        value={address.from ?? ''}
        onChange={({ target }) => onFilter({ from: target.value || undefined }, { replace: true })}
      />
      <TextField
        type="date"
        label={t('audit.filter.to')}
        className={DAY_CLASS}
        min={address.from ?? '1970-01-01'}
        max="9998-12-31"
        value={address.to ?? ''}
        onChange={({ target }) => onFilter({ to: target.value || undefined }, { replace: true })}
      />
    </fieldset>
  )
}

type ActorSelectProps = { actor: string | undefined; onActor: (actor: string | undefined) => void }

/** Select of the accounts with entries; the chosen one is listed even while they load. */
function ActorSelect({ actor, onActor }: ActorSelectProps) {
  const { t } = useTranslation()
  const { data: known = [] } = useQuery(auditActorsQuery)
  const actors =
    actor === undefined || known.some(({ id }) => id === actor)
      ? known
      : [...known, { id: actor, email: null }]
  return (
    <Select
      label={t('audit.filter.actor')}
      className="min-w-0"
      value={actor ?? ''}
      onChange={({ target }) => onActor(target.value || undefined)}
      options={[
        { value: '', label: t('audit.filter.anyActor') },
        ...actors.map(({ id, email }) => ({
          value: id,
          label: email ?? `${t('audit.deletedAccount')} (${shortId(id)})`,
        })),
      ]}
    />
  )
}
