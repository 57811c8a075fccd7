import type { Browser } from '@playwright/test';

/** A picture of a screen, and under which circumstances it was taken. */
export type Shot = { label: string; width: number; png: Buffer };

const style = `
  body { margin: 0; padding: 32px; background: #d5d7d9; font: 20px system-ui, sans-serif; inline-size: 2944px; }
  h1 { margin: 0 0 24px; font-size: 32px; }
  main { display: flex; flex-wrap: wrap; gap: 32px 48px; align-items: flex-start; }
  figure { margin: 0; }
  img { display: block; box-shadow: 0 1px 6px #0006; }
  figcaption { margin-block-end: 8px; }`;

/** One picture of all shots of a screen, each with its label above it. */
export async function contactSheet(browser: Browser, title: string, shots: readonly Shot[]): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 3008, height: 1000 } });
  const figures = shots.map(
    ({ label, width, png }) =>
      `<figure><figcaption>${label}</figcaption><img width="${width}" alt="" src="data:image/png;base64,${png.toString('base64')}"></figure>`,
  );
  await page.setContent(`<style>${style}</style><h1>${title}</h1><main>${figures.join('')}</main>`);
  await page.evaluate(() => Promise.all(Array.from(document.images, (image) => image.decode())));
  const sheet = await page.screenshot({ fullPage: true });
  await page.close();
  return sheet;
}
