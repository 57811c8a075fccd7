import { parseArgs } from 'node:util';
import { clientId } from '../adapters/identity/provider.ts';
import { readSettings } from '../config/settings.ts';
import { signInByForm } from './signInByForm.ts';
import { runCommand } from './runCommand.ts';

const usage = 'Usage: npm run --silent token -- <sign-in name> [--tenant KEY]';

/** Prints the access token of a demo person, from the running server, alone on the last line. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { tenant: { type: 'string' } },
  });
  const [name] = positionals;
  if (!name || positionals.length > 1) throw new Error(usage);
  const { publicUrl, demoPassword } = readSettings(process.env);
  const origin = await originOfTenant(publicUrl, values.tenant);
  const { access_token } = await signInByForm({ origin, clientId, name, password: demoPassword });
  console.log(access_token);
}

/** Asks the server where a tenant lives: only the server knows which one is the default, and whose hosts are listed. */
async function originOfTenant(publicUrl: URL, tenantName: string | undefined): Promise<string> {
  if (!tenantName) return publicUrl.origin;
  const answer = await fetch(new URL('/api/tenant/get-tenant-config-for-ui', publicUrl), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ tenantName }),
  }).catch((cause: unknown) => {
    throw new Error(`No server responds at ${publicUrl.origin}. Start it with npm start.`, { cause });
  });
  if (!answer.ok) throw new Error(`Tenant ${tenantName} not found at ${publicUrl.origin}.`);
  const { issuer } = (await answer.json()) as { issuer: string };
  return new URL(issuer).origin;
}

runCommand(main);
