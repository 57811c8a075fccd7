import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { saveAnswer } from '../../client/saveAnswer.ts';
import { Button } from '../buttons/Button.tsx';
import { showToast } from '../feedback/toasts.ts';
import { useMessages } from '../../i18n/useMessages.ts';

type Props = { label: string; fetchFile: () => Promise<Response> };

/** Saves a file that the server writes. */
export function SaveFile({ label, fetchFile }: Props) {
  const t = useMessages('admin');
  const saving = useMutation({
    meta: { isHandled: true },
    mutationFn: async () => saveAnswer(await fetchFile()),
    onError: () => showToast({ kind: 'error', message: t('notSaved') }),
  });
  return (
    <Button
      icon={<IconDownload size={16} stroke={1.6} aria-hidden />}
      aria-disabled={saving.isPending || undefined}
      onClick={() => saving.isPending || saving.mutate()}
    >
      {label}
    </Button>
  );
}
