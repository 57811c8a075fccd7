import { useMessages } from '../../../i18n/useMessages.ts';
import parts from './Beta.module.css';

/** Tells that something is still being tried out. */
export function Beta() {
  const words = useMessages('search');
  return <span className={parts.beta}>{words('beta')}</span>;
}
