import { Menu as Base } from '@base-ui/react/menu'
import type { ReactElement, ReactNode } from 'react'

type MenuProps = {
  /** The button that opens the menu. */
  trigger: ReactElement
  align?: 'start' | 'end'
  /** MenuItem or MenuRadioGroup. */
  children: ReactNode
}

/** A menu below its button, above it where there is no room; arrows, letters and Escape work. */
export function Menu({ trigger, align = 'end', children }: MenuProps) {
  return (
    <Base.Root modal={false}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner align={align} sideOffset={6} className="z-50 outline-none">
          <Base.Popup className="max-h-(--available-height) min-w-48 overflow-y-auto rounded-xl border border-border bg-raised p-1.5 text-text shadow-popup transition duration-150 outline-none data-ending-style:opacity-0 data-starting-style:opacity-0">
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
