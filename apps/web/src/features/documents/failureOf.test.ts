import { describe, expect, it } from 'vitest';
import { CallRefused } from '../../client/client.ts';
import { failureOf } from './DocumentFailure.tsx';

const refused = (status: number, detail: string): CallRefused =>
  new CallRefused({ status, detail, code: 'unexpected', requestId: '1' });

describe('a document that did not open', () => {
  it.each(['Can not find content', 'Cannot find content', ' Cannot find content '])(
    'is missing where the server says %j, whatever its status [document-028]',
    (detail) => {
      for (const status of [404, 500, 400])
        expect(failureOf(refused(status, detail))).toEqual({ kind: 'missing' });
    },
  );

  it('is missing where the address names none, or what can be none', () => {
    expect(failureOf(null)).toEqual({ kind: 'missing' });
    const refusal = { status: 400, detail: 'The request does not fit', code: 'invalid', requestId: '1' };
    const of = (field: string) =>
      new CallRefused({ ...refusal, fieldErrors: [{ field, message: 'is too long' }] });
    expect(failureOf(of('query.contentCode'))).toEqual({ kind: 'missing' });
    expect(failureOf(of('query.other'))).toMatchObject({ kind: 'other' });
  });

  it('is gone where the server says that its content is no longer available [document-029]', () => {
    for (const status of [410, 404, 500])
      expect(failureOf(refused(status, 'DL Content is no longer available'))).toEqual({ kind: 'gone' });
  });

  it('is told in the words of the server for anything else [document-030]', () => {
    expect(failureOf(refused(500, 'Rights are being moved'))).toEqual({
      kind: 'other',
      detail: 'Rights are being moved',
    });
  });

  it('is told without words where nobody has answered', () => {
    expect(failureOf(refused(0, 'Server not reachable'))).toEqual({ kind: 'other', detail: '' });
    expect(failureOf(refused(502, ''))).toEqual({ kind: 'other', detail: '' });
    expect(failureOf(new TypeError('x is not a function'))).toEqual({ kind: 'other', detail: '' });
  });
});
