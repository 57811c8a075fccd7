import { useComputedColorScheme } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { credentials } from '../../../client/credentials.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import styles from './ApiDocsFrame.module.css';

/** The interactive documentation, a page of its own, which is told the access token when it makes a call. */
export function ApiDocsFrame() {
  const words = useMessages('management');
  const scheme = useComputedColorScheme();
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const answer = ({ source, origin, data, ports: [port] }: MessageEvent): void => {
      const isOurs = origin === location.origin && source === frame.current?.contentWindow;
      if (!isOurs || data !== 'access-token' || !port) return;
      void credentials()
        .token()
        .then((token) => port.postMessage(token));
    };
    addEventListener('message', answer);
    return () => removeEventListener('message', answer);
  }, []);
  return (
    // The library's own page, under a policy of its own: it needs scripts and its origin to make calls.
    // oxlint-disable-next-line react/iframe-missing-sandbox
    <iframe
      className={styles.frame}
      ref={frame}
      src={`/management/api-docs?scheme=${scheme}`}
      title={words('apiDocsFrame')}
    />
  );
}
