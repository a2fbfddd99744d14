import { useTranslation } from 'react-i18next'
import type { ListProps } from './list-props.ts'

type SelectionCheckboxProps = Pick<ListProps, 'selection' | 'onSelect'> & {
  user: ListProps['users'][number]
}

/** Checkbox that selects an account; on touch its target is larger than it looks. */
export function SelectionCheckbox({ user, selection, onSelect }: SelectionCheckboxProps) {
  const { t } = useTranslation()
  return (
    <label className="-m-2.5 inline-grid size-10 place-items-center align-middle pointer-coarse:-m-3 pointer-coarse:size-11">
      <input
        type="checkbox"
        aria-label={t('users.selection.select', { email: user.email })}
        className="size-5"
        checked={selection.has(user.id)}
        onChange={({ target }) => onSelect([user], target.checked)}
      />
    </label>
  )
}
