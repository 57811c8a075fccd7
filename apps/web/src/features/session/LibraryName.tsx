import { trustedHtml } from '@norma/reader/trusted';
import { useTenant } from './tenant.ts';
import styles from './LibraryName.module.css';

/** The mark of the library with its publisher and short title; where there is little room, the short title alone. */
export function LibraryName() {
  const { publisherName, shortTitle, theme } = useTenant();
  return (
    <span className={styles.name}>
      <span
        className={styles.mark}
        dangerouslySetInnerHTML={{ __html: trustedHtml(safeMark(theme.markSvg)) }}
        aria-hidden
      />
      <span className={styles.words}>
        <b className={styles.publisher} dir="auto">
          {publisherName}
        </b>
        <span className={styles.title} dir="auto">
          {shortTitle}
        </span>
      </span>
    </span>
  );
}

const elements = new Set('svg g path rect circle ellipse line polyline polygon'.split(' '));
const attributes = new Set(
  (
    'viewBox d x y x1 y1 x2 y2 cx cy r rx ry points width height transform fill fill-rule fill-opacity clip-rule ' +
    'stroke stroke-width stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray stroke-opacity vector-effect opacity'
  ).split(' '),
);

/** The SVG text of a mark with nothing in it but shapes and their paint; empty when it is no SVG at all. */
function safeMark(svg: string): string {
  const { documentElement: root } = new DOMParser().parseFromString(
    trustedHtml(withNamespace(svg)),
    'image/svg+xml',
  );
  if (root.localName !== 'svg') return '';
  tidy(root);
  return root.outerHTML;
}

// Within a page the namespace may be left out, in a document of its own it may not.
const withNamespace = (svg: string): string =>
  svg.replace(/<svg(?![^>]*\sxmlns=)/, '<svg xmlns="http://www.w3.org/2000/svg"');

// Both lists change while they are tidied: what is walked is a copy.
function tidy(element: Element): void {
  for (const { name, value } of Array.from(element.attributes)) {
    // Paint may name a token of the look, never a place elsewhere.
    if (!attributes.has(name) || value.includes('url(')) element.removeAttribute(name);
  }
  for (const child of Array.from(element.childNodes)) {
    if (child instanceof Element && elements.has(child.localName)) tidy(child);
    else child.remove();
  }
}
