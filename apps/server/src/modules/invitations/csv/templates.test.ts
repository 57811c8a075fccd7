import { readFileSync } from 'node:fs';
import { languages } from '@norma/contracts/fields';
import { authorities } from '@norma/contracts/kit';
import { describe, expect, it } from 'vitest';
import { columnsOf } from './columns.ts';
import { roleNamed } from './roles.ts';

const locales = new URL('../../../../../web/src/locales/', import.meta.url);

const messagesOf = (namespace: string, tag: string): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`${tag}/${namespace}.json`, locales), 'utf8'));

const columns = ['email', 'firstName', 'lastName', 'accounts', 'authorities'] as const;

describe('a list of people from our own template', () => {
  it.each(languages)('is understood by its heads, and by the names of roles, in $tag', ({ tag }) => {
    const heads = messagesOf('invitations', tag);
    const headings = columns.map((column) => heads[`heading.${column}`] ?? '');
    expect(columnsOf(headings)).toEqual(columns);
    expect(columnsOf(headings.map((heading) => heading.toLocaleUpperCase(tag)))).toEqual(columns);
    const named = messagesOf('people', tag);
    expect(authorities.map((role) => roleNamed(named[`role.${role}`] ?? ''))).toEqual(authorities);
    expect(roleNamed(named['reader'] ?? '')).toBeNull();
  });
});
