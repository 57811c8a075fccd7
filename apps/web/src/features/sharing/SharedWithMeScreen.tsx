import { Link } from 'react-router';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Screen, ScreenTitle } from '../../ui/layout/Screen.tsx';
import { usePageTitle } from '../../i18n/usePageTitle.ts';
import { DocumentLink } from '../documents/index.ts';
import { ReceivedTable } from './ReceivedTable.tsx';
import type { WayProps } from './wayProps.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import styles from './Screen.module.css';

/** The documents that others have shared with the reader. */
export function SharedWithMeScreen() {
  const t = useMessages('sharing');
  usePageTitle(t('title'));
  return (
    <Screen>
      <div className={styles.head}>
        <ScreenTitle>{t('title')}</ScreenTitle>
        <Link to="/publicationsShared">{t('publicationsOnly')}</Link>
      </div>
      <ReceivedTable
        caption={t('caption')}
        path="/sharedWithMe"
        list="everything"
        Way={DocumentWay}
        empty={<EmptyState title={t('none')}>{t('noneText')}</EmptyState>}
      />
    </Screen>
  );
}

function DocumentWay({ received: { contentCode }, children }: WayProps) {
  return <DocumentLink contentCode={contentCode}>{children}</DocumentLink>;
}
