import readingCss from '../reading.css?raw';
import { trustedHtml } from '../trusted.ts';
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
 * Shows an article that is only read, in a frame without scripts that fills its container and scrolls by itself;
 * answers how to take it away.
 */
export function showArticle(container: HTMLElement, { article, title, tokens }: Shown): () => void {
  const page = container.ownerDocument;
  // oxlint-disable-next-line react/iframe-missing-sandbox -- the rule looks for a React element; the next line has it
  const frame = page.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-same-origin');
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
  frame.srcdoc = trustedHtml(framePage({ article, title, styles, nonce: nonceOf(page), attributes }));
  container.replaceChildren(frame);
  return () => {
    frame.removeEventListener('load', follow);
    stop();
    frame.remove();
  };
}
