import { useFeature } from '../session/index.ts';
import type { PartProps } from '../documents/forDocumentPage.ts';
import { Courses } from './Courses.tsx';
import { Films } from './Films.tsx';
import styles from './TrainingPanel.module.css';

/** What there is to watch beside a document, and to learn where the tenant has e-learning. */
export function TrainingPanel({ document }: PartProps) {
  const hasCourses = useFeature('e-learning');
  return (
    <div className={styles.training}>
      <Films document={document} isAlone={!hasCourses} />
      {hasCourses && <Courses document={document} />}
    </div>
  );
}
