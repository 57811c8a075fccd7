import type { ResourcePart, ResourceSection } from '@norma/contracts';
import { IconChevronDown } from '@tabler/icons-react';
import { ResourceItems } from './ResourceItems.tsx';
import styles from './Section.module.css';

type Props = { section: ResourceSection; isOpen: boolean; onToggle: () => void };

/** A section of the resources, which can be closed. */
export function Section({ section, isOpen, onToggle }: Props) {
  const { id, title, parts: within } = section;
  const inside = `${id}-inside`;
  return (
    <section className={styles.section} id={id}>
      <h2 className={styles.heading} tabIndex={-1}>
        <button
          className={styles.toggle}
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? inside : undefined}
          onClick={onToggle}
        >
          {title}
          <IconChevronDown className={styles.twisty} size={18} stroke={1.6} aria-hidden />
        </button>
      </h2>
      {isOpen && (
        <div className={styles.inside} id={inside}>
          <Text {...section} />
          {within.map((part) => (
            <section className={styles.part} id={part.id} key={part.id}>
              <h3 className={styles.title} tabIndex={-1}>
                {part.title}
              </h3>
              <Text {...part} />
            </section>
          ))}
        </div>
      )}
    </section>
  );
}

function Text({ paragraphs, items }: Pick<ResourcePart, 'paragraphs' | 'items'>) {
  return (
    <>
      {paragraphs.map((paragraph) => (
        <p className={styles.paragraph} key={paragraph}>
          {paragraph}
        </p>
      ))}
      <ResourceItems items={items} />
    </>
  );
}
