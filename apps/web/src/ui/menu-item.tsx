import { Menu as Base } from '@base-ui/react/menu'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { MENU_ITEM_CLASS } from './menu-item-class.ts'

type MenuItemProps = {
  icon?: LucideIcon
  danger?: boolean
  disabled?: boolean
  onSelect: () => void
  children: ReactNode
}

export function MenuItem({ icon: Icon, danger, disabled, onSelect, children }: MenuItemProps) {
  return (
    <Base.Item
      disabled={disabled ?? false}
      onClick={onSelect}
      className={classNames(MENU_ITEM_CLASS, danger && 'text-danger')}
    >
      {Icon && <Icon aria-hidden size={18} strokeWidth={1.75} />}
      {children}
    </Base.Item>
  )
}
