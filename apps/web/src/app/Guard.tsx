import type { Account } from '@norma/contracts';
import { useTranslation } from 'react-i18next';
import { Link, Outlet } from 'react-router';
import { useAccount } from '../features/session/index.ts';
import { Notice } from './Notice.tsx';

type Props = {
  /** Any one of these opens the screens; none at all opens them to everybody. */
  anyOf?: Account['authorities'];
  /** Whether the screens are open under DRM. */
  underDrm?: boolean;
};

/** Lets through to the screens within it whoever may see them; a screen that needs a right stands in a guard of its own. */
export function Guard({ anyOf = [], underDrm = true }: Props) {
  const { authorities, contentSecurity } = useAccount();
  const hasRight = anyOf.length === 0 || anyOf.some((authority) => authorities.includes(authority));
  const isShut = !underDrm && contentSecurity['drm-view'] === 'Y';
  return hasRight && !isShut ? <Outlet /> : <NotAuthorized />;
}

function NotAuthorized() {
  const { t } = useTranslation();
  return (
    <Notice title={t('page.notAuthorized')} acts={<Link to="/">{t('page.goHome')}</Link>}>
      {t('page.notAuthorizedText')}
    </Notice>
  );
}
