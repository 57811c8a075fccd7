import { authorities, type Authority } from '@norma/contracts/kit';
import { describe, expect, it } from 'vitest';
import { givableBy, mayChange, refusalOf, type Removal } from './rules.ts';

const actors: Record<string, readonly Authority[]> = {
  administrator: ['ADMIN'],
  operator: ['OPERATOR'],
  both: ['OPERATOR', 'ADMIN'],
};
const targets: Record<string, readonly Authority[]> = {
  reader: [],
  administrator: ['ADMIN', 'REPORT_VIEW'],
  operator: ['OPERATOR', 'ADMIN'],
};
const takings: Record<string, Removal> = {
  deactivate: { kind: 'deactivate' },
  'leave one account of two': { kind: 'leave', remaining: 1 },
  'leave the last account': { kind: 'leave', remaining: 0 },
  'take every right': { kind: 'rights', authorities: [] },
  'give ADMIN': { kind: 'rights', authorities: ['ADMIN'] },
  'give OPERATOR': { kind: 'rights', authorities: ['ADMIN', 'OPERATOR'] },
};

type Case = { actor: string; target: string; taking: string; others?: number; isSelf?: boolean };

const outcome = ({ actor, target, taking: removal, others = 1, isSelf = false }: Case) => {
  const [by, to, what] = [actors[actor], targets[target], takings[removal]];
  if (!by || !to || !what) throw new Error('There is no such case');
  return refusalOf(what, {
    actor: { id: 'actor', authorities: by },
    target: { id: isSelf ? 'actor' : 'target', authorities: to },
    otherAdministrators: others,
  });
};

/** Every case of others, while there are other administrators: what is not here is refused to no one. */
const refusedToAdministrators = new Set([
  'reader, give OPERATOR',
  'administrator, give OPERATOR',
  ...Object.keys(takings).map((removal) => `operator, ${removal}`),
]);

describe('what is taken from others', () => {
  for (const target of Object.keys(targets))
    for (const removal of Object.keys(takings)) {
      it(`${removal}: ${target}`, () => {
        const refused = refusedToAdministrators.has(`${target}, ${removal}`) ? 'operators-only' : null;
        expect(outcome({ actor: 'administrator', target, taking: removal })).toBe(refused);
        expect(outcome({ actor: 'operator', target, taking: removal })).toBeNull();
        expect(outcome({ actor: 'both', target, taking: removal })).toBeNull();
      });
    }
});

describe('the last administrator', () => {
  it.each(['deactivate', 'leave the last account', 'take every right'])('stays: %s', (removal) => {
    const last = { actor: 'operator', target: 'administrator', taking: removal, others: 0 };
    expect(outcome(last)).toBe('last-administrator');
    expect(outcome({ ...last, target: 'reader' })).toBeNull();
    expect(outcome({ ...last, others: 1 })).toBeNull();
  });

  it('may leave one account of several, and lose other rights', () => {
    const last = { actor: 'operator', target: 'administrator', others: 0 };
    expect(outcome({ ...last, taking: 'leave one account of two' })).toBeNull();
    expect(outcome({ ...last, taking: 'give ADMIN' })).toBeNull();
  });
});

describe('no one', () => {
  it.each(['deactivate', 'leave the last account', 'take every right'])(
    'does this to themselves: %s',
    (removal) => {
      for (const target of ['administrator', 'operator'])
        expect(outcome({ actor: 'both', target, taking: removal, isSelf: true })).toBe('not-oneself');
    },
  );

  it('is kept from leaving one of their accounts, or from other rights of their own', () => {
    const self = { actor: 'administrator', target: 'administrator', isSelf: true };
    expect(outcome({ ...self, taking: 'leave one account of two' })).toBeNull();
    expect(outcome({ ...self, taking: 'give ADMIN' })).toBeNull();
  });

  it('who is no operator makes themselves one', () => {
    const self = { actor: 'administrator', target: 'administrator', isSelf: true };
    expect(outcome({ ...self, taking: 'give OPERATOR' })).toBe('operators-only');
  });
});

describe('rights', () => {
  it('are all an operator’s to give, and all but theirs an administrator’s', () => {
    expect(givableBy({ authorities: ['OPERATOR'] }, authorities)).toEqual(authorities);
    expect(givableBy({ authorities: ['ADMIN'] }, authorities)).toEqual(
      authorities.filter((authority) => authority !== 'OPERATOR'),
    );
  });

  it('of operators protect them from everyone else', () => {
    const pair = (actor: readonly Authority[], target: readonly Authority[]) =>
      mayChange({
        actor: { id: 'actor', authorities: actor },
        target: { id: 'target', authorities: target },
      });
    expect(pair(['ADMIN'], ['OPERATOR'])).toBe(false);
    expect(pair(['ADMIN'], ['ADMIN'])).toBe(true);
    expect(pair(['OPERATOR'], ['OPERATOR'])).toBe(true);
  });
});
