import type { InputType } from '@norma/contracts';
import { trustedHtml } from '@norma/reader/trusted';
import { createElement, useMemo, type ReactNode } from 'react';
import parts from './WrittenText.module.css';

/** Elements that a text may be made of; of others only what stands in them is shown. */
const allowed = new Set('p br b strong i em u s sub sup ul ol li blockquote code'.split(' '));

type Props = { text: string; input: InputType };

/** What somebody has written, as they wrote it. Rich text is built anew as elements, so that nothing in it can run. */
export function WrittenText({ text, input }: Props) {
  const written = useMemo(() => (input === 'text' ? text : rendered(parsed(text))), [text, input]);
  return (
    <div className={parts.text} data-input={input} dir="auto">
      {written}
    </div>
  );
}

const parsed = (html: string): HTMLElement =>
  new DOMParser().parseFromString(trustedHtml(html), 'text/html').body;

function rendered(node: Node): ReactNode[] {
  return [...node.childNodes].map((child, key) => {
    if (child instanceof Text) return child.data;
    const name = child.nodeName.toLowerCase();
    if (name === 'br') return <br key={key} />;
    const inside = rendered(child);
    if (child instanceof HTMLAnchorElement) return linkOf(child, key, inside);
    return createElement(allowed.has(name) ? name : 'span', { key }, ...inside);
  });
}

const schemes = new Set(['http:', 'https:', 'mailto:']);

const linkOf = ({ href, protocol }: HTMLAnchorElement, key: number, inside: ReactNode[]): ReactNode =>
  schemes.has(protocol) ? (
    <a key={key} href={href} target="_blank" rel="noopener noreferrer">
      {inside}
    </a>
  ) : (
    <span key={key}>{inside}</span>
  );
