import { useWords } from '../useWords.ts';
import parts from './Beta.module.css';

/** Tells that something is still being tried out. */
export function Beta() {
  const words = useWords();
  return <span className={parts.beta}>{words('beta')}</span>;
}
