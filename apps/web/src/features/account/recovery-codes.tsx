import { useTranslation } from 'react-i18next'
import { saveFile } from '../../lib/save-file.ts'
import { Button } from '../../ui/button.tsx'
import { copyText } from '../../ui/copy-text.ts'
import { Notice } from '../../ui/notice.tsx'
import { StepPanel } from './step-panel.tsx'

/** New recovery codes, shown this once, to be copied or saved. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { t } = useTranslation()
  const shown = codes.map((code) => code.match(/.{1,4}/g)?.join('-') ?? code)
  const text = `${shown.join('\n')}\n`
  const copy = () =>
    copyText(text, {
      done: t('account.factors.codesCopied'),
      failed: t('account.factors.copyFailed'),
    })
  return (
    <StepPanel>
      <Notice tone="warning">{t('account.factors.codesOnce')}</Notice>
      <ul className="grid gap-x-6 gap-y-1.5 font-mono text-sm sm:grid-cols-2">
        {shown.map((code) => (
          <li key={code} className="select-all">
            {code}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" size="sm" onClick={() => void copy()}>
          {t('account.factors.copyCodes')}
        </Button>
        <Button
          variant="secondary"
          size="sm"
          onClick={() =>
            saveFile(new Blob([text], { type: 'text/plain' }), 'podium-recovery-codes.txt')
          }
        >
          {t('account.factors.saveCodes')}
        </Button>
      </div>
      <Button onClick={onDone}>{t('account.factors.codesKept')}</Button>
    </StepPanel>
  )
}
