import type { TrackedChange } from '@norma/contracts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Designation } from '../../../ui/text/Designation.tsx';
import { dateInWords, documentPath } from '../../documents/index.ts';
import { useAccount, useFeature } from '../../session/index.ts';
import { dayOf } from './dayOf.ts';
import { changesQuery } from './queries.ts';
import { useMessages, type Translate } from '../../../i18n/useMessages.ts';
import { useIsWide } from '../../../ui/layout/useBreakpoint.ts';
import styles from './SinceLastVisit.module.css';

/** Changes of tracked documents since the last visit; next to the search on wide windows. */
export function SinceLastVisit() {
  const { userType } = useAccount();
  const hasTracker = useFeature('show-tracker');
  const isWide = useIsWide('xl');
  return isWide && hasTracker && userType === 'INDIVIDUAL' ? <Changes /> : null;
}

function Changes() {
  const t = useMessages('dashboard');
  const { i18n } = useTranslation();
  const { data } = useQuery(changesQuery);
  if (!data?.lastVisit || data.tracked === 0) return null;
  const { lastVisit, tracked, changed, changes } = data;
  const dateOf = (moment: string): string =>
    dateInWords({ of: 'lastUpdated', day: dayOf(moment) }, i18n.language);
  return (
    <aside className={styles.since} aria-labelledby="since-last-visit">
      <h2 className={styles.title} id="since-last-visit">
        {t('since.title')}
      </h2>
      {changes.length === 0 && <p className={styles.none}>{t('since.none')}</p>}
      {changes.map((change) => (
        <Change key={change.document.contentCode} change={change} date={dateOf(change.at)} />
      ))}
      <dl className={styles.facts}>
        <div className={styles.fact}>
          <dt>{t('since.changed')}</dt>
          <dd>{t('since.ofTracked', { changed, tracked })}</dd>
        </div>
        <div className={styles.fact}>
          <dt>{t('since.lastVisit')}</dt>
          <dd>{dateOf(lastVisit)}</dd>
        </div>
      </dl>
    </aside>
  );
}

function Change({ change, date }: { change: TrackedChange; date: string }) {
  const t = useMessages('dashboard');
  const isDrm = useAccount().contentSecurity['drm-view'] === 'Y';
  const { contentCode, designationNo } = change.document;
  return (
    <Link className={styles.change} to={documentPath({ contentCode, isDrm })}>
      <Designation value={designationNo} size="table" />
      <span className={styles.date}>{date}</span>
      <span className={styles.what}>{whatHappened(change, t)}</span>
    </Link>
  );
}

function whatHappened({ event, before }: TrackedChange, t: Translate<'dashboard'>): string {
  if (event === 'new-edition' && before !== null) return t('since.replaces', { before });
  return t(`since.${event}`);
}
