import { prepareRolesAndDatabase } from '../adapters/database/embedded/rolesAndDatabase.ts';
import { startPostgres } from '../adapters/database/embedded/startPostgres.ts';
import { whenParentEnds } from '../lifecycle/whenParentEnds.ts';
import { readSettings } from '../config/settings.ts';

/** Runs PostgreSQL alone on the data folder, so that a server in development comes back without waiting for it. */
async function main(): Promise<void> {
  const postgres = await startPostgres({ dataDir: readSettings(process.env).dataDir, log: () => undefined });
  await prepareRolesAndDatabase(postgres);
  whenParentEnds(() => void postgres.stop().then(() => process.exit(0), giveUp));
  throw await postgres.died;
}

// A signal to all is for the server first, which needs PostgreSQL until its end; then the bootstrap lets go of us.
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => undefined);

main().catch(giveUp);

function giveUp(error: unknown): never {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
