import { useMutation } from '@tanstack/react-query';
import { IconPlayerPlay } from '@tabler/icons-react';
import { useRef, type KeyboardEvent } from 'react';
import { administration } from '../../../client/administration.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Spinner } from '../../../ui/feedback/Spinner.tsx';
import { TextArea } from '../../../ui/forms/TextArea.tsx';
import { useMessages } from '../../../i18n/useMessages.ts';
import type { StatementRows } from '@norma/contracts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { CallRefused } from '../../../client/client.ts';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { placeOf } from './placeOf.ts';
import { isolateLtr } from '../../../i18n/isolate.ts';
import styles from './AskDatabase.module.css';

type Props = { limits: { rows: number; seconds: number; megabytes: number } };

/** A statement, a button to run it, and its result. */
export function AskDatabase({ limits }: Props) {
  const t = useMessages('management');
  const form = useRef<HTMLFormElement>(null);
  const asking = useMutation({
    meta: { isHandled: true },
    mutationFn: (statement: string) => administration.management.askDatabase({ body: { statement } }),
  });
  const runByKeys = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    form.current?.requestSubmit();
  };
  return (
    <>
      <form
        className={styles.form}
        ref={form}
        onSubmit={(event) => {
          event.preventDefault();
          const statement = new FormData(event.currentTarget).get('statement');
          if (typeof statement === 'string' && statement.trim() !== '' && !asking.isPending)
            asking.mutate(statement);
        }}
      >
        <TextArea
          className={styles.statement}
          label={t('statement')}
          hint={t('statementHint', limits)}
          name="statement"
          rows={6}
          required
          spellCheck={false}
          autoComplete="off"
          dir="ltr"
          onKeyDown={runByKeys}
        />
        <div className={styles.run}>
          <Button
            kind="primary"
            type="submit"
            icon={<IconPlayerPlay size={16} stroke={1.6} aria-hidden />}
            aria-disabled={asking.isPending || undefined}
          >
            {t('run')}
          </Button>
          <span className={styles.hint}>{t('runHint')}</span>
          {asking.isPending && <Spinner label={t('running')} />}
        </div>
      </form>
      {asking.error && <NotAnswered error={asking.error} statement={asking.variables ?? ''} />}
      {asking.data && <ResultTable {...asking.data} />}
    </>
  );
}

/** The result of a statement: rows in their order, with duplicates. */
function ResultTable({ columns, rows, isCut, ms }: StatementRows) {
  const t = useMessages('management');
  const numbered = rows.map((cells, at) => ({ at, cells }));
  const heads = columns.map((name, at) => ({ at, name }));
  return (
    <div className={styles.result}>
      <h2 className={styles.title}>{t('result')}</h2>
      <p className={styles.about} role="status">
        {isCut ? t('cut', { count: rows.length }) : t('rows', { count: rows.length })}
        {' · '}
        {t('took', { ms })}
      </p>
      {rows.length === 0 ? (
        <EmptyState title={t('noRows')}>{t('noRowsText')}</EmptyState>
      ) : (
        <div
          className={styles.place}
          dir="ltr"
          // A scrollable region must be focusable by keyboard, and have a name.
          {...{ role: 'region', 'aria-label': t('result'), tabIndex: 0 }}
        >
          <table className={styles.table}>
            <thead>
              <tr>
                {heads.map(({ at, name }) => (
                  <th className={styles.head} key={at} scope="col">
                    <bdi>{name}</bdi>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {numbered.map(({ at: row, cells }) => (
                <tr key={row}>
                  {heads.map(({ at }) => (
                    <td className={styles.cell} key={at}>
                      <Cell value={cells[at] ?? null} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </div>
  );
}

function Cell({ value }: { value: string | null }) {
  const t = useMessages('management');
  return value === null ? <i className={styles.null}>{t('null')}</i> : <bdi>{value}</bdi>;
}

type NotAnsweredProps = { error: unknown; statement: string };

/** Why a statement has no answer: in the words of PostgreSQL where it was that which refused, and at which place. */
function NotAnswered({ error, statement }: NotAnsweredProps) {
  const t = useMessages('management');
  const refused = error instanceof CallRefused ? error : null;
  if (refused?.code === 'answer-too-large')
    return <ErrorState title={t('tooLarge')}>{t('tooLargeText')}</ErrorState>;
  if (refused?.code !== 'statement-refused')
    return (
      <ErrorState title={t('didNotWork')} {...(refused && { requestId: refused.requestId })}>
        {t('failedText')}
      </ErrorState>
    );
  const { message = '', code = '', position } = refused.params;
  const place = position === undefined ? null : placeOf(statement, Number(position));
  return (
    <ErrorState title={t('statementRefused')}>
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
        {place && <span>{t('atPlace', { line: place.line, column: place.column })}</span>}
        <span>{t('code', { code: isolateLtr(code) })}</span>
      </span>
    </ErrorState>
  );
}
