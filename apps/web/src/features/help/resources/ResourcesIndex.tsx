import type { ResourceSection } from '@norma/contracts';
import { Link, useLocation } from 'react-router';
import { useMessages } from '../../../i18n/useMessages.ts';
import styles from './ResourcesIndex.module.css';

type Props = { sections: readonly ResourceSection[]; onChoose: (id: string) => void };

/** What stands on the page; each entry scrolls to it. */
export function ResourcesIndex({ sections, onChoose }: Props) {
  const words = useMessages('help');
  const { hash } = useLocation();
  const entry = (id: string, title: string) => (
    <Link
      className={styles.entry}
      to={{ hash: id }}
      aria-current={hash === `#${id}` ? 'location' : undefined}
      onClick={() => onChoose(id)}
    >
      {title}
    </Link>
  );
  return (
    <nav className={styles.index} aria-label={words('index')}>
      <ul>
        <li>{entry('downloads', words('downloads'))}</li>
        {sections.map((section) => (
          <li key={section.id}>
            {entry(section.id, section.title)}
            {section.parts.length > 0 && (
              <ul className={styles.within}>
                {section.parts.map(({ id, title }) => (
                  <li key={id}>{entry(id, title)}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
