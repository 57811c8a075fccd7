import { isIPv6 } from 'node:net';
import { pino } from 'pino';
import { openLibrary } from './compose.ts';
import { openFront } from './lifecycle/front.ts';
import { whenParentEnds } from './lifecycle/whenParentEnds.ts';
import { readSettings, type Settings } from './config/settings.ts';
import { version } from './config/version.ts';

/** The reason of an error in one line; a message that is no full sentence needs its cause to be understood. */
const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  // Of several things that could not be closed, each says why; the first of them first.
  if (error instanceof SuppressedError) return `${reasonOf(error.suppressed)}; ${reasonOf(error.error)}`;
  const { message, cause } = error;
  const reason = cause === undefined || message.endsWith('.') ? '' : reasonOf(cause);
  const whole = message.includes(reason) ? message : `${message}: ${reason}`;
  return whole.replaceAll(/\s*\n\s*/g, ' ');
};

/** Ends the process with the reason in one line; the whole error goes to the log at debug level. */
const giveUp = (error: unknown): never => {
  const reason = reasonOf(error);
  console.error(reason.endsWith('.') ? reason : `Norma cannot continue: ${reason}`);
  if (process.env['LOG_LEVEL'] === 'debug') console.error(error);
  process.exit(1);
};

const readSettingsOrEnd = (): Settings => {
  try {
    return readSettings(process.env);
  } catch (error) {
    return giveUp(error);
  }
};

const settings = readSettingsOrEnd();
const logger = pino({
  level: settings.logLevel,
  redact: ['req.headers.authorization', 'req.headers.cookie'],
});

/** Opens the library and returns how to close it again. */
const open = async (): Promise<() => Promise<void>> => {
  const front = await openFront(settings);
  const log = (step: string): void => {
    front.step(step);
    console.log(`  ${step}`);
  };
  const host = isIPv6(settings.host) ? `[${settings.host}]` : settings.host;
  console.log(`Norma ${version} is listening on http://${host}:${settings.port}`);
  const library = await openLibrary({ settings, server: front.server, logger, log });
  library.died
    .then((cause) => {
      console.error(`The database stopped: ${cause.message}`);
      return end(1);
    })
    .catch(giveUp);
  console.log(`Ready after ${(performance.now() / 1000).toFixed(1)} s: ${settings.publicUrl.origin}`);
  // With another identity provider the passwords of the demo sign no one in at the default tenant.
  if (settings.isDemo && !settings.oidc)
    console.log(`Sign in as individual (or another demo user) with the password ${settings.demoPassword}`);
  return async () => {
    // The front first: a call that is under way still needs the library.
    await front.close();
    await library.close();
  };
};

const opening = open();
opening.catch(giveUp);

let isEnding = false;

const end = async (code: number): Promise<void> => {
  if (isEnding) return;
  isEnding = true;
  // A start that hangs must not keep the process: PostgreSQL ends by its own watchdog.
  setTimeout(() => process.exit(code), 30_000).unref();
  const close = await opening;
  await close();
  process.exit(code);
};

const endInOrder = (): void => void end(0).catch(giveUp);

process.on('SIGTERM', endInOrder);
process.on('SIGINT', endInOrder);

whenParentEnds(endInOrder);
