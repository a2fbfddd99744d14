import { Menu as Base } from '@base-ui/react/menu'
import { Check } from 'lucide-react'
import { MENU_ITEM_CLASS } from './menu-item-class.ts'

type MenuRadioGroupProps<Value extends string> = {
  value: Value
  options: readonly { value: Value; label: string; lang?: string }[]
  onChange: (value: Value) => void
}

/** One choice of several; the menu closes after it. */
export function MenuRadioGroup<Value extends string>({
  value,
  options,
  onChange,
}: MenuRadioGroupProps<Value>) {
  return (
    <Base.RadioGroup value={value} onValueChange={onChange}>
      {options.map((option) => (
        <Base.RadioItem
          key={option.value}
          value={option.value}
          lang={option.lang}
          closeOnClick
          className={MENU_ITEM_CLASS}
        >
          <span className="grow">{option.label}</span>
          <Base.RadioItemIndicator>
            <Check aria-hidden size={16} />
          </Base.RadioItemIndicator>
        </Base.RadioItem>
      ))}
    </Base.RadioGroup>
  )
}
