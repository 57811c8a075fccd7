import { IconFile, IconLock, IconPrinter, IconFileExport } from '@tabler/icons-react';
import { fileLimits } from '@norma/reader/check';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../ui/buttons/Button.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { Form } from '../../../ui/forms/Form.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { useFileSizeFormat } from '../../../ui/forms/useFileSizeFormat.ts';
import { DimensionLine } from '../../../ui/layout/DimensionLine.tsx';
import { Screen } from '../../../ui/layout/Screen.tsx';
import { ScreenHead } from '../../../ui/layout/ScreenHead.tsx';
import { useDateFormat } from '../../../ui/text/useDateFormat.ts';
import { useNumberFormat } from '../../../ui/text/useNumberFormat.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { usePageTitle } from '../../../i18n/usePageTitle.ts';
import { CheckReport } from './CheckReport.tsx';
import { DropZone } from './DropZone.tsx';
import { saveReport } from './exported.ts';
import { useFileCheck, type CheckState } from './useFileCheck.ts';
import styles from './CheckScreen.module.css';

const icon = { size: 16, stroke: 1.6, 'aria-hidden': true } as const;

/** The formats that a report is saved in. */
const formats = [
  ['csv', 'CSV'],
  ['json', 'JSON'],
] as const;

/** Checks the references of a file, which stays on the device. */
export function CheckScreen() {
  const t = useMessages('references');
  const verdicts = useMessages('related');
  const { state, check, givePassword, discard, again } = useFileCheck();
  const [isWhole, setWhole] = useState(false);
  usePageTitle(t('check.title'));
  const print = (): void => {
    flushSync(() => setWhole(true)); // Paper has no "Show more".
    window.print();
    setWhole(false);
  };
  const report = state.at === 'report' ? state.report : null;
  return (
    <Screen className={styles.room}>
      <ScreenHead
        title={t('check.title')}
        about={t('check.about')}
        actions={
          report && (
            <div className={styles.ways}>
              {formats.map(([format, name]) => (
                <Button
                  key={format}
                  icon={<IconFileExport {...icon} />}
                  onClick={() => saveReport(report, format, { t, verdicts })}
                >
                  {name}
                </Button>
              ))}
              <Button icon={<IconPrinter {...icon} />} onClick={print}>
                {verdicts('health.print')}
              </Button>
            </div>
          )
        }
      />
      {state.at === 'unprepared' ? (
        <ErrorState title={t('check.unprepared')} error={state.error} onRetry={again}>
          {t('check.unpreparedText')}
        </ErrorState>
      ) : (
        <div className={styles.panes}>
          <div className={styles.file}>
            <FilePane state={state} onDiscard={discard} />
          </div>
          <div className={styles.promise}>
            <IconLock className={styles.lock} size={16} stroke={1.6} aria-hidden />
            <div>
              <p>
                <b>{t('check.stays')}</b>{' '}
                {state.at === 'report' && t('check.requests', { count: state.requests })}
              </p>
              <p className={styles.small}>{t('check.how')}</p>
            </div>
          </div>
        </div>
      )}
      {state.at === 'locked' && (
        <div className={styles.password}>
          <Form
            label={t('password.label')}
            submit={t('card.open')}
            onSend={async (typed) => {
              const password = typed.get('password');
              givePassword(typeof password === 'string' ? password : '');
              return undefined;
            }}
            actions={<Button onClick={discard}>{t('cancel')}</Button>}
          >
            <TextField
              label={t('password.label')}
              name="password"
              type="password"
              autoComplete="off"
              hint={t('password.hint')}
              error={state.isWrong ? t('password.wrong') : undefined}
              required
            />
          </Form>
        </div>
      )}
      {report && <CheckReport report={report} isWhole={isWhole} />}
      {state.at !== 'reading' && state.at !== 'locked' && state.at !== 'unprepared' && (
        <DropZone
          isFirst={state.at === 'preparing' || state.at === 'ready'}
          isDisabled={state.at === 'preparing'}
          onFile={check}
        />
      )}
    </Screen>
  );
}

/** What the file is, and how far it is read. */
function FilePane({ state, onDiscard }: { state: CheckState; onDiscard: () => void }) {
  const t = useMessages('references');
  const size = useFileSizeFormat();
  const number = useNumberFormat();
  const day = useDateFormat();
  const cancel = useRef<HTMLButtonElement>(null);
  const isReading = state.at === 'reading';
  // The place that was pressed is gone while a file is read.
  useEffect(() => {
    if (isReading) cancel.current?.focus();
  }, [isReading]);
  if (state.at === 'preparing' || state.at === 'ready' || state.at === 'unprepared')
    return (
      <p className={styles.words} role="status">
        {t(state.at === 'ready' ? 'check.ready' : 'check.preparing')}
      </p>
    );
  const { file } = state;
  return (
    <>
      <div className={styles.head}>
        <IconFile size={18} stroke={1.6} aria-hidden />
        <div className={styles.names}>
          <p className={styles.name}>
            <bdi>{file.name}</bdi>
          </p>
          <p className={styles.small}>
            {state.at === 'report'
              ? t(`check.facts.${state.report.unit}`, {
                  count: state.report.read,
                  size: size(file.size),
                  seconds: number(Math.round(state.seconds * 10) / 10),
                  day: day(localDay(state.listed)),
                })
              : size(file.size)}
          </p>
        </div>
        <button className={styles.discard} type="button" ref={cancel} onClick={onDiscard}>
          {t(isReading ? 'cancel' : 'check.discard')}
        </button>
      </div>
      {isReading && <Reading progress={state.progress} />}
      {state.at === 'locked' && (
        <p className={styles.words} role="status">
          {t('password.needed')}
        </p>
      )}
      {state.at === 'report' && (
        <div role="status">
          <DimensionLine>
            {state.report.unit === 'page'
              ? t('check.page', { done: state.report.read, total: state.report.read })
              : t('check.share', { share: 1 })}
          </DimensionLine>
        </div>
      )}
      {state.at === 'unreadable' && (
        <div className={styles.words} role="alert">
          <p>
            <b>{t(`fault.${state.fault}`)}</b>
          </p>
          <p>
            {t(`faultText.${state.fault}`, {
              pdf: size(fileLimits.pdfBytes),
              docx: size(fileLimits.docxBytes),
              text: size(fileLimits.textBytes),
              unpacked: size(fileLimits.docxUnpackedBytes),
              pages: fileLimits.pdfPages,
            })}
          </p>
        </div>
      )}
    </>
  );
}

function Reading({ progress }: Pick<Extract<CheckState, { at: 'reading' }>, 'progress'>) {
  const t = useMessages('references');
  const { unit = 'byte', done = 0, total = 0 } = progress ?? {};
  const share = total > 0 ? Math.floor((100 * done) / total) : 0;
  const words = unit === 'page' ? t('check.page', { done, total }) : t('check.share', { share: share / 100 });
  return (
    <div
      className={styles.reading}
      role="progressbar"
      aria-label={t('check.reading')}
      aria-valuenow={share}
      aria-valuetext={words}
    >
      <DimensionLine>{words}</DimensionLine>
      <div className={styles.done} style={{ inlineSize: `${share}%` }} />
    </div>
  );
}

const localDay = (at: Date): string =>
  `${at.getFullYear()}-${String(at.getMonth() + 1).padStart(2, '0')}-${String(at.getDate()).padStart(2, '0')}`;
