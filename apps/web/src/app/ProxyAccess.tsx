import { IconDownload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { FrontPage, SignInOrRegister, SupportLink } from '../features/session/index.ts';
import { PageText } from '../ui/PageText.tsx';
import { proxySetupPath } from './names.atBuild.ts';
import parts from './ProxyAccess.module.css';

/** Tells who came through a proxy that keeps something back what that means, and its operators what to set up. */
export function ProxyAccess() {
  const { t } = useTranslation();
  return (
    <FrontPage title={t('proxy.title')} way={<SignInOrRegister />}>
      <PageText
        acts={
          <>
            <a className={parts.download} href={proxySetupPath} download="proxy-setup.txt">
              <IconDownload size={16} stroke={1.6} aria-hidden />
              {t('proxy.download')}
            </a>
            <a href="/">{t('proxy.openDirectly')}</a>
            <SupportLink />
          </>
        }
      >
        <div className={parts.text}>
          <p>{t('proxy.text')}</p>
          <p>{t('proxy.forReaders')}</p>
          <p>{t('proxy.forOperators')}</p>
        </div>
      </PageText>
    </FrontPage>
  );
}
