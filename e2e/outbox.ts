import { expect } from '@playwright/test';
import { mailsTo } from './sharing.ts';

/** The link in the latest mail to an address by which a password is chosen, as soon as there are so many such mails. */
export async function passwordLinkFor(address: string, many = 1): Promise<string> {
  await expect.poll(() => linksFor(address).length, { timeout: 60_000 }).toBe(many);
  return linksFor(address).at(-1) ?? '';
}

/** The links of the mails to an address, the oldest first. */
const linksFor = (address: string): string[] =>
  mailsTo(address)
    .flatMap((mail) => {
      const path = /\/choose-password\?key=[\w-]+/.exec(decoded(mail))?.[0];
      return path ? [{ path, at: Date.parse(/^Date: (.+)$/im.exec(mail)?.[1] ?? '') }] : [];
    })
    .toSorted((one, other) => one.at - other.at)
    .map(({ path }) => path);

/** A mail with its parts as they are read: those in base64, and those in quoted-printable. */
const decoded = (mail: string): string =>
  mail
    .replaceAll(
      /(base64\r?\n(?:[\w-]+:.*\r?\n)*\r?\n)([A-Za-z0-9+/=\r\n]+)/g,
      (_, head: string, body: string) => head.concat(Buffer.from(body, 'base64').toString('utf8')),
    )
    .replaceAll(/=\r?\n/g, '')
    .replaceAll('=3D', '=');
