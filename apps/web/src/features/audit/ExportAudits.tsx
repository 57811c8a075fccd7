import { useMutation } from '@tanstack/react-query';
import { IconDownload } from '@tabler/icons-react';
import { saveFile } from '../../client/saveFile.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { showToast } from '../../ui/feedback/toasts.ts';
import type { Place } from './place.ts';
import { auditsAsCsv } from './queries.ts';
import { useMessages } from '../../i18n/useMessages.ts';

/** Saves what is shown, on all of its pages, as a table for spreadsheets. */
export function ExportAudits({ place }: { place: Place }) {
  const words = useMessages('audit');
  const saving = useMutation({
    meta: { isHandled: true },
    mutationFn: () => auditsAsCsv(place),
    onSuccess: (file) => saveFile(file, `audits-${place.days.from}-${place.days.to}.csv`),
    onError: () => showToast({ kind: 'error', message: words('exportFailed') }),
  });
  return (
    <Button
      icon={<IconDownload size={16} stroke={1.6} aria-hidden />}
      aria-disabled={saving.isPending || undefined}
      onClick={() => saving.isPending || saving.mutate()}
    >
      {words('export')}
    </Button>
  );
}
