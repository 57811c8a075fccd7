import type { ReportAccount, ReportId } from '@norma/contracts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Figures } from '../../../i18n/Figures.tsx';
import { useMessages } from '../../../i18n/useMessages.ts';
import { usePageTitle } from '../../../i18n/usePageTitle.ts';
import { SkeletonRows } from '../../../ui/feedback/SkeletonRows.tsx';
import { Screen, ScreenTitle } from '../../../ui/layout/Screen.tsx';
import { usePlace } from '../place.ts';
import { embeddingQuery } from '../queries.ts';
import { DaysMenu } from './DaysMenu.tsx';
import { EmbeddedReport } from './EmbeddedReport.tsx';
import headStyles from './ReportHead.module.css';
import linkStyles from './EmbeddedReport.module.css';
import styles from './Report.module.css';

type Props = { report: ReportId; title: string; children: ReactNode };

/** A report: of the tenant's reporting service where there is one, and otherwise the one of the library. */
export function ReportScreen({ report, title, children }: Props) {
  usePageTitle(title);
  const { place } = usePlace();
  const { data: embedUrl, isPending } = useQuery(embeddingQuery(report));
  return (
    <Screen className={styles.screen}>
      {isPending && <SkeletonRows rows={8} />}
      {!isPending && embedUrl && !place.isHere && <EmbeddedReport title={title} address={embedUrl} />}
      {/* Also where it is unknown whether there is a service. */}
      {!isPending && (!embedUrl || place.isHere) && children}
    </Screen>
  );
}

type HeadProps = {
  report: ReportId;
  title: string;
  /** The account of the report; null for all accounts, undefined while it is not known. */
  account: ReportAccount | null | undefined;
  saveTable: ReactNode;
};

/** The title of a report and whose it is, the choice of days, the tables to save, and a link to a reporting service. */
export function ReportHead({ report, title, account, saveTable }: HeadProps) {
  const t = useMessages('reports');
  const { place, goTo, addressOf } = usePlace();
  // Only read: a failed query that is fetched again here would unmount this.
  const { data: service } = useQuery({ ...embeddingQuery(report), enabled: false });
  return (
    <>
      <header className={headStyles.head}>
        <div className={headStyles.words}>
          <ScreenTitle>{title}</ScreenTitle>
          <p className={headStyles.about}>
            {account === null && t('ofEveryAccount')}
            {account && <Figures>{t('ofAccount', { name: account.name, number: account.number })}</Figures>}
          </p>
        </div>
        <div className={headStyles.actions}>
          <DaysMenu place={place} onChoose={(range) => goTo({ range, page: 0 })} />
          {saveTable}
        </div>
      </header>
      {service && (
        <p className={linkStyles.foot}>
          <Link className={linkStyles.way} to={addressOf({ isHere: false })}>
            {t('embeddedAgain', { host: new URL(service, window.location.href).host })}
          </Link>
        </p>
      )}
    </>
  );
}
