import type { SearchAddress } from '../address.ts';
import { quoted } from '../quoted.ts';
import type { Refinement } from './feedback.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import styles from './AboutSearch.module.css';

type Props = { search: SearchAddress; refinements: readonly Refinement[] };

/** What goes along with the feedback, so that nobody sends what they have not seen. */
export function AboutSearch({ search, refinements }: Props) {
  const words = useMessages('search-feedback');
  return (
    <section className={styles.about} aria-label={words('goesAlong')}>
      <p className={styles.says}>{words('goesAlong')}</p>
      <dl className={styles.facts}>
        <dt>{words('query')}</dt>
        <dd>{quoted(search.text.trim())}</dd>
        <dt>{words('type')}</dt>
        <dd>{words(`type.${search.kind}`)}</dd>
        {refinements.length > 0 && (
          <>
            <dt>{words('refinements')}</dt>
            {refinements.map(({ section, value }) => (
              <dd key={`${section} ${value}`}>
                <span className={styles.section}>{section}</span> <bdi>{value}</bdi>
              </dd>
            ))}
          </>
        )}
      </dl>
    </section>
  );
}
