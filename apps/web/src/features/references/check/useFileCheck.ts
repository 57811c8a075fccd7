import { FileCheck, fileLimits, type FileFault, type FileReport } from '@norma/reader/check';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../../client/client.ts';
import { laterClient } from '../../../client/laterClient.ts';

type Progress = { unit: 'page' | 'byte'; done: number; total: number };

/** What the screen shows. A file and its report are known nowhere else, and go with it. */
export type CheckState =
  | { at: 'preparing' }
  | { at: 'unprepared'; error: unknown }
  | { at: 'ready' }
  | { at: 'reading'; file: File; progress: Progress | null }
  | { at: 'locked'; file: File; isWrong: boolean }
  | { at: 'report'; file: File; report: FileReport; seconds: number; requests: number; listed: Date }
  | { at: 'unreadable'; file: File; fault: FileFault };

type Prepared = { check: FileCheck; listed: Date };

/** Faces and letters that reports are set in: none of them may be fetched for a file. */
const faces = ['Mono', 'Sans Arabic', 'Sans Variable', 'Serif'].flatMap((face) =>
  [400, 500, 550, 600].map((weight) => `${weight} 1em "IBM Plex ${face}"`),
);
const letters = 'Aa0“”–…›→ÖčГжΩ';

const loadFaces = () => Promise.all(faces.map((face) => document.fonts.load(face, letters).catch(() => [])));

async function prepare(languages: readonly string[], signal: AbortSignal): Promise<Prepared> {
  const publishers = await client.search.publishers({}, { signal });
  const lists = await Promise.all(
    publishers.map(async ({ key: publisher }) => {
      const list = await laterClient.references.statusList({ query: { publisher } }, { signal });
      return list.text();
    }),
  );
  const [check] = await Promise.all([FileCheck.prepare({ lists, languages, signal }), loadFaces()]);
  return { check, listed: new Date() };
}

/** Checks files, one after the other, in workers that are made ready before the first one is there. */
export function useFileCheck() {
  const { language } = useTranslation().i18n;
  const [state, setState] = useState<CheckState>({ at: 'preparing' });
  const [attempt, setAttempt] = useState(0);
  const prepared = useRef<Prepared | null>(null);
  const stopWatching = useRef<() => number>(() => 0);

  useEffect(() => {
    const leaving = new AbortController();
    const begin = async (): Promise<void> => {
      setState({ at: 'preparing' });
      try {
        const ready = await prepare([language], leaving.signal);
        if (leaving.signal.aborted) return ready.check.end();
        prepared.current = ready;
        setState({ at: 'ready' });
      } catch (error) {
        if (!leaving.signal.aborted) setState({ at: 'unprepared', error });
      }
    };
    void begin();
    return () => {
      leaving.abort();
      stopWatching.current();
      prepared.current?.check.end();
      prepared.current = null;
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another attempt prepares again
  }, [language, attempt]);

  const again = useCallback(() => setAttempt((before) => before + 1), []);

  const check = useCallback((file: File): void => {
    const ready = prepared.current;
    if (!ready) return;
    const began = performance.now();
    stopWatching.current();
    stopWatching.current = countRequests();
    if (file.size > fileLimits.pdfBytes) return setState({ at: 'unreadable', file, fault: 'too-large' });
    setState({ at: 'reading', file, progress: null });
    ready.check.check(file, {
      onProgress: (progress) => setState({ at: 'reading', file, progress }),
      onPassword: (isWrong) => setState({ at: 'locked', file, isWrong }),
      onReport: (report) => {
        const seconds = (performance.now() - began) / 1000;
        const requests = stopWatching.current();
        setState({ at: 'report', file, report, seconds, requests, listed: ready.listed });
      },
      onFault: (fault) => {
        if (fault === 'stuck') prepared.current = null;
        setState({ at: 'unreadable', file, fault });
      },
    });
  }, []);

  const givePassword = useCallback((password: string): void => {
    setState((before) =>
      before.at === 'locked' ? { at: 'reading', file: before.file, progress: null } : before,
    );
    prepared.current?.check.givePassword(password);
  }, []);

  /** Forgets the file; workers that are still at it are ended, and others made ready. */
  const discard = useCallback((): void => {
    if (state.at === 'reading' || state.at === 'locked' || !prepared.current) again();
    else setState({ at: 'ready' });
  }, [state.at, again]);

  return { state, check, givePassword, discard, again };
}

/** Counts what the page asks the network for; the answer says how much it was, and ends that. */
function countRequests(): () => number {
  let count = 0;
  const observer = new PerformanceObserver((list) => (count += list.getEntries().length));
  observer.observe({ type: 'resource' });
  return () => {
    count += observer.takeRecords().length;
    observer.disconnect();
    return count;
  };
}
