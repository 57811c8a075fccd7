import { useQuery } from '@tanstack/react-query';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link, useLocation, useNavigate, useParams } from 'react-router';
import { CallRefused } from '../../../client/client.ts';
import { encodeQuery } from '../../../client/query.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Refused } from '../../../ui/Refused.tsx';
import { usePageTitle } from '../../../words/usePageTitle.ts';
import { compassPointQuery } from '../queries.ts';
import { useInputTypes } from '../texts/inputTypes.ts';
import { plainText } from '../texts/plainText.ts';
import { useWords } from '../useWords.ts';
import { History } from './History.tsx';
import { Head } from './Head.tsx';
import parts from './HistoryScreen.module.css';

/** What has become of a compass point, change by change. */
export function HistoryScreen() {
  const words = useWords();
  const { compasspointId = '', contentCode = '' } = useParams();
  const id = Number(compasspointId);
  const isNumber = Number.isSafeInteger(id) && id > 0;
  const { data, error, refetch } = useQuery({ ...compassPointQuery(id), enabled: isNumber });
  const input = useInputTypes(data?.point.contentCode ? data.point.contentID : undefined);
  const name = data && (plainText(data.point.name, input.name) || words('nameless'));
  usePageTitle(name ? words('historyOf', { name }) : words('changeHistory'));
  const isMissing = !isNumber || (error instanceof CallRefused && error.status === 404);

  return (
    <div className={parts.screen}>
      <Back contentCode={contentCode} />
      <h1 className={parts.title} tabIndex={-1}>
        {words('changeHistory')}
      </h1>
      {data && <Head point={data.point} name={name ?? ''} />}
      {isMissing ? (
        <Refused>{words('missingText')}</Refused>
      ) : error && !data ? (
        <ErrorState title={words('historyFailed')} onRetry={() => void refetch()}>
          {words('listFailedText')}
        </ErrorState>
      ) : (
        <History id={id} input={input} />
      )}
    </div>
  );
}

/** The way to where the reader has come from; from a link, to the compass points of the document. */
function Back({ contentCode }: { contentCode: string }) {
  const words = useWords();
  const { key } = useLocation();
  const navigate = useNavigate();
  const content = (
    <>
      <IconArrowLeft className={parts.arrow} size={16} stroke={1.6} aria-hidden />
      {words('back')}
    </>
  );
  if (key !== 'default')
    return (
      <button className={parts.back} type="button" onClick={() => void navigate(-1)}>
        {content}
      </button>
    );
  const path = `/document/${encodeQuery({ contentCode, tab: 'compass-points' })}`;
  return (
    <Link className={parts.back} to={path}>
      {content}
    </Link>
  );
}
