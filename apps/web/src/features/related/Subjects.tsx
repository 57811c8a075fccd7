import { Part } from './Part.tsx';
import type { Details } from './detailsQuery.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import styles from './Subjects.module.css';

/** The subjects of a document: ICS codes, industries, topics, and keywords. */
export function Subjects({ details: { ics, industries, topics, keywords } }: { details: Details }) {
  const t = useMessages('document-details');
  return (
    <>
      {ics && (
        <Part title={t('ics')}>
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
      <Paths title={t('industries')} paths={industries} />
      <Paths title={t('topics')} paths={topics} />
      {keywords && (
        <Part title={t('keywords')}>
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
