import { type KeyboardEvent, useState } from 'react'
import { IconButton } from './icon-button.tsx'
import { Late, latePart } from './late.tsx'
import type { MenuListProps } from './menu-list.tsx'

export type { MenuEntry } from './menu-list.tsx'

const list = latePart(() => import('./menu-list.tsx').then((m) => m.MenuList))

/** A button with an icon that opens a list of actions; the list comes when it is first opened. */
export function Menu(props: MenuListProps) {
  const { entries, ...button } = props
  const [isUsed, setIsUsed] = useState(false)
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    setIsUsed(true)
  }
  return (
    <Late
      part={list}
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
