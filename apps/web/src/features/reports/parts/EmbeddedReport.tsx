import { IconExternalLink } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { ScreenTitle } from '../../../ui/layout/Screen.tsx';
import { usePlace } from '../place.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import styles from './EmbeddedReport.module.css';

/** How long a report may take until the reader is told that it does not come. */
const patienceMs = 20_000;

/**
 * The report of a reporting service in a frame that cannot reach out of itself. Browsers do not tell whether another site
 * came as it should: where nothing came at all the reader is told so, and the other ways to the figures always are below.
 */
export function EmbeddedReport({ title, address }: { title: string; address: string }) {
  const t = useMessages('reports');
  const { addressOf } = usePlace();
  const [attempt, setAttempt] = useState(1);
  const [state, setState] = useState<'coming' | 'there' | 'missing'>('coming');
  const { host, origin } = new URL(address, window.location.href);

  useEffect(() => {
    if (state !== 'coming') return undefined;
    const timer = setTimeout(() => setState('missing'), patienceMs);
    const onBlocked = ({ blockedURI, effectiveDirective }: SecurityPolicyViolationEvent): void => {
      if (effectiveDirective === 'frame-src' && blockedURI.startsWith(origin)) setState('missing');
    };
    document.addEventListener('securitypolicyviolation', onBlocked);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('securitypolicyviolation', onBlocked);
    };
  }, [state, origin]);

  const here = (
    <Link className={styles.way} to={addressOf({ isHere: true })}>
      {t('embeddedHere')}
    </Link>
  );
  return (
    <>
      <ScreenTitle>{title}</ScreenTitle>
      {state === 'missing' ? (
        <ErrorState
          title={t('embeddedFailed', { host })}
          actions={here}
          onRetry={() => {
            setAttempt(attempt + 1);
            setState('coming');
          }}
        >
          {t('embeddedFailedText')}
        </ErrorState>
      ) : (
        <>
          <iframe
            className={styles.frame}
            key={attempt}
            title={title}
            src={address}
            sandbox={sandboxOf(origin)}
            referrerPolicy="no-referrer"
            aria-busy={state === 'coming'}
            onLoad={() => setState((now) => (now === 'coming' ? 'there' : now))}
          />
          <p className={styles.foot}>
            <span>{t('embeddedBy', { host })}</span>
            <span>{t('embeddedMissing')}</span>
            <a className={styles.way} href={address} target="_blank" rel="noopener noreferrer">
              {t('embeddedTab')}
              <IconExternalLink size={14} stroke={1.6} aria-hidden />
            </a>
            {here}
          </p>
        </>
      )}
    </>
  );
}

/** A page of our own origin that kept it could take its own sandbox away. */
const sandboxOf = (origin: string): string =>
  [
    'allow-scripts allow-forms allow-popups allow-downloads',
    origin === window.location.origin ? '' : 'allow-same-origin',
  ]
    .join(' ')
    .trim();
