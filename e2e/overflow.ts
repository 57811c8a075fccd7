import type { Page } from '@playwright/test';

/** What does not fit on a page: parts that stand over its edges, and words that are cut off or stand over their part. */
export const overflowing = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const edge = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth > edge + 1)
      found.push(`the page is ${document.documentElement.scrollWidth} px wide`);
    for (const part of document.body.querySelectorAll<HTMLElement>('*')) {
      if (!part.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const box = part.getBoundingClientRect();
      if (box.width <= 1 || box.height <= 1 || hidden(part)) continue;
      const text = Array.from(part.childNodes).some(
        (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
      );
      if (!text) continue;
      if ((box.right > edge + 1 || box.left < -1) && !scrolls(part))
        found.push(`${nameOf(part)} stands over the edge`);
      const { overflowX, overflowY, textOverflow, display } = getComputedStyle(part);
      if (display === 'inline') continue;
      const isCut = overflowX === 'hidden' || overflowX === 'clip';
      if (
        part.scrollWidth > part.clientWidth + 2 &&
        part.clientWidth > 0 &&
        !(isCut && textOverflow === 'ellipsis') &&
        overflowX !== 'auto' &&
        overflowX !== 'scroll'
      )
        found.push(`${nameOf(part)} is ${part.scrollWidth} px wide in ${part.clientWidth}`);
      const isLow = overflowY === 'hidden' || overflowY === 'clip';
      if (
        isLow &&
        part.scrollHeight > part.clientHeight + 4 &&
        !part.style.webkitLineClamp &&
        getComputedStyle(part).webkitLineClamp === 'none'
      )
        found.push(`${nameOf(part)} is ${part.scrollHeight} px high in ${part.clientHeight}`);
    }
    return found;

    function nameOf(part: HTMLElement): string {
      return `<${part.tagName.toLowerCase()} class="${part.className}"> “${part.textContent.trim().slice(0, 40)}”`;
    }
    /** What only screen readers find is of no size for the eye. */
    function hidden(part: HTMLElement): boolean {
      for (let at: HTMLElement | null = part; at; at = at.parentElement) {
        const { clipPath, position, width } = getComputedStyle(at);
        if (position === 'absolute' && (clipPath !== 'none' || width === '1px')) return true;
        if (position === 'fixed' && at.getBoundingClientRect().bottom <= 0) return true;
      }
      return false;
    }
    function scrolls(part: HTMLElement): boolean {
      for (let at = part.parentElement; at; at = at.parentElement) {
        const { overflowX } = getComputedStyle(at);
        if (overflowX !== 'visible') return true;
      }
      return false;
    }
  });
