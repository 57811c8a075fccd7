import { IconChevronRight } from '@tabler/icons-react';
import type { Pick } from '../picks.ts';
import { useMessages, type Translate } from '../../../i18n/useMessages.ts';
import type { Step } from './steps.ts';
import styles from './Breadcrumbs.module.css';

type Props = { steps: readonly Step[]; onGo: (picks: readonly Pick[]) => void };

/** The way from all publishers to where the reader is; each step but the last leads back. */
export function Breadcrumbs({ steps, onGo }: Props) {
  const words = useMessages('search-facets');
  if (steps.length === 0) return null;
  return (
    <nav aria-label={words('way')}>
      <ol className={styles.steps}>
        {steps.map((step, place) => (
          <li className={styles.step} key={place}>
            {place > 0 && <IconChevronRight className={styles.arrow} size={12} stroke={1.6} aria-hidden />}
            {place === steps.length - 1 ? (
              <bdi aria-current="true">{nameOf(step, words)}</bdi>
            ) : (
              <button className={styles.back} type="button" onClick={() => onGo(step.picks)}>
                <bdi>{nameOf(step, words)}</bdi>
              </button>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

function nameOf(step: Step, words: Translate<'search-facets'>): string {
  switch (step.kind) {
    case 'all':
      return words('allPublishers');
    case 'publishers':
      return words('publishers', { count: step.count });
    case 'categories':
      return words('categories', { count: step.count });
    default:
      return step.name;
  }
}
