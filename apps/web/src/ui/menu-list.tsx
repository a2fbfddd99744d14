import { Menu as Primitive } from '@base-ui/react/menu'
import { Check, type LucideIcon } from 'lucide-react'
import type { ComponentProps, Ref } from 'react'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
import { MENU_ITEM_CLASS } from './menu-item-class.ts'

export type MenuEntry = {
  icon: LucideIcon
  text: string
  /** State of an entry that is on or off. */
  checked?: boolean
  onSelect: () => void
}

export type MenuListProps = Pick<
  ComponentProps<typeof IconButton>,
  'icon' | 'label' | 'className'
> & {
  ref?: Ref<HTMLButtonElement>
  entries: readonly MenuEntry[]
}

/** Pressed button of a `Menu` with its open list. */
export function MenuList({ ref, entries, ...button }: MenuListProps) {
  return (
    <Primitive.Root defaultOpen modal={false}>
      <Primitive.Trigger ref={ref} render={<IconButton {...button} />} />
      <Primitive.Portal>
        <Primitive.Positioner align="end" sideOffset={4} className="z-30">
          <Primitive.Popup className="min-w-52 rounded-xl border border-border bg-raised p-1.5 text-text shadow-popup outline-none">
            {entries.map((entry) => (
              <Entry key={entry.text} entry={entry} />
            ))}
          </Primitive.Popup>
        </Primitive.Positioner>
      </Primitive.Portal>
    </Primitive.Root>
  )
}

function Entry({ entry: { icon: Icon, text, checked, onSelect } }: { entry: MenuEntry }) {
  const className = classNames(MENU_ITEM_CLASS, 'pointer-coarse:min-h-11')
  const content = (
    <>
      <Icon aria-hidden size={18} strokeWidth={1.75} />
      <span className="grow">{text}</span>
    </>
  )
  if (checked === undefined) {
    return (
      <Primitive.Item className={className} onClick={onSelect}>
        {content}
      </Primitive.Item>
    )
  }
  return (
    <Primitive.CheckboxItem
      closeOnClick
      checked={checked}
      onCheckedChange={onSelect}
      className={className}
    >
      {content}
      <Primitive.CheckboxItemIndicator>
        <Check aria-hidden size={16} />
      </Primitive.CheckboxItemIndicator>
    </Primitive.CheckboxItem>
  )
}
