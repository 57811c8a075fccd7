import { Part } from './Part.tsx';
import type { Details } from './detailsQuery.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import styles from './Subjects.module.css';

/** What a document is about: codes of the ICS, industries, topics, and its authors' own words. */
export function Subjects({ details: { ics, industries, topics, keywords } }: { details: Details }) {
  const words = useMessages('document-details');
  return (
    <>
      {ics && (
        <Part title={words('ics')}>
          <ul className={styles.list}>
            {ics.map(({ code, name }) => (
              <li className={styles.code} key={code}>
                <bdi className={styles.figure} dir="ltr">
                  {code}
                </bdi>
                {name && <bdi>{name}</bdi>}
              </li>
            ))}
          </ul>
        </Part>
      )}
      <Paths title={words('industries')} paths={industries} />
      <Paths title={words('topics')} paths={topics} />
      {keywords && (
        <Part title={words('keywords')}>
          <p className={styles.list}>
            <bdi>{keywords.join(' · ')}</bdi>
          </p>
        </Part>
      )}
    </>
  );
}

function Paths({ title, paths }: { title: string; paths: readonly string[] | undefined }) {
  if (!paths) return null;
  return (
    <Part title={title}>
      <ul className={styles.list}>
        {paths.map((path) => (
          <li key={path}>
            <bdi>{path}</bdi>
          </li>
        ))}
      </ul>
    </Part>
  );
}
