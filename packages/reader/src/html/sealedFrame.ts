import { trustedHtml } from '../trusted.ts';

/**
 * A frame without scripts for the source of a page. Nothing in it can be pressed before it has loaded: until someone
 * listens to its links, one to a place of its own text would lead it to the page around it instead.
 */
export function sealedFrame(page: Document, title: string, source: string): HTMLIFrameElement {
  // oxlint-disable-next-line react/iframe-missing-sandbox -- the rule looks for a React element; the next line has it
  const frame = page.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-same-origin');
  frame.title = title;
  frame.inert = true;
  frame.addEventListener('load', () => (frame.inert = false), { once: true });
  frame.srcdoc = trustedHtml(source);
  return frame;
}
