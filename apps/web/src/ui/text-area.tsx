import { type ComponentProps, type FormEvent, useId, useState } from 'react'
import { classNames } from './class-names.ts'
import { CONTROL_CLASS } from './control-class.ts'
import { Field, type FieldTexts } from './field.tsx'
import { LengthLeft } from './length-left.tsx'

type TextAreaProps = FieldTexts &
  Omit<ComponentProps<'textarea'>, 'id' | 'maxLength'> & {
    /** Most characters, which are counted near it; what is too much stays in the field, for its form to refuse. */
    longest?: number
  }

export function TextArea({
  label,
  hint,
  error,
  optional,
  className,
  longest,
  ...rest
}: TextAreaProps) {
  const lengthId = useId()
  const [length, setLength] = useState(0)
  const count = ({ currentTarget }: FormEvent<HTMLTextAreaElement>) =>
    setLength(currentTarget.value.length)
  return (
    <Field label={label} hint={hint} error={error} optional={optional} className={className}>
      {(control) => (
        <>
          <textarea
            rows={5}
            dir="auto"
            {...rest}
            {...control}
            aria-describedby={
              longest === undefined
                ? control['aria-describedby']
                : classNames(control['aria-describedby'], lengthId)
            }
            aria-invalid={(longest !== undefined && length > longest) || control['aria-invalid']}
            onInput={count}
            onFocus={count}
            className={CONTROL_CLASS}
          />
          {longest !== undefined && (
            <LengthLeft id={lengthId} length={length} max={longest} className="empty:hidden" />
          )}
        </>
      )}
    </Field>
  )
}
