import { IconDownload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { PageMessage } from '../../../ui/feedback/PageMessage.tsx';
import { FrontPage } from '../FrontPage.tsx';
import { SupportLink } from '../SupportLink.tsx';
import { proxySetupPath } from './proxySetupPath.atBuild.ts';
import styles from './ProxyAccess.module.css';

/** Explains a proxy that strips headers, and what its operators must set up. */
export function ProxyAccess() {
  const { t } = useTranslation('sign-in');
  return (
    <FrontPage title={t('proxy')} way={<SignInOrRegister />}>
      <PageMessage
        acts={
          <>
            <a className={styles.download} href={proxySetupPath} download="proxy-setup.txt">
              <IconDownload size={16} stroke={1.6} aria-hidden />
              {t('proxyDownload')}
            </a>
            <a href="/">{t('proxyOpenDirectly')}</a>
            <SupportLink />
          </>
        }
      >
        <div className={styles.text}>
          <p>{t('proxyText')}</p>
          <p>{t('proxyForReaders')}</p>
          <p>{t('proxyForOperators')}</p>
        </div>
      </PageMessage>
    </FrontPage>
  );
}

/** For visitors whom no one knows yet, where others find the menu under their name. */
function SignInOrRegister() {
  const { t } = useTranslation('sign-in');
  return <a href="/">{t('signInOrRegister')}</a>;
}
