import { useQueryClient } from '@tanstack/react-query';
import { useState, type ComponentType, type ReactNode } from 'react';
import { showToast } from '../../ui/Toasts.tsx';
import type { MoreEntry } from './moreEntries.ts';
import { partQuery } from '../documents/index.ts';
import { type OpenedProps, type PartProps } from '../documents/forDocumentPage.ts';
import { useMessages } from '../../i18n/useMessages.ts';

type Opened = {
  /** What has been opened and is not done yet. */
  opened: ReactNode;
  open: (entry: MoreEntry) => void;
};

/** Opens the dialogs of a document, one at a time; one that cannot be fetched now says so, and may be asked for again. */
export function useOpened(shown: PartProps): Opened {
  const words = useMessages('documents');
  const queries = useQueryClient();
  const [part, setPart] = useState<{ Component: ComponentType<OpenedProps> } | null>(null);
  const open = ({ key, load }: MoreEntry): void => {
    queries
      .fetchQuery(partQuery(key, load))
      .then(setPart)
      .catch(() => showToast({ kind: 'error', message: words('partFailed') }));
  };
  return { opened: part && <part.Component {...shown} onClose={() => setPart(null)} />, open };
}
