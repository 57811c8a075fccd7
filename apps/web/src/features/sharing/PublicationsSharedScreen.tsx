import { IconInfoCircle } from '@tabler/icons-react';
import { Link } from 'react-router';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Screen, ScreenTitle } from '../../ui/layout/Screen.tsx';
import { usePageTitle } from '../../i18n/usePageTitle.ts';
import { VerifiedLink } from '../documents/forDocumentPage.ts';
import { useFeature } from '../session/index.ts';
import { ReceivedTable } from './ReceivedTable.tsx';
import type { WayProps } from './wayProps.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import styles from './Screen.module.css';

/** The books, papers and journals that others have shared with the reader; each is verified before it opens. */
export function PublicationsSharedScreen() {
  const t = useMessages('sharing');
  const isSharing = useFeature('content-share');
  usePageTitle(t('publications'));
  return (
    <Screen>
      <div className={styles.head}>
        <ScreenTitle>{t('publications')}</ScreenTitle>
        {isSharing && <Link to="/sharedWithMe">{t('all')}</Link>}
      </div>
      <p className={styles.notice} role="note">
        <IconInfoCircle size={16} stroke={1.6} aria-hidden />
        {t('publicationsNotice')}
      </p>
      <ReceivedTable
        caption={t('publicationsCaption')}
        path="/publicationsShared"
        list="publications"
        Way={VerifiedWay}
        empty={<EmptyState title={t('noPublications')}>{t('noPublicationsText')}</EmptyState>}
      />
    </Screen>
  );
}

function VerifiedWay({ received: { contentCode }, children }: WayProps) {
  return <VerifiedLink contentCode={contentCode}>{children}</VerifiedLink>;
}
