import type { TenantOverview } from '@norma/contracts';
import { figuresOf, inkOnFill, papers, themeProperties } from '@norma/theme';
import type { CSSProperties } from 'react';
import { useMessages } from '../../../../i18n/useMessages.ts';
import { useNumberFormat } from '../../../../ui/text/useNumberFormat.ts';
import styles from './LookPreview.module.css';

type Props = { theme: TenantOverview['theme']; title: string };

const oneDecimal: Intl.NumberFormatOptions = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

/** How a library would look with a theme, in the light scheme, and its lowest contrast of text. */
export function LookPreview({ theme, title }: Props) {
  const t = useMessages('tenants');
  const number = useNumberFormat(oneDecimal);
  const texts = figuresOf(theme).filter(({ least }) => least === 4.5);
  const lowest = Math.min(...texts.map(({ ratio }) => ratio));
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>{t('tenant.preview')}</figcaption>
      <div className={styles.page} style={propertiesOf(theme)} aria-hidden>
        <div className={styles.bar}>
          <span className={styles.mark} />
          <bdi>{title}</bdi>
        </div>
        <div className={styles.desk}>
          <p className={styles.title}>{t('tenant.previewTitle')}</p>
          <p>
            {t('tenant.previewText')} <span className={styles.link}>{t('tenant.previewLink')}</span>
          </p>
          <span className={styles.button}>{t('tenant.previewButton')}</span>
        </div>
      </div>
      <p className={styles.contrast} aria-live="polite">
        {t('tenant.lowestContrast', { ratio: number(lowest) })}
      </p>
    </figure>
  );
}

/** What `tokens.css` says of a page in the light scheme, then what the theme says. */
const propertiesOf = (theme: TenantOverview['theme']): CSSProperties =>
  Object.fromEntries(
    [
      ['paper', papers[theme.paper].paper],
      ['desk', papers[theme.paper].desk],
      ['ink', inkOnFill],
      ['bar-bg', papers[theme.paper].paper],
      ['bar-ink', inkOnFill],
      ['bar-mark', theme.brand],
      ['font-title', 'var(--font-book)'],
      ['weight-title', '500'],
      ...themeProperties(theme),
    ].map(([name, value]) => [`--${name}`, value]),
  );
