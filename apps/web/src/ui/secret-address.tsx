import { Button } from './button.tsx'
import { copyText } from './copy-text.ts'
import { TextField } from './text-field.tsx'

type SecretAddressProps = {
  address: string
  texts: { label: string; hint: string; copy: string; copied: string; copyFailed: string }
}

/** Secret address that is shown this once, to be copied now. */
export function SecretAddress({ address, texts }: SecretAddressProps) {
  return (
    <div className="grid gap-3">
      <TextField
        label={texts.label}
        hint={texts.hint}
        readOnly
        value={address}
        onFocus={({ target }) => target.select()}
      />
      <Button
        className="justify-self-start"
        onClick={() => copyText(address, { done: texts.copied, failed: texts.copyFailed })}
      >
        {texts.copy}
      </Button>
    </div>
  )
}
