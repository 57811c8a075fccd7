import { createInstance } from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { parsed } from '../../build/messages.ts';
import arabic from '../locales/ar/shell.json' with { type: 'json' };
import shell from '../locales/en/shell.json' with { type: 'json' };
import { messageFormat } from '../i18n/messageFormat.ts';
import { CallRefused } from './refusal.ts';
import { wordsFor } from './wordsFor.ts';

const words = createInstance().use(messageFormat);
beforeAll(() =>
  words.init({
    lng: 'en',
    defaultNS: 'shell',
    resources: { en: { shell: parsed(shell) }, ar: { shell: parsed(arabic) } },
    keySeparator: false,
    nsSeparator: false,
  }),
);

const refused = (parts: Partial<CallRefused>): CallRefused =>
  new CallRefused({ status: 400, code: 'unnamed', detail: '', requestId: '1', ...parts });

describe('the words for a call that did not work [errors-002, errors-003, errors-004, errors-005, errors-006, errors-007, errors-010]', () => {
  it.each([
    ['without any answer', refused({ status: 0, detail: 'Failed to fetch' }), 'Server not reachable'],
    ['not found', refused({ status: 404, detail: 'Can not find content' }), 'Not found'],
    [
      'with wrong fields name each of them',
      refused({
        fieldErrors: [
          { field: 'page', message: 'too small' },
          { field: 'size', message: 'too big' },
        ],
        detail: 'Bad',
      }),
      'Error on field page\nError on field size',
    ],
    [
      'with a field beyond a limit say Size, whichever limit it was',
      refused({
        fieldErrors: ['Min', 'Max', 'DecimalMin', 'DecimalMax'].map((message) => ({
          field: 'year',
          message,
        })),
      }),
      Array.from({ length: 4 }, () => 'Error on field year: Size').join('\n'),
    ],
    [
      'with a field beyond a limit of the contract say Size as well',
      refused({
        fieldErrors: [
          { field: 'query.size', message: 'Too big: expected number to be <=100', code: 'too_big' },
        ],
      }),
      'Error on field query.size: Size',
    ],
    [
      'refused with a message and its params, no header and no field',
      refused({ detail: 'At most {{max}} members', params: { max: '50' } }),
      'At most 50 members',
    ],
    ['refused with a raw body alone', refused({ detail: 'no body but text' }), 'no body but text'],
    [
      'refused by the application with an entity name',
      refused({ detail: 'A group called {{entityName}} exists', params: { entityName: 'Fire safety' } }),
      'A group called Fire safety exists',
    ],
    [
      'refused for a reason of the server',
      refused({ status: 403, detail: 'You do not have access to this account' }),
      'You do not have access to this account',
    ],
    [
      'made too often say when to go on',
      refused({ status: 429, code: 'too-many-calls', detail: 'Wait', params: { seconds: '5' } }),
      'Too many requests. Try again in 5 seconds.',
    ],
    [
      'made too often behind somebody else’s gate say when to go on all the same',
      refused({ status: 429, code: 'too-many-calls' }),
      'Too many requests. Try again in 1 second.',
    ],
    ['with nothing said', refused({ status: 502 }), 'Unknown error!'],
    ['that never came to a call', new Error('Storage is full'), 'Storage is full'],
    ['of an unknown kind', undefined, 'Unknown error!'],
  ])('%s', (_, error, expected) => {
    expect(wordsFor(error, words.t)).toBe(expected);
  });
});

describe('the words for a server that broke', () => {
  const broken = refused({ status: 500, code: 'unexpected', detail: 'Internal Error' });

  it('are Internal Error, unless the server has words of its own [errors-013]', () => {
    expect(wordsFor(broken, words.t)).toBe('Internal Error');
    expect(wordsFor(refused({ status: 500, detail: 'The index is being repaired' }), words.t)).toBe(
      'The index is being repaired',
    );
  });

  it('are said in the language of the reader', () => {
    expect(wordsFor(broken, words.getFixedT('ar'))).toBe('خطأ داخلي');
  });
});
