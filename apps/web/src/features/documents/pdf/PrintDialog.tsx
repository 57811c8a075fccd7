import type { PdfState, PdfView } from '@norma/reader';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/buttons/Button.tsx';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.tsx';
import { NumberField } from '../../../ui/forms/NumberField.tsx';
import { Progress } from '../../../ui/feedback/Progress.tsx';
import { RadioGroup } from '../../../ui/forms/RadioGroup.tsx';
import { useElapsedSeconds } from '../../../ui/hooks/useElapsedSeconds.ts';
import { usePrintedLine } from '../usePrintedLine.ts';
import { maxPrinted, pagesToPrint, type Which } from './pagesToPrint.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import styles from './PrintDialog.module.css';

type Props = {
  view: PdfView | undefined;
  state: Extract<PdfState, { status: 'ready' }>;
  onClose: () => void;
};

type Work = { step: 'asking' } | { step: 'preparing'; ready: number } | { step: 'failed' };

/** Asks which pages are printed, and prepares them; the browser then asks for the printer. */
export function PrintDialog({ view, state, onClose }: Props) {
  const t = useMessages('pdf-viewer');
  const foot = usePrintedLine();
  const { page, pageCount } = state;
  const isLong = pageCount > maxPrinted;
  const [which, setWhich] = useState<Which>(isLong ? 'some' : 'all');
  const [from, setFrom] = useState<number | undefined>(isLong ? page : 1);
  const [to, setTo] = useState<number | undefined>(Math.min(pageCount, (isLong ? page : 1) + maxPrinted - 1));
  const [work, setWork] = useState<Work>({ step: 'asking' });
  const end = useRef<AbortController>(null);
  useEffect(() => () => end.current?.abort(), []);
  const isBusy = work.step === 'preparing';
  const seconds = useElapsedSeconds(isBusy);
  const pages = pagesToPrint(which, { page, pageCount, from, to });
  const count = pages ? pages.to - pages.from + 1 : 0;

  const print = async (): Promise<void> => {
    if (!view || !pages) return;
    const { signal } = (end.current = new AbortController());
    setWork({ step: 'preparing', ready: 0 });
    try {
      await view.print({
        ...pages,
        foot,
        signal,
        onProgress: (ready) => setWork({ step: 'preparing', ready }),
      });
      onClose();
    } catch {
      if (!signal.aborted) setWork({ step: 'failed' });
    }
  };
  const close = (): void => {
    end.current?.abort();
    onClose();
  };
  const options: { value: Which; label: string }[] = [
    { value: 'all', label: t('printAll', { count: pageCount }) },
    { value: 'this', label: t('printThis', { page }) },
    { value: 'some', label: t('printSome') },
  ];

  return (
    <ConfirmDialog
      isOpen
      title={t('printTitle')}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{t('cancel')}</Button>
          {!isBusy && (
            <Button kind="primary" disabled={!pages} onClick={() => void print()}>
              {t('printNow', { count })}
            </Button>
          )}
        </>
      }
    >
      {isBusy ? (
        <Progress
          label={t('printing', { page: Math.min(work.ready + 1, count), count })}
          done={count === 0 ? 0 : work.ready / count}
          seconds={seconds}
        />
      ) : (
        <>
          <RadioGroup
            label={t('printWhich')}
            options={isLong ? options.slice(1) : options}
            value={which}
            onChange={setWhich}
          />
          {which === 'some' && (
            <div className={styles.range}>
              <NumberField
                label={t('printFrom')}
                value={from}
                onChange={setFrom}
                min={1}
                max={pageCount}
                isWhole
              />
              <NumberField
                label={t('printTo')}
                value={to}
                onChange={setTo}
                min={from ?? 1}
                max={pageCount}
                isWhole
              />
            </div>
          )}
          {isLong && <p className={styles.limit}>{t('printMost', { count: maxPrinted })}</p>}
          {work.step === 'failed' && (
            <p className={styles.failed} role="alert">
              {t('printFailed')}
            </p>
          )}
        </>
      )}
    </ConfirmDialog>
  );
}
