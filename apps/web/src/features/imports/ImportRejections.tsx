import type { ImportRejection, ImportReport, RejectionKind } from '@norma/contracts';
import { wireStatusOf } from '@norma/editions/meaning';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { administration } from '../../client/administration.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Status } from '../../ui/text/Status.tsx';
import { useNumberFormat } from '../../ui/text/useNumberFormat.ts';
import { LongList } from './LongList.tsx';
import { SaveFile } from '../../ui/admin/SaveFile.tsx';
import { Section } from '../../ui/admin/Section.tsx';
import { useMessages } from '../../i18n/useMessages.ts';
import { MapStatus } from './MapStatus.tsx';
import { rejectionKindsQuery, rejectionsQuery } from './queries.ts';
import styles from './ImportSheet.module.css';

/** What an import has rejected, and what there is to say of what it has imported. */
export function ImportRejections({ report }: { report: ImportReport }) {
  const t = useMessages('imports');
  const list = useInfiniteQuery(rejectionsQuery(report));
  return (
    <Section name={t('import.rejections')}>
      <p className={styles.note}>{t('import.inEnglish')}</p>
      <Kinds report={report} />
      <LongList
        list={list}
        label={t('import.rejections')}
        keyOf={({ place }) => place}
        renderRow={(rejection) => <Rejection rejection={rejection} />}
        empty={t('import.noRejections')}
      />
      <div>
        <SaveFile
          label={t('saveCsv')}
          fetchFile={() => administration.imports.rejectionsFile({ params: { id: report.id } })}
        />
      </div>
    </Section>
  );
}

/** How often each kind of rejection or remark came, with the first documents of it. */
function Kinds({ report }: { report: ImportReport }) {
  const t = useMessages('imports');
  const number = useNumberFormat();
  const { data: kinds = [] } = useQuery(rejectionKindsQuery(report));
  const [mapped, setMapped] = useState<UnknownStatus | null>(null);
  return (
    <>
      <ul>
        {kinds.map(({ reason, isTakenIn, count, status, examples }) => (
          <li key={JSON.stringify([isTakenIn, reason, status?.publisher])}>
            <b>{number(count)}</b> ×{' '}
            <span lang="en" dir="ltr">
              {reason}
            </span>
            <span className={styles.place}>
              {t(isTakenIn ? 'import.remark' : 'import.wasRejected')}
              {examples.map(({ designation, file, line }) => (
                <bdi key={`${file} ${line}`}> · {designation ?? file}</bdi>
              ))}
            </span>
            {status && <Mapping status={status} onMap={() => setMapped(status)} />}
          </li>
        ))}
      </ul>
      {mapped && <MapStatus {...mapped} onClose={() => setMapped(null)} />}
    </>
  );
}

type UnknownStatus = NonNullable<RejectionKind['status']>;

/** What a word of status means now, and the way to say so. */
function Mapping({
  status: { publisher, meaning, mayBeMapped },
  onMap,
}: {
  status: UnknownStatus;
  onMap: () => void;
}) {
  const t = useMessages('imports');
  return (
    <span className={styles.mapping}>
      <bdi>{publisher}</bdi>
      {meaning === null ? t('meaning.asGiven') : <Status status={wireStatusOf({ status: meaning })} />}
      {mayBeMapped && (
        <Button onClick={onMap}>{t(meaning === null ? 'meaning.map' : 'meaning.change')}</Button>
      )}
    </span>
  );
}

function Rejection({
  rejection: { file, line, designation, isTakenIn, reason },
}: {
  rejection: ImportRejection;
}) {
  const t = useMessages('imports');
  return (
    <>
      {designation && (
        <>
          <b>
            <bdi>{designation}</bdi>
          </b>{' '}
        </>
      )}
      <span lang="en" dir="ltr">
        {reason}
      </span>
      <span className={styles.place}>
        {t(isTakenIn ? 'import.remark' : 'import.wasRejected')} · <bdi dir="ltr">{file}</bdi>
        {line !== null && ` · ${t('import.line', { line })}`}
      </span>
    </>
  );
}
