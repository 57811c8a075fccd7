import { useTranslation } from 'react-i18next';
import { Link, Outlet } from 'react-router';
import { useAccount, useTenant } from '../features/session/index.ts';
import { opens, type Needs } from './needs.ts';
import { Notice } from './Notice.tsx';

/** Lets through to the screens within it whoever may see them, and tells everybody else. */
export function Guard({ needs }: { needs: Needs }) {
  const visitor = { account: useAccount(), tenant: useTenant() };
  return opens(needs, visitor) ? <Outlet /> : <NotAuthorized />;
}

function NotAuthorized() {
  const { t } = useTranslation();
  return (
    <Notice title={t('page.notAuthorized')} acts={<Link to="/">{t('page.goHome')}</Link>}>
      {t('page.notAuthorizedText')}
    </Notice>
  );
}
