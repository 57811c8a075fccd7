import { describe, expect, it } from 'vitest';
import { readFragment } from './fragment.ts';

describe('the fragment of an address', () => {
  it.each([
    ['', null, false, ''],
    ['#', null, false, ''],
    ['#clause-9.2', null, false, '#clause-9.2'],
    ['#sessionToken=a-b_c', 'a-b_c', false, ''],
    ['#forceTokenRrefresh', null, true, ''],
    ['#forceTokenRrefresh=true&clause-9.2', null, true, '#clause-9.2'],
    ['#clause-9.2&sessionToken=x&forceTokenRrefresh', 'x', true, '#clause-9.2'],
    ['#forceTokenRefresh', null, false, '#forceTokenRefresh'],
    ['#sessionToken', '', false, ''],
    ['#mysessionToken=x', null, false, '#mysessionToken=x'],
  ])('%j asks for the code %j and renewal %j, and leaves %j', (fragment, entryCode, renews, rest) => {
    expect(readFragment(fragment)).toEqual({ entryCode, renews, rest });
  });
});
