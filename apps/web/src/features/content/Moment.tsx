import { writeMoment } from '@norma/contracts/fields';
import parts from './Content.module.css';

/** A moment as the library writes them. */
export const momentOf = (at: string): string => writeMoment(new Date(at), 'DD/MM/YY HH:mm');

/** A moment in a table or a list of facts. */
export function Moment({ at }: { at: string }) {
  return (
    <time className={parts.time} dateTime={at}>
      {momentOf(at)}
    </time>
  );
}
