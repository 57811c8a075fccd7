import { createHash, timingSafeEqual } from 'node:crypto';

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Whether an Authorization header carries the token of monitoring; no one does where there is none. */
export function watcherBy(token: string | null): (authorization: string | undefined) => boolean {
  if (token === null) return () => false;
  const expected = digestOf(`Bearer ${token}`);
  return (authorization) => timingSafeEqual(digestOf(authorization ?? ''), expected);
}
