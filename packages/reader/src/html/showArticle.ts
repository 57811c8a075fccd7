import readingCss from '../reading.css?raw';
import { framePage } from './frame.ts';
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
 * Shows an article that is only read in a frame without scripts, which scrolls by itself; answers how to let go of it.
 * The frame has to be sandboxed with `allow-same-origin` alone, for its colours to follow the page.
 */
export function showArticle(frame: HTMLIFrameElement, { article, title, tokens }: Shown): () => void {
  const page = frame.ownerDocument;
  let stop = (): void => undefined;
  const follow = (): void => {
    stop();
    const root = frame.contentDocument?.documentElement;
    if (root) stop = followColours(page.documentElement, root);
  };
  frame.addEventListener('load', follow);
  frame.title = title;
  const styles = [fontFacesOf(page), tokens, readingCss].join('\n');
  const attributes = coloursOf(page.documentElement);
  frame.srcdoc = framePage({ article, title, styles, nonce: nonceOf(page), attributes });
  return () => {
    frame.removeEventListener('load', follow);
    stop();
  };
}
