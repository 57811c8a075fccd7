// @vitest-environment happy-dom
import type { Account, AuthenticationData, TenantConfiguration } from '@norma/contracts';
import { waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import * as library from '../../testing/aLibrary.ts';
import { Refusal, rendered, type Answers } from '../../testing/rendered.tsx';
import { setCredentials } from '../../client/credentials.ts';
import { beginSignIn } from './beginSignIn.ts';
import { OpenSession } from './OpenSession.tsx';
import { useSignOut } from './signingOut.ts';
import { SignOutWay } from './SignOutWay.tsx';

const tokens = { token: async () => null, renewed: async () => null, renew: async () => undefined };
const entitlement = {
  accountId: 'halvorsen',
  accountName: 'Halvorsen',
  accountNumber: '400218',
  accountSetting: { acronym: '' },
};
const person = {
  firstName: 'Ines',
  lastName: 'Ravndal',
  companyName: '',
  address1: '',
  address2: '',
  city: '',
  state: '',
  postalCode: '',
  country: '',
  mobile: '',
};

type Given = {
  account?: Partial<Account>;
  authType?: AuthenticationData['authType'];
  tenant?: Partial<TenantConfiguration>;
  answers?: Answers;
};

/** What a user sees who comes in, with the library behind the gate as one word and a way to sign out. */
function comeIn({ account, authType = 'PWD', tenant = {}, answers = {} }: Given = {}) {
  const Library = () => {
    const signOut = useSignOut();
    return <button onClick={() => void signOut()}>The library</button>;
  };
  const Gate = () => (
    <SignOutWay>
      <OpenSession tokens={tokens}>
        <Library />
      </OpenSession>
    </SignOutWay>
  );
  const replace = vi.spyOn(window.location, 'replace').mockImplementation(() => undefined);
  onTestFinished(() => setCredentials(null));
  return rendered({
    routes: [{ path: '*', element: <Gate /> }],
    tenant,
    answers: {
      'session.authenticationData': { ...library.arrival, authType },
      'session.account': {
        ...library.account,
        userAccounts: [person],
        cgEntitlements: [entitlement],
        ...account,
      },
      'session.logout': { signedOut: true },
      ...answers,
    },
  }).then((screen) => ({ ...screen, replace }));
}

const opened = { name: 'The library' };

describe('The licence agreement', () => {
  const agreement = { responseData: { value: { licenseContent: '<p>Read.</p>', accepted: false } } };

  it('does not stand before who has accepted it [session-023]', async () => {
    const { page } = await comeIn({ account: { lcaAgreementFlag: true } });
    expect(await page.findByRole('button', opened)).toBeTruthy();
    expect(page.queryByRole('dialog')).toBeNull();
  });

  it('stands before who has not, and goes for good when it is accepted [session-023] [session-024]', async () => {
    const { page, user, calls } = await comeIn({
      account: { lcaAgreementFlag: false },
      answers: {
        'licenseAgreements.agreement': agreement,
        'licenseAgreements.accept': { responseData: { value: { accepted: true } } },
      },
    });
    const dialog = within(await page.findByRole('dialog', { name: 'License agreement' }));
    expect(page.queryByRole('button', opened)).toBeNull();
    await user.keyboard('{Escape}');
    await user.click(dialog.getByRole('button', { name: 'Accept' }));
    expect(await page.findByRole('button', opened)).toBeTruthy();
    expect(page.queryByRole('dialog')).toBeNull();
    expect(calls('licenseAgreements.accept')).toHaveLength(1);
  });
});

describe('Who comes by single sign-on', () => {
  const incomplete: [string, Partial<Account>][] = [
    ['a first name', { userAccounts: [{ ...person, firstName: ' ' }] }],
    ['a last name', { userAccounts: [{ ...person, lastName: '' }] }],
    ['entitlements', { cgEntitlements: [] }],
    ['the one of their account', { selectedAccountId: 'another' }],
  ];

  it.each(incomplete)('without %s is sent to complete the profile [session-014]', async (_, account) => {
    const progressiveProfilingUrl = 'https://profile.clearwater.example/more';
    const { replace, page } = await comeIn({
      account,
      authType: 'SSO',
      answers: { 'sso.progressiveProfilingUrl': { progressiveProfilingUrl } },
    });
    await waitFor(() => expect(replace.mock.calls).toEqual([[progressiveProfilingUrl]]));
    expect(page.queryByRole('button', opened)).toBeNull();
  });

  it('with all of them comes in [session-014]', async () => {
    const { page, replace } = await comeIn({ authType: 'SSO' });
    expect(await page.findByRole('button', opened)).toBeTruthy();
    expect(replace).not.toHaveBeenCalled();
  });

  it('without a name, where there is no such place, is told and signed out [session-015]', async () => {
    const { page, user, calls, signOut } = await comeIn({
      account: { userAccounts: [{ ...person, lastName: '' }] },
      authType: 'SSO',
      answers: { 'sso.progressiveProfilingUrl': { progressiveProfilingUrl: null } },
    });
    const message = await page.findByRole('dialog', { name: 'Your profile is incomplete' });
    expect(message.textContent).toContain('did not provide your name');
    await user.click(within(message).getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(signOut).toHaveBeenCalledOnce());
    expect(calls('session.logout')).toHaveLength(1);
  });

  it('alone, and is refused, is told so in other words [session-028]', async () => {
    const said = async (methods: string[]) => {
      const { page } = await comeIn({
        authType: 'SSO',
        tenant: { 'authentication-methods': methods as TenantConfiguration['authentication-methods'] },
        answers: { 'session.account': new Refusal(403, 'account-not-allowed') },
      });
      const { textContent } = await page.findByRole('dialog', { name: 'Your sign-in does not have access' });
      page.unmount();
      return textContent;
    };
    const words = 'This library requires single sign-on';
    expect(await said(['SSO'])).toContain(words);
  });

  it('beside others, and is refused, is not told that there is nothing else [session-028]', async () => {
    const { page } = await comeIn({
      authType: 'SSO',
      tenant: { 'authentication-methods': ['PWD', 'SSO'] },
      answers: { 'session.account': new Refusal(403, 'account-not-allowed') },
    });
    const { textContent } = await page.findByRole('dialog', { name: 'Your sign-in does not have access' });
    expect(textContent).not.toContain('requires single sign-on');
  });
});

describe('Signing out', () => {
  const signOutOf = { text: 'You stay signed in to the portal.', 'redirect-url': 'https://left.example/bye' };

  it.each(['SSO', 'APPLET'] as const)(
    'under %s is told of first in the words of the library, and ends where it wants [session-018] [session-019]',
    async (authType) => {
      const tenant = { 'sign-out': signOutOf };
      const { page, user, signOut, replace } = await comeIn({ authType, tenant });
      await user.click(await page.findByRole('button', opened));
      const message = await page.findByRole('dialog', { name: 'Sign out of the library' });
      expect(message.textContent).toContain(signOutOf.text);
      expect(signOut).not.toHaveBeenCalled();
      await user.click(within(message).getByRole('button', { name: 'OK' }));
      await waitFor(() => expect(signOut).toHaveBeenCalledOnce());
      // The provider of sign-ins leads back to the library, which begins a visit.
      const redirect = vi.fn();
      beginSignIn(
        { ...library.tenant, ...tenant },
        { address: '/', entryCode: null, hasAddress: false },
        redirect,
      );
      expect(replace.mock.calls).toEqual([[signOutOf['redirect-url']]]);
      expect(redirect).not.toHaveBeenCalled();
    },
  );

  it('of who came by a password is done without another word [session-018] [session-019]', async () => {
    const tenant = { 'sign-out': signOutOf };
    const { page, user, signOut, replace } = await comeIn({ tenant });
    await user.click(await page.findByRole('button', opened));
    await waitFor(() => expect(signOut).toHaveBeenCalledOnce());
    expect(page.queryByRole('dialog')).toBeNull();
    const redirect = vi.fn(async () => undefined);
    beginSignIn(
      { ...library.tenant, ...tenant },
      { address: '/', entryCode: null, hasAddress: false },
      redirect,
    );
    expect(redirect).toHaveBeenCalledOnce();
    expect(replace).not.toHaveBeenCalled();
  });
});
