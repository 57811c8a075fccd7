import { IconChevronDown } from '@tabler/icons-react';
import { useId } from 'react';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx';
import { SectionValues, type ValuesProps } from './SectionValues.tsx';
import { useMessages } from '../../../i18n/useMessages.ts';
import { useSectionName } from './useSections.ts';
import styles from './RefinementSection.module.css';

type Props = ValuesProps & {
  isOpen: boolean;
  onToggle: () => void;
  /** How many of its values are picked: told while they are out of sight. */
  pickCount: number;
};

/** One section under its name, which opens and closes it; what is closed loads nothing. */
export function RefinementSection({ isOpen, onToggle, pickCount, ...rest }: Props) {
  const words = useMessages('search-facets');
  const name = useSectionName()(rest.section.code);
  const id = useId();
  return (
    <section className={styles.section}>
      <h3>
        <button
          className={styles.opener}
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={onToggle}
        >
          {name}
          {pickCount > 0 && !isOpen && (
            <>
              <span className={styles.picked} aria-hidden>
                {pickCount}
              </span>
              <VisuallyHidden>, {words('picked', { count: pickCount })}</VisuallyHidden>
            </>
          )}
          <IconChevronDown className={styles.chevron} size={14} stroke={1.6} aria-hidden />
        </button>
      </h3>
      <div id={id} hidden={!isOpen}>
        {isOpen && <SectionValues {...rest} />}
      </div>
    </section>
  );
}
