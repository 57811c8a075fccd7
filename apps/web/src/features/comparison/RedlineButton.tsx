import { useMutation, useQuery } from '@tanstack/react-query';
import { IconDownload } from '@tabler/icons-react';
import { Button } from '../../ui/buttons/Button.tsx';
import { showToast } from '../../ui/feedback/Toasts.tsx';
import { saveFile } from '../../client/saveFile.ts';
import { useLibrary } from '../documents/forDocumentPage.ts';
import type { Pair } from './pair.ts';
import { redlineOf, redlineOfferQuery } from './queries.ts';
import { useMessages } from '../../i18n/useMessages.ts';

/** Saves the redline of two editions, where the library offers one; under DRM nothing is saved. */
export function RedlineButton({ pair }: { pair: Pair }) {
  const words = useMessages('comparison');
  const { isDrm } = useLibrary();
  const { data: isOffered = false } = useQuery({ ...redlineOfferQuery(pair), enabled: !isDrm });
  const save = useMutation({
    meta: { isHandled: true },
    mutationFn: async () => saveFile(await redlineOf(pair), `${pair.young.designationNo} redline.pdf`),
    onError: () => showToast({ kind: 'error', message: words('redlineFailed') }),
  });
  if (isDrm || !isOffered) return null;
  return (
    <Button
      icon={<IconDownload size={16} stroke={1.6} aria-hidden />}
      aria-busy={save.isPending || undefined}
      onClick={() => save.isPending || save.mutate()}
    >
      {words('redline')}
    </Button>
  );
}
