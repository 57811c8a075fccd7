import { createHash, randomBytes } from 'node:crypto';
import { request as requestHttp, type IncomingHttpHeaders } from 'node:http';
import { request as requestHttps } from 'node:https';

type Answer = { readonly status: number; readonly headers: IncomingHttpHeaders; readonly text: string };
type Sent = { readonly method?: string; readonly form?: Record<string, string> };
type SendForm = (sent?: Sent) => Promise<Answer>;

/** A visitor without a browser: keeps cookies, and reaches `*.localhost` where the system cannot resolve it. */
class Visitor {
  readonly #cookies = new Map<string, string>();
  readonly #headers: Record<string, string>;

  constructor(headers: Record<string, string>) {
    this.#headers = headers;
  }

  request(url: URL, { method = 'GET', form }: Sent = {}): Promise<Answer> {
    const body = form && new URLSearchParams(form).toString();
    const isLocal = url.hostname === 'localhost' || url.hostname.endsWith('.localhost');
    const headers = {
      host: url.host,
      accept: 'text/html,application/json',
      cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      ...(body !== undefined && {
        'content-type': 'application/x-www-form-urlencoded',
        'content-length': Buffer.byteLength(body),
      }),
      ...this.#headers,
    };
    const options = {
      method,
      headers,
      hostname: isLocal ? '127.0.0.1' : url.hostname,
      port: url.port,
      path: url.pathname + url.search,
    };
    const send = url.protocol === 'https:' ? requestHttps : requestHttp;
    return new Promise((resolve, reject) => {
      const sent = send(options, (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
        response.on('error', reject).on('end', () => {
          for (const cookie of response.headers['set-cookie'] ?? []) this.#keep(cookie);
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text });
        });
      });
      sent.on('error', (cause) =>
        reject(new Error(`No server responds at ${url.origin}. Start it with npm start.`, { cause })),
      );
      sent.end(body);
    });
  }

  #keep(cookie: string): void {
    const [pair = ''] = cookie.split(';');
    const [name = '', value = ''] = pair.split('=', 2);
    if (value) this.#cookies.set(name, value);
    else this.#cookies.delete(name);
  }
}

/** The tokens of a sign-in, as the provider names them. */
export type Tokens = {
  readonly access_token: string;
  readonly id_token: string;
  readonly refresh_token?: string;
};

type Way = {
  readonly origin: string;
  readonly clientId: string;
  /** Further parameters of the authorization request. */
  readonly parameters?: Record<string, string>;
  /** Further headers of every request. */
  readonly headers?: Record<string, string>;
};

/**
 * Signs a person in as a browser does: authorization code with PKCE (RFC 7636) through the provider's own form.
 * Throws an error that says at which step it failed.
 */
export function signInByForm({
  name,
  password,
  ...way
}: Way & { readonly name: string; readonly password: string }): Promise<Tokens> {
  return comeIn(way, async (request) => {
    const sent = await request({ method: 'POST', form: { name, password } });
    if (sent.status === 401)
      throw new Error(
        `The name ${name} or the password is wrong. Set DEMO_PASSWORD to the same value as for the server.`,
      );
    if (sent.status === 429)
      throw new Error(`Sign-in as ${name} is locked after too many attempts. Try again later.`);
    return sent;
  });
}

/** Comes in as a browser does, with whatever the visitor does at the provider's form; throws as `signInByForm` does. */
export async function comeIn(
  { origin, clientId, parameters = {}, headers = {} }: Way,
  atForm: (request: SendForm) => Promise<Answer>,
): Promise<Tokens> {
  const visitor = new Visitor(headers);
  const verifier = randomBytes(32).toString('base64url');
  const redirect = `${origin}/implicit/callback`;
  const start = new URL(`${origin}/oidc/auth`);
  start.search = new URLSearchParams({
    client_id: clientId,
    redirect_uri: redirect,
    response_type: 'code',
    scope: 'openid profile email',
    state: randomBytes(8).toString('hex'),
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...parameters,
  }).toString();

  const toForm = await visitor.request(start);
  const formUrl = next(toForm, start, 'The provider did not start a sign-in');
  const sent = await atForm((each) => visitor.request(formUrl, each));
  const resumeUrl = next(sent, formUrl, 'The sign-in form was not accepted');
  const callback = next(
    await visitor.request(resumeUrl),
    resumeUrl,
    'The provider did not go back to the library',
  );
  const code = callback.searchParams.get('code');
  if (!code)
    throw new Error(
      `The provider refused: ${callback.searchParams.get('error_description') ?? callback.href}`,
    );

  const answer = await visitor.request(new URL(`${origin}/oidc/token`), {
    method: 'POST',
    form: {
      grant_type: 'authorization_code',
      client_id: clientId,
      redirect_uri: redirect,
      code,
      code_verifier: verifier,
    },
  });
  if (answer.status !== 200)
    throw new Error(`The identity provider returned no token: ${answer.text.slice(0, 300)}`);
  return JSON.parse(answer.text) as Tokens;
}

const next = (answer: Answer, from: URL, problem: string): URL => {
  const { location } = answer.headers;
  if (!location) throw new Error(`${problem} (status ${answer.status}).`);
  return new URL(location, from);
};
