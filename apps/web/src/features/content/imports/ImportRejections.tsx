import type { ImportRejection, ImportReport } from '@norma/contracts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { administration } from '../../../client/administration.ts';
import { LongList } from '../LongList.tsx';
import { SaveFile } from '../SaveFile.tsx';
import { Section } from '../Section.tsx';
import { useWords } from '../useWords.ts';
import { rejectionsQuery } from './queries.ts';
import parts from './ImportSheet.module.css';

/** What an import has rejected or left out, and why. */
export function ImportRejections({ report }: { report: ImportReport }) {
  const words = useWords();
  const list = useInfiniteQuery(rejectionsQuery(report));
  return (
    <Section name={words('import.rejections')}>
      <p className={parts.note}>{words('import.inEnglish')}</p>
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
