import { CancelledError } from '@tanstack/react-query';
import { createInstance } from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { parsed } from '../../build/messages.ts';
import { CallRefused } from '../client/client.ts';
import shell from '../locales/en/shell.json' with { type: 'json' };
import { messageFormat } from '../i18n/messageFormat.ts';
import { reactionTo, type CallMeta, type Reaction } from './explain.ts';

const words = createInstance().use(messageFormat);
beforeAll(() =>
  words.init({
    lng: 'en',
    defaultNS: 'shell',
    resources: { en: { shell: parsed(shell) } },
    keySeparator: false,
    nsSeparator: false,
  }),
);

type Call = NonNullable<CallRefused['call']>;
const refused = (status: number, detail = '', call: Call = { method: 'GET', path: '/api/group/list' }) =>
  new CallRefused({ status, code: 'unnamed', detail, requestId: '1', call });
const account: Call = { method: 'GET', path: '/api/account' };
const arrival: Call = { method: 'GET', path: '/login/api/v1/authenticationData' };
const tracked: Call = { method: 'GET', path: '/api/tracked-documents/current-user' };
const say = (said: string): Reaction => ({ act: 'say', words: said });
const nothing: Reaction = { act: 'nothing' };

describe('a call that failed [errors-001, errors-002, errors-007, errors-008, errors-009, errors-010, errors-014]', () => {
  const cases: [what: string, error: unknown, reaction: Reaction, meta?: CallMeta][] = [
    [
      'with a message of its own says that before any other',
      refused(0),
      say('The groups could not be read'),
      { errorMessage: () => 'The groups could not be read' },
    ],
    [
      'with a message of its own says it even where the screen tells the rest',
      refused(404),
      say('Gone'),
      { errorMessage: () => 'Gone', isHandled: true },
    ],
    ['without any answer says that the server is not reachable', refused(0), say('Server not reachable')],
    ['not found says so', refused(404, 'Can not find it'), say('Not found')],
    ['with another status says its message', refused(503, 'Being repaired'), say('Being repaired')],
    ['on tracked documents with another status says nothing', refused(503, 'x', tracked), nothing],
    ['on tracked documents without an answer says so', refused(0, '', tracked), say('Server not reachable')],
    ['on tracked documents that are not found says so', refused(404, '', tracked), say('Not found')],
    ['that asked for the account without an answer is only logged', refused(0, '', account), { act: 'log' }],
    [
      'that asked for the account without a session says nothing [session-048]',
      refused(401, 'x', account),
      nothing,
    ],
    [
      'elsewhere without a session says why',
      refused(401, 'Sign in to make this call'),
      say('Sign in to make this call'),
    ],
    ['without any response says its message', new Error('Storage is full'), say('Storage is full')],
    ['without any response or message says that it is unknown', new Error(''), say('Unknown error!')],
    [
      'whose account does not exist any more forgets it',
      refused(500, 'account id not exist'),
      { act: 'forget-account' },
    ],
    [
      'about the session itself, whose account does not exist, is left to the gate',
      refused(500, 'account id not exist', account),
      nothing,
      { isHandled: true },
    ],
    ...(
      [
        'address-not-allowed',
        'account-not-allowed',
        'no-account-selected',
        'not-activated',
        'agreement-not-accepted',
        'not-authorized',
        'sign-in-ended',
      ] as const
    ).map((code): [string, CallRefused, Reaction] => [
      `that finds the sign-in not to hold (${code}) has the session asked for anew`,
      new CallRefused({ status: 403, code, detail: 'x', requestId: '1', call: tracked }),
      { act: 'reload-session' },
    ]),
    [
      'of the session itself, which was ended, is left to the gate: it would be asked for without end',
      new CallRefused({ status: 401, code: 'sign-in-ended', detail: 'x', requestId: '1', call: arrival }),
      nothing,
      { isHandled: true },
    ],
    ['cancelled by the reader says nothing', new Error('cancelSearch'), nothing],
    ['cancelled by its screen says nothing', new CancelledError(), nothing],
    ['cancelled on the way says nothing', new DOMException('Gone', 'AbortError'), nothing],
    ['that its screen tells of leaves this silent', refused(503, 'x'), nothing, { isHandled: true }],
  ];
  it.each(cases)('%s', (_, error, reaction, meta) => {
    expect(reactionTo(error, meta, words.t)).toEqual(reaction);
  });
});
