import type { ReportId } from '@norma/contracts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { usePageTitle } from '../../../i18n/usePageTitle.ts';
import { Screen } from '../../../ui/layout/Screen.tsx';
import { SkeletonRows } from '../../../ui/feedback/SkeletonRows.tsx';
import { usePlace } from '../place.ts';
import { embeddingQuery } from '../queries.ts';
import { EmbeddedReport } from './EmbeddedReport.tsx';
import styles from './Report.module.css';

type Props = {
  report: ReportId;
  title: string;
  /** The report as the library shows it; it gets the way back to a reporting service, where there is one. */
  children: (service: string | null) => ReactNode;
};

/** A report where it is shown: by the tenant's reporting service, or else here. */
export function ReportPlace({ report, title, children }: Props) {
  usePageTitle(title);
  const { place } = usePlace();
  const { data: embedUrl, isPending } = useQuery(embeddingQuery(report));
  return (
    <Screen className={styles.screen}>
      {isPending && <SkeletonRows rows={8} />}
      {!isPending && embedUrl && !place.isHere && <EmbeddedReport title={title} address={embedUrl} />}
      {/* Where nobody could say who shows it, the library does. */}
      {!isPending && (!embedUrl || place.isHere) && children(embedUrl ?? null)}
    </Screen>
  );
}
