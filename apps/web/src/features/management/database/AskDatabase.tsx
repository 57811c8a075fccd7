import { useMutation } from '@tanstack/react-query';
import { IconPlayerPlay } from '@tabler/icons-react';
import { useRef, type KeyboardEvent } from 'react';
import { administration } from '../../../client/administration.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Spinner } from '../../../ui/feedback/Spinner.tsx';
import { TextArea } from '../../../ui/forms/TextArea.tsx';
import { useMessages } from '../../../i18n/useMessages.ts';
import { AskedTable } from './AskedTable.tsx';
import { NotAnswered } from './NotAnswered.tsx';
import styles from './AskDatabase.module.css';

type Props = { limits: { rows: number; seconds: number; megabytes: number } };

/** A statement, the button that runs it, and what came of it. */
export function AskDatabase({ limits }: Props) {
  const words = useMessages('management');
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
          label={words('statement')}
          hint={words('statementHint', limits)}
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
            {words('run')}
          </Button>
          <span className={styles.hint}>{words('runHint')}</span>
          {asking.isPending && <Spinner label={words('running')} />}
        </div>
      </form>
      {asking.error && <NotAnswered error={asking.error} statement={asking.variables ?? ''} />}
      {asking.data && <AskedTable {...asking.data} />}
    </>
  );
}
