import { expect } from 'vitest';
import type { TestLibrary } from '../../../testing/library.ts';
import { outboxOf, type OutboxMail } from '../../../testing/outbox.ts';

/** The emails that have gone to an address, as soon as there are as many as are waited for. */
export async function mailsTo(library: TestLibrary, address: string, many = 1): Promise<OutboxMail[]> {
  const found = (): OutboxMail[] => outboxOf(library).filter(({ to }) => to.includes(address));
  await expect.poll(() => found().length).toBe(many);
  return found();
}

/** The path of the link by which an email lets choose a password. */
export const linkIn = ({ text }: Pick<OutboxMail, 'text'>): string =>
  /\/choose-password\?key=[\w-]+/.exec(text)?.[0] ?? '';

const form = { 'content-type': 'application/x-www-form-urlencoded' };

/** Chooses a password by a link as the page's form does. */
export const choosePassword = ({ anyone }: Pick<TestLibrary, 'anyone'>, link: string, password: string) =>
  anyone(
    'POST',
    '/choose-password',
    new URLSearchParams({ key: link.split('=')[1] ?? '', password }).toString(),
    form,
  );

/** Asks for a link as the page's form does. */
export const requestLink = ({ anyone }: Pick<TestLibrary, 'anyone'>, name: string) =>
  anyone('POST', '/forgotten-password', new URLSearchParams({ name }).toString(), form);

/** What is at the top of a page. */
export const headingOf = async (page: Response): Promise<string> =>
  /<h1>(.*?)<\/h1>/.exec(await page.text())?.[1] ?? '';
