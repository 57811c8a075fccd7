import { useTranslation } from 'react-i18next';
import { SupportLink, useTenant } from '../features/session/index.ts';
import parts from './Footer.module.css';

/** The foot of every page: whose library it is, and who helps. */
export function Footer() {
  const { t } = useTranslation();
  const { publisherName } = useTenant();
  return (
    <footer className={parts.footer}>
      <span>{t('shell.publisher', { publisher: publisherName })}</span>
      <span className={parts.support}>
        {t('shell.support')} <SupportLink />
      </span>
    </footer>
  );
}
