import { type KeyboardEvent, useState } from 'react'
import { IconButton } from './icon-button.tsx'
import { Lazy, lazyValue } from './lazy.tsx'
import type { MenuListProps } from './menu-list.tsx'

export type { MenuEntry } from './menu-list.tsx'

const list = lazyValue(() => import('./menu-list.tsx').then((m) => m.MenuList))

/** Icon button that opens a list of actions; the list's code is downloaded lazily. */
export function Menu(props: MenuListProps) {
  const { entries, ...button } = props
  const [isUsed, setIsUsed] = useState(false)
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    setIsUsed(true)
  }
  return (
    <Lazy
      component={list}
      needed={isUsed}
      before={
        <IconButton
          {...button}
          aria-haspopup="menu"
          aria-expanded={false}
          onClick={() => setIsUsed(true)}
          onKeyDown={handleKeyDown}
        />
      }
      props={props}
    />
  )
}
