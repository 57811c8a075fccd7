import { IconArrowsDiff, IconChevronDown, IconFileExport } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { saveAnswer } from '../../client/saveAnswer.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { showToast } from '../../ui/feedback/toasts.ts';
import { useIsNarrow } from '../../ui/layout/useBreakpoint.ts';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx';
import { Menu } from '../../ui/overlays/Menu.tsx';
import { Tooltip } from '../../ui/overlays/Tooltip.tsx';
import { useLibrary } from '../documents/forDocumentPage.ts';
import type { Pair } from './pair.ts';
import { exportOf, redlineOfferQuery, type ExportFormat } from './queries.ts';
import { saveRedline } from './redline.ts';
import { useRequirementsOnly } from './useRequirementsOnly.ts';
import styles from './LineActs.module.css';

const iconSize = 16;

type ActProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  label: string;
  icon: ReactNode;
  /** Whether its word is left out where there is room, too. */
  isBare?: boolean;
};

/** A button of the line above a comparison: an icon with its word, or alone where there is less room. */
export function Act({ label, icon, isBare: isAlwaysBare = false, ...rest }: ActProps) {
  const isBare = useIsNarrow('xl') || isAlwaysBare;
  const button = (
    <button type="button" {...rest} className={styles.act} aria-label={isBare ? label : undefined}>
      {icon}
      {!isBare && label}
    </button>
  );
  return isBare ? <Tooltip label={label}>{button}</Tooltip> : button;
}

/** Saves the redline of two editions, where the library offers one; under DRM nothing is saved. */
export function RedlineButton({ pair }: { pair: Pair }) {
  const t = useMessages('comparison');
  const { isDrm } = useLibrary();
  const { data: isOffered = false } = useQuery({ ...redlineOfferQuery(pair), enabled: !isDrm });
  const save = useMutation({
    meta: { isHandled: true },
    mutationFn: () => saveRedline(pair),
    onError: () => showToast({ kind: 'error', message: t('redlineFailed') }),
  });
  if (isDrm || !isOffered) return null;
  return (
    <Act
      label={t('redline')}
      icon={<IconArrowsDiff size={iconSize} stroke={1.6} aria-hidden />}
      aria-busy={save.isPending || undefined}
      onClick={() => save.isPending || save.mutate()}
    />
  );
}

const exportFormats = ['csv', 'json'] as const satisfies readonly ExportFormat[];

/** Saves the list of changes, narrowed to requirements where it is on the screen; under DRM nothing is saved. */
export function ExportMenu({ pair }: { pair: Pair }) {
  const t = useMessages('comparison');
  const { isDrm } = useLibrary();
  const [isRequirementsOnly] = useRequirementsOnly();
  const isBare = useIsNarrow('xl');
  const save = useMutation({
    meta: { isHandled: true },
    mutationFn: async (format: ExportFormat) =>
      saveAnswer(await exportOf(pair, { format, isRequirementsOnly })),
    onError: () => showToast({ kind: 'error', message: t('exportFailed') }),
  });
  if (isDrm) return null;
  const choose = (key: string): void => {
    const format = exportFormats.find((each) => each === key);
    if (format && !save.isPending) save.mutate(format);
  };
  return (
    <Menu
      className={styles.act}
      icon={<IconFileExport size={iconSize} stroke={1.6} aria-hidden />}
      label={
        <>
          {isBare ? <VisuallyHidden>{t('export')}</VisuallyHidden> : t('export')}
          {!isBare && <IconChevronDown size={14} stroke={1.6} aria-hidden />}
        </>
      }
      isBusy={save.isPending || undefined}
      items={exportFormats.map((key) => ({ key, label: t(`export.${key}`) }))}
      onChoose={choose}
    />
  );
}
