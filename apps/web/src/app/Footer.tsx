import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { SupportLink, useLanguages, useOwnText } from '../features/session/index.ts';
import { languageName } from '../ui/text/languageName.ts';
import { useKnown } from './useKnown.ts';
import { isOpen } from './entries.ts';
import styles from './Footer.module.css';

/** The foot of every page: whose library it is, where else to go, who helps, and in which languages. */
export function Footer() {
  const { t } = useTranslation();
  const known = useKnown();
  const ownText = useOwnText();
  const { publisherName, supportEmail, footer } = known.tenant;
  const hasVideos = isOpen(known, '/video');
  const sites = [
    ...footer.links,
    ...known.tenant['external-urls'].filter(({ position }) => position === 'bottom'),
  ];
  return (
    <footer className={styles.footer}>
      <div className={styles.whose}>
        <p>{t('shell.publisher', { publisher: publisherName })}</p>
        {footer.text && (
          <p>
            <Own {...ownText(footer.text, footer.texts)} />
          </p>
        )}
      </div>
      <ul className={styles.ways}>
        {sites.map(({ title, titles, url }, index) => (
          <li key={`${index} ${url}`}>
            <a href={url} target="_blank" rel="noreferrer">
              <Own {...ownText(title, titles)} />
            </a>
          </li>
        ))}
        {(hasVideos || supportEmail) && (
          <li className={styles.support}>
            {hasVideos ? <Link to="/video">{t('shell.support')}</Link> : t('shell.support')} <SupportLink />
          </li>
        )}
      </ul>
      <Languages />
    </footer>
  );
}

const Own = ({ own, lang }: { own: string; lang: string }) => <bdi lang={lang}>{own}</bdi>;

function Languages() {
  const { t } = useTranslation();
  const { offered, chosen, choose } = useLanguages();
  if (offered.length < 2) return null;
  return (
    <ul className={`${styles.ways} ${styles.languages}`} aria-label={t('shell.language')}>
      {offered.map((tag) => (
        <li key={tag}>
          <button
            className={styles.language}
            type="button"
            lang={tag}
            aria-pressed={tag === chosen}
            onClick={() => choose(tag)}
          >
            {languageName(tag)}
          </button>
        </li>
      ))}
    </ul>
  );
}
