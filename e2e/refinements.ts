import { expect, type Locator, type Page } from '@playwright/test';

/** The tree of a section of the refinements. */
export const treeOf = (page: Page, section: string): Locator =>
  page.getByRole('tree', { name: section, exact: true });

/** A value of a section, by the beginning of what it is called. */
export const valueOf = (page: Page, section: string, name: string): Locator =>
  treeOf(page, section).getByRole('treeitem', { name: new RegExp(`^${name}(,|$)`) });

/** Opens a section that is closed. */
export async function openSection(page: Page, section: string): Promise<void> {
  const opener = openerOf(page, section);
  await expect(opener).toHaveAttribute('aria-expanded', 'false');
  await opener.click();
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
}

/** The name of a section, which opens and closes it. */
export const openerOf = (page: Page, section: string): Locator =>
  page.getByRole('heading', { level: 3, name: new RegExp(`^${section}(,|$)`) }).getByRole('button');

/** Expects the values that are seen of a section, each with how many documents it would leave. */
export const expectCounts = (
  page: Page,
  section: string,
  values: readonly (readonly [name: string, count: number])[],
): Promise<void> =>
  expect(treeOf(page, section).getByRole('treeitem')).toHaveText(
    values.map(([name, count]) => new RegExp(`^${name}\\D*${count} documents?${count}$`)),
  );

/** What was asked of the server from now on, by method and path. */
export function asked(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) paths.push(`${request.method()} ${pathname}`);
  });
  return paths;
}
