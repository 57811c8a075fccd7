import { useTranslation } from 'react-i18next';
import { Spinner } from '../ui/feedback/Spinner.tsx';
import { useDelayed } from '../ui/hooks/useDelayed.ts';

/** Fills the screen while its code is fetched, once that takes long enough to notice. */
export function Loading() {
  const { t } = useTranslation();
  return useDelayed(true) ? <Spinner label={t('shell.loading')} /> : null;
}
