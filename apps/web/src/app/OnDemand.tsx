import { useQuery } from '@tanstack/react-query';
import { useEffect, type ComponentType, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '../ui/feedback/toasts.ts';

type Props<Shown> = {
  name: string;
  load: () => Promise<ComponentType<Shown>>;
  shown: Shown;
  /** Called where it cannot be fetched: the next one who wants it asks for it anew. */
  onMissing: () => void;
  /** Stands there until it has come. */
  children?: ReactNode;
};

/** A part of the shell that most visits never open: where it cannot be fetched the reader is told, and the page stays. */
export function OnDemand<Shown extends object>({ name, load, shown, onMissing, children }: Props<Shown>) {
  const { t } = useTranslation();
  const { data, isError } = useQuery({
    queryKey: ['shell', 'part', name],
    queryFn: async () => ({ Component: await load() }),
    staleTime: Infinity,
    gcTime: Infinity,
    networkMode: 'always',
    retry: false,
    meta: { isHandled: true },
  });
  useEffect(() => {
    if (!isError) return;
    showToast({ kind: 'error', message: t('error.unreachable') });
    onMissing();
  }, [isError, onMissing, t]);
  return data ? <data.Component {...shown} /> : children;
}
