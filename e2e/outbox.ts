import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';

/** The link in the latest mail to an address by which a password is chosen, as soon as there are so many such mails. */
export async function passwordLinkFor(address: string, many = 1): Promise<string> {
  await expect.poll(() => linksFor(address).length, { timeout: 30_000 }).toBe(many);
  return linksFor(address).at(-1) ?? '';
}

/** The links of the mails in the tested server's outbox, the oldest first. */
function linksFor(address: string): string[] {
  const folder = join(process.env['E2E_DATA_DIR'] ?? '', 'outbox');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .map((name) => unfolded(readFileSync(join(folder, name), 'utf8')))
    .filter((mail) => new RegExp(`^To: .*${address}`, 'im').test(mail))
    .flatMap((mail) => {
      const path = /\/choose-password\?key=[\w-]+/.exec(mail)?.[0];
      return path ? [{ path, at: Date.parse(/^Date: (.+)$/im.exec(mail)?.[1] ?? '') }] : [];
    })
    .toSorted((one, other) => one.at - other.at)
    .map(({ path }) => path);
}

/** Headers go on in the next line; quoted-printable lines are broken anywhere, and write `=` as a number. */
const unfolded = (mail: string): string =>
  mail
    .replaceAll(/=\r?\n/g, '')
    .replaceAll('=3D', '=')
    .replaceAll(/\r?\n[ \t]+/g, ' ');
