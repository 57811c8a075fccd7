import type { UserResources } from '@norma/contracts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { SkeletonRows } from '../../../ui/feedback/SkeletonRows.tsx';
import { usePageTitle } from '../../../i18n/usePageTitle.ts';
import { resourcesQuery } from '../queries.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { Downloads } from './Downloads.tsx';
import { ResourcesIndex } from './ResourcesIndex.tsx';
import { Section } from './Section.tsx';
import { useSections } from './useSections.ts';
import styles from './ResourcesScreen.module.css';

/** What a standards body has for those who look after its library, write for it or work with it. */
export function ResourcesScreen() {
  const words = useMessages('help');
  const { i18n } = useTranslation();
  const { data: resources, error, refetch } = useQuery(resourcesQuery(i18n.language));
  usePageTitle(words('resources'));
  return (
    <div className={styles.screen}>
      <h1 className={styles.title}>{words('resources')}</h1>
      {error && (
        <ErrorState title={words('resourcesFailed')} onRetry={() => void refetch()}>
          {words('failedText')}
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
