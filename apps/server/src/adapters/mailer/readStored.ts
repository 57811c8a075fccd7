import type { StoredMail } from '../../ports/mailer.ts';

/** What an email of `messageOf` says: both of its parts, which are written in base64. */
export function readStored(message: Buffer): StoredMail {
  const whole = message.toString('latin1');
  return { text: partOf(whole, 'text/plain'), html: partOf(whole, 'text/html') };
}

function partOf(message: string, type: string): string {
  const [head = '', ...sections] = message.split(
    new RegExp(String.raw`\r\n--${boundaryOf(message)}(?:--)?\r\n`),
  );
  const section = [head, ...sections].find((each) => each.toLowerCase().startsWith(`content-type: ${type}`));
  const body = section?.slice(section.indexOf('\r\n\r\n')) ?? '';
  return Buffer.from(body, 'base64').toString('utf8');
}

const boundaryOf = (message: string): string =>
  (/boundary="([^"]+)"/i.exec(message)?.[1] ?? '').replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
