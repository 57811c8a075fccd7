import { hash, verify } from '@node-rs/argon2';

// Argon2id with the second recommendation of RFC 9106, section 4, lowered to 19 MiB as OWASP advises for logins.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The hash to keep of a password. */
export const hashPassword = (password: string): Promise<string> => hash(password, cost);

const decoy = hashPassword('nobody has this password');

/** Whether a password is the one that was hashed; takes as long when there is no hash, so that names cannot be probed. */
export async function isPassword(storedHash: string | null, password: string): Promise<boolean> {
  const isRight = await verify(storedHash ?? (await decoy), password);
  return isRight && storedHash !== null;
}
