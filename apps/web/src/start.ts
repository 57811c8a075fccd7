// Runs before any file of the app has come: the build puts it into the page itself (build/startScript.ts).
import type { EarlyCalls } from './client/earlyCalls.ts';

type Tenant = { issuer: string; clientId: string };
type Arrival = { authType: string; originatedIpAddress: string };

const retryMs = 4_000;

fetchFonts();
document.addEventListener('error', tellFailure, true);
const tenant = document.querySelector('script#tenant')?.textContent;
if (tenant) globalThis.earlyCalls = askWhoReads(JSON.parse(tenant) as Tenant);

/** Fetches the fonts ahead of their first letters, unless the line is weak: until they come, words are set in others. */
function fetchFonts(): void {
  const line = (navigator as { connection?: { effectiveType?: string; saveData?: boolean } }).connection;
  if (line?.saveData || /[23]g/.test(line?.effectiveType ?? '')) return;
  const fonts = document.querySelector<HTMLTemplateElement>('template#fonts');
  if (fonts) document.head.append(fonts.content);
}

/** Asks how the reader arrived, and then who they are, as the app would when it has come (client/earlyCalls.ts). */
function askWhoReads({ issuer, clientId }: Tenant): EarlyCalls | undefined {
  const token = storedToken(`oidc.user:${issuer}:${clientId}`);
  if (!token) return undefined;
  const call = (path: string, said: Record<string, string> = {}) => {
    const requestId = crypto.randomUUID();
    const headers = { RequestId: requestId, Authorization: `Bearer ${token}`, ...said };
    const response = fetch(path, { headers });
    response.catch(() => {}); // The app hears of it.
    return { requestId, response };
  };
  const arrival = call('/login/api/v1/authenticationData');
  const account = arrival.response
    .then((response): Promise<Arrival> => response.clone().json())
    .then(({ authType, originatedIpAddress }) =>
      call('/api/account', {
        ...(authType && { AuthMode: authType }),
        ...(originatedIpAddress && { originatedIpAddress }),
      }),
    )
    .catch(() => null); // The app asks by itself, and says what is wrong.
  return {
    token,
    calls: { '/login/api/v1/authenticationData': Promise.resolve(arrival), '/api/account': account },
  };
}

/** The access token that the browser has stored, unless it has run out. */
function storedToken(key: string): string | null {
  try {
    const user = JSON.parse(sessionStorage.getItem(key) ?? 'null') as {
      access_token: string;
      expires_at: number;
    } | null;
    return user && user.expires_at > Date.now() / 1000 ? user.access_token : null;
  } catch {
    return null; // Storage is forbidden.
  }
}

/** Says that there is no connection where the app does not come, and loads the page again once the server answers. */
function tellFailure({ target }: Event): void {
  const words = document.querySelector<HTMLElement>('#opening [data-failed]');
  if (!words || !(target instanceof HTMLScriptElement) || target.type !== 'module') return;
  words.textContent = words.dataset['failed'] ?? '';
  const retry = (): void =>
    void fetch('/', { method: 'HEAD', cache: 'no-store' }).then(
      () => location.reload(),
      () => {},
    );
  setInterval(retry, retryMs);
  addEventListener('online', retry);
}
