import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { DocumentScreen } from './DocumentScreen.tsx';
import { useLibrary } from './useLibrary.ts';

/** A document of a publisher that is read in the library; under DRM only the standalone view shows it. */
export function ContentAccess() {
  const { isDrm } = useLibrary();
  const { t } = useTranslation();
  if (!isDrm) return <DocumentScreen />;
  return <EmptyState title={t('page.notAuthorized')}>{t('page.notAuthorizedText')}</EmptyState>;
}
