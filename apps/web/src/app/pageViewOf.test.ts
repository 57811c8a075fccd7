import { describe, expect, it } from 'vitest';
import { isHome, pageViewOf } from './pageViewOf.ts';

describe('a visit', () => {
  it.each([
    ['/', 'home'],
    ['/home/2', 'home'],
    ['/myAccount', 'myAccount'],
    ['/sharedWithMe', 'sharedWithMe'],
    ['/favorites', 'favorites'],
    ['/notes', 'notes'],
    ['/video', 'video'],
    ['/publicationsShared', 'publicationsShared'],
    ['/trackChanges', 'trackChanges'],
    ['/document/', 'document'],
    ['/document-view/', 'document'],
    ['/content-access', 'document'],
    ['/mysubscription-search/', 'mysubscription-search'],
    ['/content-search/', 'content-search'],
    ['/semantic-search', 'content-search'],
    ['/usage-report', 'usage-report'],
    ['/resolve/SUBSCRIPTION', 'resolve'],
    ['/groups', 'groups'],
    ['/group-detail/', 'group-detail'],
    ['/links-management', 'links-management'],
    ['/user-resources/library', 'user-resources'],
    ['/no/such/page', 'home'],
    ['/constructor', 'home'],
    ['', 'home'],
  ])('of %s counts as %s [shell-050]', (path, view) => {
    expect(pageViewOf(path)).toBe(view);
  });
});

it.each([
  ['/', true],
  ['/home', true],
  ['/home/', true],
  ['/home/2', true],
  ['/home/toc', true],
  ['/homes', false],
  ['/no/such/page', false],
  ['/content-search/', false],
])('the home screen is at %s: %s', (path, isThere) => {
  expect(isHome(path)).toBe(isThere);
});
