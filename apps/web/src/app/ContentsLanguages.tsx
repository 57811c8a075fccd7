import { useTranslation } from 'react-i18next';
import { useLanguages } from '../features/session/index.ts';
import { languageName } from '../ui/text/languageName.ts';
import styles from './ContentsLanguages.module.css';

/** The languages of the interface, for windows whose header has no room for them. */
export function ContentsLanguages() {
  const { t } = useTranslation();
  const { offered, chosen, choose } = useLanguages();
  if (offered.length < 2) return null;
  return (
    <section className={styles.languages}>
      <h3 className={styles.heading}>{t('shell.language')}</h3>
      <ul>
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
    </section>
  );
}
