import { useId } from 'react';
import { Screen, ScreenTitle } from '../../ui/layout/Screen.tsx';
import { SkeletonRows } from '../../ui/feedback/SkeletonRows.tsx';
import { Tabs } from '../../ui/layout/Tabs.tsx';
import { lazyWithMessages } from '../../i18n/lazyWithMessages.tsx';
import { usePageTitle } from '../../i18n/usePageTitle.ts';
import { useAccount } from '../session/index.ts';
import { usePlace } from './address.ts';
import { MemberDocuments } from './MemberDocuments.tsx';
import { useMessages } from '../../i18n/useMessages.ts';
import styles from './CollectionsScreen.module.css';

/** For those alone who make collections. */
const Managing = lazyWithMessages([], async () => (await import('./managing/Managing.tsx')).Managing);

/** The collections that a reader has; for administrators of the account, those that they make as well. */
export function CollectionsScreen() {
  const t = useMessages('collections');
  const panelId = useId();
  const isAdministrator = useAccount().authorities.includes('ADMIN');
  const [place, go] = usePlace();
  const isManaging = isAdministrator && place.isManaging;
  usePageTitle(t('title'));
  const choose = (key: string): void =>
    go({ isManaging: key === 'manage', collection: null, page: 0, sort: 'ALPHA_ASC' });

  return (
    <Screen>
      <ScreenTitle>{t('title')}</ScreenTitle>
      {isAdministrator ? (
        <>
          <Tabs
            label={t('views')}
            tabs={[
              { key: 'had', label: t('had') },
              { key: 'manage', label: t('manage') },
            ]}
            chosen={isManaging ? 'manage' : 'had'}
            onChoose={choose}
            panelId={panelId}
          />
          <div
            className={styles.panel}
            id={panelId}
            role="tabpanel"
            aria-label={t(isManaging ? 'manage' : 'had')}
          >
            {isManaging ? <Managing whileLoading={<SkeletonRows rows={5} />} /> : <MemberDocuments />}
          </div>
        </>
      ) : (
        <MemberDocuments />
      )}
    </Screen>
  );
}
