import { trustedHtml } from '@norma/reader/trusted';
import { useEffect, useRef } from 'react';
import styles from './MailFrame.module.css';

/**
 * A mail as its reader would see it, in a frame without scripts. The page allows no styles written into elements: they
 * are set one by one, which it does allow.
 */
export function MailFrame({ html, title }: { html: string; title: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const shown = frame.current;
    if (!shown) return undefined;
    const dress = (): void => {
      const page = shown.contentDocument;
      if (!page) return;
      for (const element of page.querySelectorAll<HTMLElement>('[style]'))
        element.style.cssText = element.getAttribute('style') ?? '';
      shown.style.blockSize = `${page.documentElement.scrollHeight}px`;
    };
    shown.addEventListener('load', dress);
    const nonce = document.querySelector<HTMLElement>('[nonce]')?.nonce ?? '';
    shown.srcdoc = trustedHtml(html.replace('<style>', `<base target="_blank"><style nonce="${nonce}">`));
    return () => shown.removeEventListener('load', dress);
  }, [html]);
  return (
    <iframe className={styles.frame} ref={frame} sandbox="allow-same-origin allow-popups" title={title} />
  );
}
