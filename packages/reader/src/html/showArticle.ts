import readingCss from '../reading.css?raw';
import { framePage } from './frame.ts';
import { sealedFrame } from './sealedFrame.ts';
import { coloursOf, followColours, fontFacesOf, nonceOf } from './surroundings.ts';

type Shown = {
  /** The article as the server gives it, sanitised. */
  article: string;
  /** What assistive technology calls it. */
  title: string;
  /** Tokens of the look with the tenant's own, as CSS. */
  tokens: string;
};

/**
 * Shows an article that is only read, in a frame without scripts that fills its container and scrolls by itself;
 * answers how to take it away.
 */
export function showArticle(container: HTMLElement, { article, title, tokens }: Shown): () => void {
  const page = container.ownerDocument;
  const styles = [fontFacesOf(page), tokens, readingCss].join('\n');
  const attributes = coloursOf(page.documentElement);
  const source = framePage({ article, title, styles, nonce: nonceOf(page), attributes });
  const frame = sealedFrame(page, title, source);
  let stop = (): void => undefined;
  const follow = (): void => {
    stop();
    const root = frame.contentDocument?.documentElement;
    if (root) stop = followColours(page.documentElement, root).end;
  };
  frame.addEventListener('load', follow);
  container.replaceChildren(frame);
  return () => {
    frame.removeEventListener('load', follow);
    stop();
    frame.remove();
  };
}
