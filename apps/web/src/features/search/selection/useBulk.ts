import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { client } from '../../../client/client.ts';
import { laterClient } from '../../../client/laterClient.ts';
import { queryKeys } from '../../../client/queryKeys.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { saveFile } from '../../../client/saveFile.ts';
import { fileOf } from '../../downloads/forDocumentPage.ts';
import { showToast } from '../../../ui/feedback/toasts.ts';
import { oneByOne, type Failed, type Progress } from './oneByOne.ts';
import { clearSelection, type Selected } from './selected.ts';
import { zipNames } from './zipNames.ts';

type Act = 'track' | 'favorite' | 'group' | 'download';

const pdfOf = ({ contentCode }: Selected, leaving: AbortController): Promise<Blob> =>
  fileOf({ contentCode, withNotes: false, leaving }, () => {});

const domains = {
  track: [queryKeys.tracking()],
  favorite: [queryKeys.favorites(), queryKeys.search('results')],
  group: [queryKeys.groups()],
  download: [],
};

/** Does something with all selected documents, one after another; the rest goes on after one that failed. */
export function useBulk(selected: readonly Selected[]) {
  const t = useMessages('selection');
  const queries = useQueryClient();
  const [progress, setProgress] = useState<Progress | null>(null);
  const [failed, setFailed] = useState<readonly Failed<Selected>[]>([]);
  const leaving = useRef(new AbortController());
  useEffect(() => () => leaving.current.abort(), []);

  const carryOut = async (act: Act, groupId: number): Promise<void> => {
    leaving.current = new AbortController();
    const { signal } = leaving.current;
    const files: [Selected, Blob][] = [];
    const result = await oneByOne(
      selected,
      async (document) => {
        if (act === 'download') files.push([document, await pdfOf(document, leaving.current)]);
        else await once(act, document, groupId);
      },
      { signal, onProgress: setProgress },
    );
    if (files.length > 0 && !signal.aborted) await saveZip(files);
    setProgress(null);
    if (act === 'download' && signal.aborted) return;
    setFailed(result.failed);
    for (const queryKey of domains[act]) void queries.invalidateQueries({ queryKey });
    if (result.done > 0) showToast({ kind: 'success', message: t(`done.${act}`, { count: result.done }) });
    if (result.failed.length === 0 && !signal.aborted) clearSelection();
  };
  return {
    /** Null while nothing is done. */
    progress,
    failed,
    run: (act: Act, groupId = 0): void => void (progress ?? carryOut(act, groupId)),
    giveUp: (): void => leaving.current.abort(),
    forgetFailed: (): void => setFailed([]),
  };
}

/** Saves files in one archive. They are not compressed again: PDFs are. */
async function saveZip(files: readonly [Selected, Blob][]): Promise<void> {
  const { downloadZip } = await import('client-zip');
  const names = zipNames(files.map(([{ displayDesignation }]) => displayDesignation));
  const entries = files.map(([, input], at) => ({ name: names[at] ?? `${at}.pdf`, input }));
  saveFile(await downloadZip(entries).blob(), 'documents.zip');
}

async function once(
  act: Exclude<Act, 'download'>,
  { contentCode, contentId }: Selected,
  groupId: number,
): Promise<unknown> {
  if (act === 'favorite') return client.favorites.addFavorite({ body: { content: { contentId } } });
  if (act === 'group')
    return laterClient.groups.changeDocuments({
      body: { sharedWithGroupID: groupId, addContentCodes: [contentCode] },
    });
  const { data } = await client.tracking.track({ query: { contentCode } });
  // The tracker says of itself that it is out of service.
  if (typeof data === 'string') throw new Error(data);
  return data;
}
