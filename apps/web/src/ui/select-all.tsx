import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

type SelectAllProps = Omit<ComponentProps<'input'>, 'type' | 'checked' | 'ref' | 'onSelect'> & {
  /** Number of selected rows of the page, and of rows that can be selected. */
  selected: number
  total: number
  onSelect: (selected: boolean) => void
}

/** Checkbox that selects all rows of a page; indeterminate while some are selected. */
export function SelectAll({ selected, total, onSelect, className, ...rest }: SelectAllProps) {
  return (
    <input
      {...rest}
      type="checkbox"
      checked={total > 0 && selected === total}
      ref={(box) => {
        if (box) box.indeterminate = selected > 0 && selected < total
      }}
      onChange={({ target }) => onSelect(target.checked)}
      className={classNames('size-5', className)}
    />
  )
}
