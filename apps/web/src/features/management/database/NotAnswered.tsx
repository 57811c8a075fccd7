import { CallRefused } from '../../../client/client.ts';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { useMessages } from '../../../i18n/useMessages.ts';
import { placeOf } from './placeOf.ts';
import styles from './NotAnswered.module.css';
import { isolateLtr } from '../../../i18n/isolate.ts';

type Props = { error: unknown; statement: string };

/** Why a statement has no answer: in the words of PostgreSQL where it was that which refused, and at which place. */
export function NotAnswered({ error, statement }: Props) {
  const words = useMessages('management');
  const refused = error instanceof CallRefused ? error : null;
  if (refused?.code === 'answer-too-large')
    return <ErrorState title={words('tooLarge')}>{words('tooLargeText')}</ErrorState>;
  if (refused?.code !== 'statement-refused')
    return (
      <ErrorState title={words('didNotWork')} {...(refused && { requestId: refused.requestId })}>
        {words('failedText')}
      </ErrorState>
    );
  const { message = '', code = '', position } = refused.params;
  const place = position === undefined ? null : placeOf(statement, Number(position));
  return (
    <ErrorState title={words('statementRefused')}>
      <bdi className={styles.said} lang="en">
        {message}
      </bdi>
      {place && (
        <pre className={styles.line} dir="ltr">
          {place.before}
          <mark className={styles.here}>{place.here}</mark>
          {place.after}
        </pre>
      )}
      <span className={styles.facts}>
        {place && <span>{words('atPlace', { line: place.line, column: place.column })}</span>}
        <span>{words('code', { code: isolateLtr(code) })}</span>
      </span>
    </ErrorState>
  );
}
