import { useTranslation } from 'react-i18next'
import { captchaOfServer } from '../../data/captcha.ts'
import { useCaptcha } from '../../ui/captcha/use-captcha.tsx'

/** Captcha of a form of these screens. */
export function useAuthCaptcha() {
  const { t } = useTranslation()
  return useCaptcha(captchaOfServer, {
    label: t('authPage.captcha.label'),
    failed: t('authPage.captcha.failed'),
  })
}
