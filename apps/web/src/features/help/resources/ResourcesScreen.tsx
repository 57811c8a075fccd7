import type { UserResources, ResourceSection } from '@norma/contracts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { SkeletonRows } from '../../../ui/feedback/SkeletonRows.tsx';
import { usePageTitle } from '../../../i18n/usePageTitle.ts';
import { resourcesQuery } from '../queries.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { Downloads } from './Downloads.tsx';
import { Section } from './Section.tsx';
import { Link, useLocation } from 'react-router';
import { useEffect, useState } from 'react';
import styles from './ResourcesScreen.module.css';

/** What a standards body has for those who look after its library, write for it or work with it. */
export function ResourcesScreen() {
  const t = useMessages('help');
  const { i18n } = useTranslation();
  const { data: resources, error, refetch } = useQuery(resourcesQuery(i18n.language));
  usePageTitle(t('resources'));
  return (
    <div className={styles.screen}>
      <h1 className={styles.title}>{t('resources')}</h1>
      {error && (
        <ErrorState title={t('resourcesFailed')} onRetry={() => void refetch()}>
          {t('failedText')}
        </ErrorState>
      )}
      {!error && !resources && <SkeletonRows rows={8} />}
      {resources && <Known resources={resources} />}
    </div>
  );
}

function Known({ resources: { introduction, downloads, sections } }: { resources: UserResources }) {
  const { isOpen, toggle, open } = useSections(sections);
  return (
    <>
      <p className={styles.introduction}>{introduction}</p>
      <div className={styles.columns}>
        <ResourcesIndex sections={sections} onChoose={open} />
        <div>
          <Downloads downloads={downloads} />
          {sections.map((section) => (
            <Section
              key={section.id}
              section={section}
              isOpen={isOpen(section.id)}
              onToggle={() => toggle(section.id)}
            />
          ))}
        </div>
      </div>
    </>
  );
}

type Props = { sections: readonly ResourceSection[]; onChoose: (id: string) => void };

/** The table of contents of the page; each entry scrolls to its section. */
function ResourcesIndex({ sections, onChoose }: Props) {
  const t = useMessages('help');
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
    <nav className={styles.index} aria-label={t('index')}>
      <ul>
        <li>{entry('downloads', t('downloads'))}</li>
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

type Sections = {
  isOpen: (id: string) => boolean;
  toggle: (id: string) => void;
  /** Opens the section in which something is that the address is about to name. */
  open: (id: string) => void;
};

/** Sections that are open until a user closes them; the one that the address names is scrolled to. */
function useSections(sections: readonly ResourceSection[]): Sections {
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  // The same way chosen again is another location.
  const location = useLocation();
  const without = (id: string): Set<string> => new Set([...closed].filter((each) => each !== id));

  useEffect(() => {
    const { hash } = location;
    if (hash === '') return;
    const target = document.getElementById(hash.slice(1));
    // Its `scroll-margin` sets the distance from the top.
    target?.scrollIntoView({ block: 'start' });
    target?.querySelector<HTMLElement>('h2, h3')?.focus({ preventScroll: true });
  }, [location]);

  return {
    isOpen: (id) => !closed.has(id),
    toggle: (id) => setClosed(closed.has(id) ? without(id) : new Set([...closed, id])),
    open: (id) => {
      const around = sections.find(
        (section) => section.id === id || section.parts.some((part) => part.id === id),
      );
      if (around) setClosed(without(around.id));
    },
  };
}
