import { DocumentScreen } from './DocumentScreen.tsx';
import { useLibrary } from './useLibrary.ts';
import styles from './StandaloneDocument.module.css';

/** A document without the shell around it; under DRM it cannot be printed. */
export function StandaloneDocument() {
  const { isDrm } = useLibrary();
  return (
    <main className={isDrm ? styles.unprintable : undefined}>
      <DocumentScreen />
    </main>
  );
}
