import {
  contracts,
  featureCodes,
  type Account,
  type AuthenticationData,
  type TenantConfiguration,
} from '@norma/contracts';
import { isFile, type Call } from '@norma/contracts/kit';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, render, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AuthContext, type AuthContextProps } from 'react-oidc-context';
import { createMemoryRouter, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, onTestFinished, vi } from 'vitest';
import { ZodError } from 'zod';
import { queries } from '../app/queries.ts';
import { SessionContext } from '../features/session/session.ts';
import { TenantContext } from '../features/session/index.ts';
import { Look } from '../theme/Look.tsx';
import { dismiss, shownToasts } from '../ui/feedback/toasts.ts';
import { Toasts } from '../ui/feedback/Toasts.tsx';
import { startI18n } from '../i18n/i18n.ts';
import * as library from './aLibrary.ts';

// A busy machine may be slow to load a screen, and to show what is waited for.
configure({ asyncUtilTimeout: 50_000 });

/** One call as it was made. */
export type RecordedCall = {
  readonly name: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: unknown;
};

/** A refusal, as the server words it. */
export class Refusal {
  readonly status: number;
  readonly code: string;
  readonly more: Readonly<Record<string, unknown>>;

  constructor(status: number, code: string, more: Record<string, unknown> = {}) {
    this.status = status;
    this.code = code;
    this.more = more;
  }
}

/** An answer with headers. */
export class Answer {
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;

  constructor(body: unknown, headers: Record<string, string>) {
    this.body = body;
    this.headers = headers;
  }
}

/** What is answered to each call, by `domain.name`: a value, a refusal, or what makes either of what was asked. */
export type Answers = Record<string, unknown>;

type Given = {
  routes: RouteObject[];
  at?: string;
  account?: Partial<Account>;
  arrival?: Partial<AuthenticationData>;
  tenant?: Partial<TenantConfiguration>;
  features?: readonly string[];
  answers?: Answers;
};

const known = Object.entries(contracts).flatMap(([domain, calls]) =>
  Object.entries(calls as Record<string, Call>).map(([name, call]) => ({
    name: `${domain}.${name}`,
    call,
    pattern: new RegExp(`^${call.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  })),
);

/**
 * Shows screens in a page without a browser, to a user who is signed in. Calls are answered as the test says, each
 * answer held against its contract; a call that it says nothing of fails the test.
 */
export async function rendered({
  routes,
  at = '/',
  account,
  arrival,
  tenant,
  features,
  answers = {},
}: Given) {
  await (started ??= startI18n());
  const recordedCalls: RecordedCall[] = [];
  const failures: string[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    if (init.method === 'HEAD') return new Response(); // Whether the server answers at all.
    const url = new URL(address, 'http://localhost');
    const fit = known.filter(
      ({ call, pattern }) => call.method === (init.method ?? 'GET') && pattern.test(url.pathname),
    );
    const [first] = fit;
    const found = fit.find(({ call }) => call.path === url.pathname) ?? first;
    if (!found || !(found.name in answers)) {
      failures.push(found?.name ?? `${init.method} ${address}`);
      throw new TypeError('Nothing answers this call');
    }
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : init.body;
    const one: RecordedCall = { name: found.name, path: url.pathname, query: url.searchParams, body };
    recordedCalls.push(one);
    const answer = answers[found.name];
    try {
      return responseTo(found.call, await (typeof answer === 'function' ? answer(one) : answer));
    } catch (error) {
      if (error instanceof ZodError)
        failures.push(...error.issues.map(({ path, code }) => `${found.name}: ${path.join('.')} ${code}`));
      throw error;
    }
  });
  // Nothing is laid out here: what has no size counts as out of sight, and menus stay shut.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(10, 10, 100, 20));
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1280);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(800);
  const router = createMemoryRouter(routes, { initialEntries: [at] });
  const session = {
    account: { ...library.account, ...account },
    arrival: { ...library.arrival, ...arrival },
    switchAccount: () => undefined,
  };
  const here = {
    ...library.tenant,
    features: (features ?? featureCodes).map((code) => ({ code, enabled: true })),
    ...tenant,
  };
  // No one signs in here: what the provider of sign-ins is asked for is looked at.
  const signIn = vi.fn(async () => undefined);
  const signOut = vi.fn(async () => undefined);
  const auth: Partial<AuthContextProps> = { signinRedirect: signIn, signoutRedirect: signOut };
  const page = render(
    <Look>
      <TenantContext value={here}>
        <QueryClientProvider client={queries}>
          <AuthContext value={auth as AuthContextProps}>
            <SessionContext value={session}>
              <RouterProvider router={router} />
            </SessionContext>
          </AuthContext>
          <Toasts />
        </QueryClientProvider>
      </TenantContext>
    </Look>,
  );
  onTestFinished(() => {
    cleanup();
    queries.clear();
    localStorage.clear();
    sessionStorage.clear();
    shownToasts().forEach(({ id }) => dismiss(id));
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    if (failures.length > 0) console.error(failures);
    expect(failures).toEqual([]);
  });
  return {
    page,
    signIn,
    signOut,
    user: userEvent.setup({ delay: null }),
    /** The calls of a name, in the order in which they were made. */
    calls: (name: string): RecordedCall[] => recordedCalls.filter((one) => one.name === name),
    /** The address that is shown. */
    address: (): string => router.state.location.pathname + router.state.location.search,
    /** Waits until there is a notice of these words. */
    notice: (words: string | RegExp): Promise<void> =>
      waitFor(() =>
        expect(shownToasts().map(({ message }) => message)).toContainEqual(
          typeof words === 'string' ? words : expect.stringMatching(words),
        ),
      ),
  };
}

let started: Promise<void> | undefined;

function responseTo(call: Call, answer: unknown): Response {
  if (answer instanceof Refusal) {
    const { status, code, more } = answer;
    const problem = { title: code, status, detail: code, message: code, code, requestId: 'r-1', ...more };
    return new Response(JSON.stringify(problem), { status, headers: { 'content-type': 'application/json' } });
  }
  const { body, headers } = answer instanceof Answer ? answer : new Answer(answer, {});
  if (isFile(call.answer)) return new Response(body as BodyInit, { headers });
  call.answer.parse(body);
  return new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json', ...headers } });
}
