import { describe, expect, it } from 'vitest';
import { wayOf } from './anchors.ts';

describe('a link in a document', () => {
  it.each([
    ['#top', { to: 'top' }],
    ['#', { to: 'top' }],
    ['#Bottom', { to: 'bottom' }],
    ['#s-sec_9.2', { to: 'place', name: 's-sec_9.2' }],
    ['#%E8%A1%A8%201', { to: 'place', name: '表 1' }],
    ['#100%', { to: 'place', name: '100%' }],
    ['https://example.org/a#b', { to: 'outside', address: 'https://example.org/a#b' }],
    [' HTTP://example.org ', { to: 'outside', address: 'HTTP://example.org' }],
    ['mailto:desk@example.org', { to: 'outside', address: 'mailto:desk@example.org' }],
    ['javascript:alert(1)', { to: 'nowhere' }],
    ['data:text/html,hello', { to: 'nowhere' }],
    ['/document/?contentCode=x', { to: 'nowhere' }],
  ])('%s leads where it may', (href, way) => {
    expect(wayOf(href)).toEqual(way);
  });
});
