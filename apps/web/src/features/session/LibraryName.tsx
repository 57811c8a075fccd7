import { trustedHtml } from '@norma/reader/trusted';
import { useTenant } from './tenant.ts';
import { safeMark } from './safeMark.ts';
import parts from './LibraryName.module.css';

/** The mark of the library with its publisher and short title; where there is little room, the short title alone. */
export function LibraryName() {
  const { publisherName, shortTitle, theme } = useTenant();
  return (
    <span className={parts.name}>
      <span
        className={parts.mark}
        dangerouslySetInnerHTML={{ __html: trustedHtml(safeMark(theme.markSvg)) }}
        aria-hidden
      />
      <span className={parts.words}>
        <b className={parts.publisher}>{publisherName}</b>
        <span className={parts.title}>{shortTitle}</span>
      </span>
    </span>
  );
}
