import { IconX } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccount } from '../features/session/index.ts';
import { IconButton } from '../ui/buttons/IconButton.tsx';
import { bannerKey, isBannerDue, untilBannerChanges, type Banner as Said } from './bannerState.ts';
import styles from './Banner.module.css';

/** What the library has to say above every page, for a while, unless the reader has closed it. */
export function Banner() {
  const { banner } = useAccount();
  return banner && <DueBanner key={bannerKey(banner)} banner={banner} />;
}

function DueBanner({ banner }: { banner: Said }) {
  const { t } = useTranslation();
  const isDue = useIsDue(banner);
  const [isClosed, setClosed] = useState(() => wasClosed(banner));
  if (!isDue || isClosed) return null;
  const close = (): void => {
    rememberClosed(banner);
    setClosed(true);
  };
  return (
    <aside className={styles.banner} aria-label={t('banner.label')}>
      <p className={styles.text}>
        <bdi>{banner.text}</bdi>
      </p>
      <IconButton className={styles.close ?? ''} label={t('banner.close')} onClick={close}>
        <IconX size={16} stroke={1.6} aria-hidden />
      </IconButton>
    </aside>
  );
}

/** Timers wait 24.8 days at most. */
const longestTimerMs = 2 ** 31 - 1;

/** Whether the banner is due; updated when that changes. */
function useIsDue(banner: Said): boolean {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const wait = untilBannerChanges(banner, now);
    if (wait === null) return;
    const timer = setTimeout(() => setNow(new Date()), Math.min(wait, longestTimerMs));
    return () => clearTimeout(timer);
  }, [banner, now]);
  return isBannerDue(banner, now);
}

const closedBanner = 'norma.closed-banner';

// A browser that forbids storage shows the banner again on the next visit.
function wasClosed(banner: Said): boolean {
  try {
    return sessionStorage.getItem(closedBanner) === bannerKey(banner);
  } catch {
    return false;
  }
}

function rememberClosed(banner: Said): void {
  try {
    sessionStorage.setItem(closedBanner, bannerKey(banner));
  } catch {
    // See above.
  }
}
