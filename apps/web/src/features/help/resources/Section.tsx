import type { ResourcePart, ResourceSection, ResourceItem } from '@norma/contracts';
import { IconChevronDown, IconExternalLink, IconMail } from '@tabler/icons-react';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx';
import { useMessages } from '../../../i18n/useMessages.ts';
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

/** A list of words that are explained, or of ways to somewhere else. */
function ResourceItems({ items }: { items: readonly ResourceItem[] }) {
  if (items.length === 0) return null;
  return (
    <ul className={styles.items}>
      {items.map((item) => (
        <li className={styles.item} key={`${item.title} ${item.url}`}>
          <Name {...item} />
          {item.text && (
            <span className={styles.text}>
              <bdi>{item.text}</bdi>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

function Name({ title, url }: ResourceItem) {
  const t = useMessages('help');
  if (url === null) {
    return (
      <span className={styles.name}>
        <bdi>{title}</bdi>
      </span>
    );
  }
  if (url.startsWith('mailto:')) {
    return (
      <a className={styles.way} href={url}>
        <IconMail size={16} stroke={1.6} aria-hidden />
        <bdi>{title}</bdi>
      </a>
    );
  }
  return (
    <a className={styles.way} href={url} target="_blank" rel="noreferrer">
      <IconExternalLink size={16} stroke={1.6} aria-hidden />
      <bdi>{title}</bdi>
      <VisuallyHidden>{t('leaves')}</VisuallyHidden>
    </a>
  );
}
