import { PROVIDER } from '@podium/domain'
import { useTranslation } from 'react-i18next'

/** Items of a list: links to the provider's pages on social networks, each in a new window. */
export function NetworkLinks({ className }: { className: string }) {
  const { t } = useTranslation()
  return PROVIDER.networks.map(({ name, href }) => (
    <li key={name}>
      <a href={href} target="_blank" rel="noreferrer" className={className}>
        {name}
        <span className="sr-only"> {t('footer.newWindow')}</span>
      </a>
    </li>
  ))
}
