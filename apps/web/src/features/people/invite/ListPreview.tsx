import type { InviteOutcome, InviteReport } from '@norma/contracts';
import { IconDownload } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { administration } from '../../../client/administration.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Form } from '../../../ui/forms/Form.tsx';
import { RadioGroup } from '../../../ui/forms/RadioGroup.tsx';
import { useListFormat } from '../../../ui/text/useListFormat.ts';
import type { GivenList } from './ChooseList.tsx';
import { saveCsv } from '../../../client/csv.ts';
import { PreviewTable } from './PreviewTable.tsx';
import { useMessages, type Translate } from '../../../i18n/useMessages.ts';
import styles from './ListPreview.module.css';
import { isolate } from '../../../i18n/isolate.ts';
import { queryKeys } from '../../../client/queryKeys.ts';

type Props = { given: GivenList; preview: InviteReport; onBack: () => void; onClose: () => void };

/** What comes of each line, and the button that does it; afterwards what came of them. */
export function ListPreview({ given, preview, onBack, onClose }: Props) {
  const t = useMessages('invitations');
  const list = useListFormat();
  const queries = useQueryClient();
  const [written, setWritten] = useState<(InviteReport & { isWritten: boolean }) | null>(null);
  const [mode, setMode] = useState<'valid' | 'all'>('valid');
  const report = written ?? preview;
  const { counts } = report;
  const toAdd = preview.counts.new + preview.counts.added;
  const isDone = written?.isWritten ?? false;

  const add = async (): Promise<void> => {
    const accountIds = given.accounts.map(({ id }) => id);
    const body = { file: given.file, accountIds, isAllOrNothing: mode === 'all' };
    setWritten(await administration.invitations.import({ body }));
    await queries.invalidateQueries({ queryKey: queryKeys.people() });
  };
  const statusText = (): string | null => {
    if (isDone) return t('written', { added: counts.new, joined: counts.added, left: counts.mistake });
    if (written) return t('nothingWritten');
    return toAdd === 0 && counts.mistake === 0 ? t('nothingToAdd') : null;
  };

  return (
    <div className={styles.preview}>
      <p className={styles.said} role="status">
        {statusText()}
      </p>
      {report.unread.length > 0 && (
        <p className={styles.unread}>
          {t('unread', {
            count: report.unread.length,
            headings: list(report.unread.map((heading) => isolate(heading))),
          })}
        </p>
      )}
      <PreviewTable report={report} firstShown={firstShown(report)} />
      {counts.mistake > 0 && (
        <Button
          className={styles.rejected}
          icon={<IconDownload size={16} stroke={1.6} aria-hidden />}
          onClick={() => saveCsv(rejectedRows(report, t), t('rejectedFile'))}
        >
          {t('rejected', { count: counts.mistake })}
        </Button>
      )}
      {isDone || toAdd === 0 ? (
        <div className={styles.actions}>
          <Button onClick={onBack}>{t('back')}</Button>
          <Button kind="primary" onClick={onClose}>
            {t('close')}
          </Button>
        </div>
      ) : (
        <Form
          label={t('importTitle')}
          submit={t('add', { count: toAdd })}
          onSend={add}
          isReady={mode === 'valid' || preview.counts.mistake === 0}
          actions={<Button onClick={onBack}>{t('back')}</Button>}
        >
          {preview.counts.mistake > 0 && (
            <RadioGroup
              label={t('ifMistakes')}
              options={[
                { value: 'valid', label: t('leaveOut') },
                { value: 'all', label: t('allOrNothing') },
              ]}
              value={mode}
              onChange={setMode}
            />
          )}
        </Form>
      )}
    </div>
  );
}

/** Lines with mistakes come first. */
const firstShown = ({ counts }: InviteReport): InviteOutcome | null =>
  counts.mistake > 0 ? 'mistake' : null;

/** The lines with mistakes as in the list, with what is wrong: to be corrected and imported again. */
function rejectedRows({ rows, headings }: InviteReport, t: Translate<'invitations'>): string[][] {
  const lines = rows
    .filter(({ outcome }) => outcome === 'mistake')
    .map(({ cells, mistakes }) => [
      ...headings.map((_, at) => cells[at] ?? ''),
      mistakes.map(({ reason, given }) => t(`mistake.${reason}`, { given })).join('; '),
    ]);
  return [[...headings, t('reason')], ...lines];
}
