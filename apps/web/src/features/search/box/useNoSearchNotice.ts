import { useEffect } from 'react';
import { showToast } from '../../../ui/feedback/toasts.ts';
import { useMessages } from '../../../i18n/useMessages.ts';

/** Tells the reader once where the library offers no search at all. */
export function useNoSearchNotice(isOff: boolean): void {
  const words = useMessages('search');
  useEffect(() => {
    if (isOff) showToast({ kind: 'error', message: words('noSearchTypes') });
  }, [isOff, words]);
}
