import { IconArrowsDiff } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { useMessages } from '../../i18n/useMessages.ts';
import { showToast } from '../../ui/feedback/toasts.ts';
import { useIsNarrow } from '../../ui/layout/useBreakpoint.ts';
import { Tooltip } from '../../ui/overlays/Tooltip.tsx';
import { useLibrary } from '../documents/forDocumentPage.ts';
import type { Pair } from './pair.ts';
import { redlineOfferQuery } from './queries.ts';
import { saveRedline } from './redline.ts';
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
