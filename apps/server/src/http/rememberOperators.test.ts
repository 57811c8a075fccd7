import { expect, it } from 'vitest';
import type { Reader } from '../context.ts';
import type { Tenant } from '../tenant/index.ts';
import { rememberOperators } from './rememberOperators.ts';
import type { FindReader } from './authenticate.ts';

const person = (...authorities: Reader['authorities']): Reader => ({
  personId: 'dagny',
  sessionId: 'one',
  signInName: 'dagny',
  userType: 'INDIVIDUAL',
  authorities,
  signIn: { authType: 'PWD', accountId: null, isElsewhere: false },
  refusal: null,
  isActivated: true,
  hasAgreed: true,
  account: null,
});

const tenant = { key: 'astm' } as Tenant;
const identity = {
  subject: 'dagny',
  sessionId: 'one',
  grantId: null,
  issuedAt: new Date(0),
  email: null,
  issuer: 'here',
};

/** A finder whose database can be broken, and what it finds. */
function remembering(found: Reader | null) {
  const state = { found, breaks: null as (() => Promise<never>) | null, now: 0 };
  const find: FindReader = async () => (state.breaks ? state.breaks() : state.found);
  const remembered = rememberOperators(find, {
    now: () => new Date(state.now),
    cacheMs: 1_000,
    timeoutMs: 10,
  });
  return { state, operatorOf: (address = '10.0.0.1') => remembered(tenant, identity, address) };
}

const isGone = () => Promise.reject(new Error('The database is gone'));
const hangs = () => new Promise<never>(() => undefined);

it('knows an operator for a while after the database has gone, or does not answer', async () => {
  const { state, operatorOf } = remembering(person('OPERATOR'));
  await operatorOf();
  for (const breaks of [isGone, hangs]) {
    state.breaks = breaks;
    expect(await operatorOf()).toMatchObject({ personId: 'dagny' });
  }
  state.breaks = isGone;
  state.now = 1_001;
  await expect(operatorOf()).rejects.toThrow('The database is gone');
});

it('knows no one else, and no one from elsewhere', async () => {
  const admin = remembering(person('ADMIN'));
  await admin.operatorOf();
  admin.state.breaks = isGone;
  await expect(admin.operatorOf()).rejects.toThrow('The database is gone');

  const operator = remembering(person('OPERATOR'));
  await operator.operatorOf();
  operator.state.breaks = isGone;
  await expect(operator.operatorOf('10.0.0.2')).rejects.toThrow('The database is gone');
});

it('forgets an operator as soon as the database says that they are none any more', async () => {
  const { state, operatorOf } = remembering(person('OPERATOR'));
  await operatorOf();
  state.found = person('ADMIN');
  expect(await operatorOf()).toMatchObject({ authorities: ['ADMIN'] });
  state.breaks = isGone;
  await expect(operatorOf()).rejects.toThrow('The database is gone');
});
