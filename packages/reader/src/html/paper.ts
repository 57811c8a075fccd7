/** What is printed: the article of a frame, in its reading style, with a running foot. */
export type Paper = { frame: HTMLIFrameElement; styles: string; foot: string };

/**
 * While the page is printed its text is in the page itself, after the frame: browsers cut a frame at the foot of
 * the sheet, through lines and pictures, and repeat no table heads in it.
 */
export function printInPage({ frame, styles, foot }: Paper, signal: AbortSignal): void {
  const page = frame.ownerDocument;
  let copy: HTMLElement | undefined;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(runningFoot(foot));
  const lay = (): void => {
    const article = frame.contentDocument?.querySelector('article');
    if (!article || copy) return;
    copy = copyOf(article, page, styles);
    frame.after(copy);
    page.adoptedStyleSheets.push(sheet);
  };
  const clear = (): void => {
    copy?.remove();
    copy = undefined;
    page.adoptedStyleSheets = page.adoptedStyleSheets.filter((other) => other !== sheet);
  };
  window.addEventListener('beforeprint', lay, { signal });
  window.addEventListener('afterprint', clear, { signal });
  signal.addEventListener('abort', clear, { once: true });
}

/** A shadow keeps the reading style from the page around it; language and direction come from the article. */
function copyOf(article: Element, page: Document, styles: string): HTMLElement {
  const host = page.createElement('div');
  host.lang = article.getAttribute('lang') ?? '';
  host.dir = article.getAttribute('dir') ?? 'ltr';
  const shadow = host.attachShadow({ mode: 'closed' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles.replaceAll(':root', ':host'));
  shadow.adoptedStyleSheets = [sheet];
  const copy = page.importNode(article, true);
  for (const control of copy.querySelectorAll('.clause-link, .enlarge')) control.remove();
  // Marks are named by their numbers, in the order in which the page tells of them behind the text.
  for (const [at, button] of [...copy.querySelectorAll('.mark-button')].entries()) {
    const number = page.createElement('sup');
    number.className = 'mark-number';
    number.textContent = `[${at + 1}]`;
    button.replaceWith(number);
  }
  fitTables(article, copy);
  shadow.append(copy);
  return host;
}

// A4 and Letter have this much between our margins, in CSS pixels; nothing can be scrolled into sight on them.
const sheetWidth = 590;
const smallest = 0.12;

/** Makes tables that are wider than a sheet smaller, so that none is cut. */
function fitTables(article: Element, copy: Element): void {
  const copies = copy.querySelectorAll<HTMLElement>('.table-scroll');
  for (const [at, scroller] of [...article.querySelectorAll<HTMLElement>('.table-scroll')].entries()) {
    const zoom = Math.max(smallest, sheetWidth / scroller.scrollWidth);
    if (zoom < 1) copies[at]?.style.setProperty('--on-paper', zoom.toFixed(3));
  }
}

const runningFoot = (foot: string): string => `@page {
  margin: 18mm 16mm 20mm;
  @bottom-left { content: ${JSON.stringify(foot)}; font: 9pt monospace; }
  @bottom-right { content: counter(page) " / " counter(pages); font: 9pt monospace; }
}`;
