import type { ImportRejection, ImportReport } from '@norma/contracts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { administration } from '../../../client/administration.ts';
import { useNumber } from '../../../ui/useNumber.ts';
import { LongList } from '../LongList.tsx';
import { SaveFile } from '../SaveFile.tsx';
import { Section } from '../Section.tsx';
import { useWords } from '../useWords.ts';
import { rejectionKindsQuery, rejectionsQuery } from './queries.ts';
import parts from './ImportSheet.module.css';

/** What an import has rejected or left out, and why. */
export function ImportRejections({ report }: { report: ImportReport }) {
  const words = useWords();
  const list = useInfiniteQuery(rejectionsQuery(report));
  return (
    <Section name={words('import.rejections')}>
      <p className={parts.note}>{words('import.inEnglish')}</p>
      <Kinds report={report} />
      <LongList
        list={list}
        label={words('import.rejections')}
        keyOf={({ place }) => place}
        renderRow={(rejection) => <Rejection rejection={rejection} />}
        empty={words('import.noRejections')}
      />
      <div>
        <SaveFile
          label={words('saveCsv')}
          fetchFile={() => administration.ingestion.rejectionsFile({ params: { id: report.id } })}
        />
      </div>
    </Section>
  );
}

/** How often each kind of rejection or remark came, with the first documents of it. */
function Kinds({ report }: { report: ImportReport }) {
  const words = useWords();
  const number = useNumber();
  const { data: kinds = [] } = useQuery(rejectionKindsQuery(report));
  return (
    <ul>
      {kinds.map(({ reason, isTakenIn, count, examples }) => (
        <li key={`${isTakenIn} ${reason}`}>
          <b>{number(count)}</b> ×{' '}
          <span lang="en" dir="ltr">
            {reason}
          </span>
          <span className={parts.place}>
            {words(isTakenIn ? 'import.leftOut' : 'import.wasRejected')}
            {examples.map(({ designation, file, line }) => (
              <bdi key={`${file} ${line}`}> · {designation ?? file}</bdi>
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Rejection({
  rejection: { file, line, designation, isTakenIn, reason },
}: {
  rejection: ImportRejection;
}) {
  const words = useWords();
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
      <span className={parts.place}>
        {words(isTakenIn ? 'import.leftOut' : 'import.wasRejected')} · <bdi dir="ltr">{file}</bdi>
        {line !== null && ` · ${words('import.line', { line })}`}
      </span>
    </>
  );
}
