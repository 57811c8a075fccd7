import { createElement, useMemo, type ReactNode } from 'react';
import { allowedName, parsedRichText, safeAddressOf } from './richText.ts';
import styles from './PointText.module.css';

type Props = { text: string; isRich: boolean };

/** A text of a compass point as it was written; rich text is rebuilt as elements, so that nothing in it can run. */
export function PointText({ text, isRich }: Props) {
  const shown = useMemo(() => (isRich ? childrenOf(parsedRichText(text)) : text), [isRich, text]);
  return (
    <div className={styles.text} data-rich={isRich || undefined} dir="auto">
      {shown}
    </div>
  );
}

const childrenOf = (node: Node): ReactNode[] => [...node.childNodes].map(elementOf);

function elementOf(node: Node, key: number): ReactNode {
  if (node.nodeType === 3) return node.nodeValue;
  const name = allowedName(node);
  if (name === 'br') return <br key={key} />;
  const address = name === 'a' ? safeAddressOf(node) : null;
  if (address !== null) {
    return (
      <a key={key} href={address} target="_blank" rel="noopener noreferrer nofollow">
        {childrenOf(node)}
      </a>
    );
  }
  return createElement(name === null || name === 'a' ? 'span' : name, { key }, ...childrenOf(node));
}
