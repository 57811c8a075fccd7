import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Notice } from './Notice.tsx';

/** The screen of an address that leads nowhere. */
export function PageMissing() {
  const { t } = useTranslation();
  return (
    <Notice title={t('page.missing')} acts={<Link to="/">{t('page.goHome')}</Link>}>
      {t('page.missingText')}
    </Notice>
  );
}
