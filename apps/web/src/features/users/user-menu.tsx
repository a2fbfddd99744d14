import { Menu } from '@base-ui/react/menu'
import type { AdminUser } from '@podium/domain'
import {
  Ban,
  Ellipsis,
  Gavel,
  type LucideIcon,
  ShieldCheck,
  Trash2,
  Undo2,
  UserCog,
} from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { roleOf, type UserAction } from '../../data/users.ts'
import { classNames } from '../../ui/class-names.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { useMenuSide } from './use-menu-side.ts'

/** Change that an admin asks for, before it is confirmed. */
export type UserIntent = {
  kind: UserAction['kind']
  user: AdminUser
  /** Button that opened the menu; gets the focus back. */
  from: HTMLElement | null
}

type UserMenuProps = { user: AdminUser; onIntent: (intent: UserIntent) => void }

/** Menu of an account's changes: 12rem wide, at most 200 px high (specification §2), within the window. */
export function UserMenu({ user, onIntent }: UserMenuProps) {
  const { t } = useTranslation()
  const trigger = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const side = useMenuSide(trigger, isOpen)
  const role = roleOf(user)
  const isBanned = user.banned_until !== undefined

  const choose = (kind: UserIntent['kind']) => onIntent({ kind, user, from: trigger.current })
  return (
    <Menu.Root modal={false} open={isOpen} onOpenChange={setIsOpen}>
      <Menu.Trigger
        ref={trigger}
        render={<IconButton icon={Ellipsis} label={t('users.menu.label', { email: user.email })} />}
      />
      <Menu.Portal>
        <Menu.Positioner
          align="end"
          side={side}
          sideOffset={4}
          collisionAvoidance={{ side: 'none' }}
          className="z-50"
        >
          <Menu.Popup className="max-h-[min(200px,var(--available-height))] w-48 overflow-y-auto rounded-xl border border-border bg-raised p-1 text-text shadow-popup outline-none">
            <Item icon={UserCog} text={t('users.menu.changeRole')} onClick={() => choose('role')} />
            {role !== 'admin' && (
              <>
                <Item
                  icon={ShieldCheck}
                  text={t('users.menu.promote')}
                  onClick={() => choose('promote')}
                />
                <Item
                  icon={Gavel}
                  text={t(`users.menu.${role === 'editor' ? 'removeEditor' : 'appointEditor'}`)}
                  onClick={() => choose(role === 'editor' ? 'removeEditor' : 'appointEditor')}
                />
              </>
            )}
            <Item
              icon={isBanned ? Undo2 : Ban}
              text={t(isBanned ? 'users.menu.unban' : 'users.menu.ban')}
              onClick={() => choose(isBanned ? 'unban' : 'ban')}
            />
            <Item
              icon={Trash2}
              text={t('users.menu.delete')}
              className="text-danger"
              onClick={() => choose('delete')}
            />
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}

type ItemProps = { icon: LucideIcon; text: string; className?: string; onClick: () => void }

/** Classes of an item, narrower than in other menus: the longest text fits into 12rem. */
const ITEM_CLASS =
  'flex min-h-9 cursor-pointer items-center gap-2 rounded-lg px-1.5 text-[0.8125rem] outline-none ' +
  'select-none data-highlighted:bg-hover pointer-coarse:min-h-11'

function Item({ icon: Icon, text, className, onClick }: ItemProps) {
  return (
    <Menu.Item onClick={onClick} className={classNames(ITEM_CLASS, className)}>
      <Icon aria-hidden size={16} strokeWidth={1.75} className="shrink-0" />
      {text}
    </Menu.Item>
  )
}

/** Stands in an admin's own row instead of the menu (specification §2). */
export function OwnAccountNote() {
  const { t } = useTranslation()
  return <span className="inline-block max-w-48 text-xs text-muted">{t('users.ownAccount')}</span>
}
