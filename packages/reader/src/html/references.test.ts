// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ReferenceLink, ReferenceOptions, TextReference } from '../references/links.ts';
import { pageText } from './find/pageText.ts';
import { PageStream } from './marks/pageStream.ts';
import { linkReferences } from './references.ts';

const article = `<article lang="en"><section id="s-1" class="clause"><h2 class="clause-heading">1 Scope of NSB E 31</h2>
<p>Measure to <b>NSB</b> D&nbsp;1186\u201120, 7.2, and as <i>in NSB</i> E
  31-21 or HI 4410-2:2022.</p>
<table><tr><td>NSB E</td><td>214-24</td></tr></table>
<p>See <a href="#s-1">NSB E 31</a> and <span class="std-ref" data-designation="HI 2110:2018"><bdi>HI 2110</bdi></span>,
<math><mi>NSB E 31</mi></math><br>XY 99 and PIC RP 7.</p></section></article>`;

const known: Readonly<Record<string, Partial<ReferenceLink>>> = {
  'NSB E 31': {},
  'NSB E 31-21': { sign: 'previous', note: 'Superseded edition' },
  'NSB D 1186-20': { sign: 'withdrawn', note: 'Withdrawn' },
  'HI 4410-2:2022': {},
  'HI 2110:2018': {},
};

/** Shows the article, and makes links of its references. */
async function linked(more: Partial<ReferenceOptions> = {}) {
  const asked: TextReference[][] = [];
  const options: ReferenceOptions = {
    publishers: ['NSB', 'HI', 'PIC'],
    resolve: async (references) => {
      asked.push([...references]);
      return references.map(({ designation }) => {
        const link = known[designation];
        const none = { href: null, sign: null, note: 'Not in this library' };
        return link ? { href: `/${designation}`, sign: null, note: null, ...link } : none;
      });
    },
    onFollow: vi.fn(),
    onPoint: vi.fn(),
    onLeave: vi.fn(),
    onKey: vi.fn(() => true),
    ...more,
  };
  const root = document.querySelector('article');
  if (!root) throw new Error('There is no article');
  const frame = document.createElement('iframe');
  linkReferences({ page: document, article: root, frame, signal: new AbortController().signal }, options);
  await vi.waitFor(() => expect(root.querySelector('a.reference[href]')).not.toBeNull());
  return { root, options, asked };
}

const read = () => {
  const root = document.querySelector('article');
  if (!root) throw new Error('There is no article');
  const stream = new PageStream(root, { nameOfClause: (id) => id }).stream;
  return {
    written: root.textContent,
    found: pageText(root, new Set(['s-1'])).text,
    marked: stream.text,
    clauses: stream.clauses,
    blocks: stream.blocks.map(({ start, end }) => [start, end]),
  };
};

beforeEach(() => void (document.body.innerHTML = article));

describe('references in an article', () => {
  it('are wrapped without a change to what is read, found and marked [references-006]', async () => {
    const before = read();
    await linked();
    expect(document.querySelectorAll('a.reference').length).toBeGreaterThan(5);
    expect(read()).toEqual(before);
  });

  it('lead to what they name, across elements and line ends, and never from one cell into the next [references-001] [references-002]', async () => {
    const { root, asked } = await linked();
    const all = asked.flat().map(({ designation, clauses }) => [designation, ...clauses]);
    expect(all).toContainEqual(['NSB D 1186-20', '7.2']);
    expect(all).toContainEqual(['NSB E 31-21']);
    expect(all).toContainEqual(['HI 4410-2:2022']);
    expect(all.flat().join()).not.toContain('214');
    const parts = [...root.querySelectorAll('a.reference[href="/NSB E 31-21"]')];
    expect(parts.map(({ textContent }) => textContent?.replaceAll(/\s+/g, ' ')).join('')).toBe('NSB E 31-21');
    expect(parts.map((part) => part.getAttribute('tabindex'))).toEqual(
      parts.map((_, at) => (at > 0 ? '-1' : null)),
    );
    expect(parts[0]?.getAttribute('data-sign')).toBe('previous');
    expect(root.querySelector('math a')).toBeNull();
  });

  it('that the publisher marks are those, and its own links stay [references-001]', async () => {
    const { root, asked } = await linked();
    expect(asked.flat().map(({ designation }) => designation)).toContain('HI 2110:2018');
    expect(root.querySelector('.std-ref a.reference')?.getAttribute('href')).toBe('/HI 2110:2018');
    const own = root.querySelector('a[href="#s-1"]');
    expect(own?.hasAttribute('data-reference')).toBe(true);
    expect(own?.querySelector('a')).toBeNull();
  });

  it('that the library does not know are no links, and say so [references-005]', async () => {
    const { root } = await linked();
    const unknown = [...root.querySelectorAll('.reference.unknown')];
    expect(unknown.map(({ textContent }) => textContent)).toEqual(['PIC RP 7']);
    expect(unknown[0]?.hasAttribute('href')).toBe(false);
    expect(unknown[0]?.getAttribute('title')).toBe('Not in this library');
  });

  it('are asked for each once, at most 200 at a time, and stay text where there is no answer', async () => {
    const paragraphs = Array.from(
      { length: 450 },
      (_, at) => `<p>NSB E ${at + 1000} and NSB E ${at + 1000}</p>`,
    );
    document.body.innerHTML = `<article>${paragraphs.join('')}</article>`;
    const sizes: number[] = [];
    const resolve = vi.fn(async (references: readonly TextReference[]) => {
      sizes.push(references.length);
      if (sizes.length > 2) throw new Error('away');
      return references.map(({ designation }) => ({ href: `/${designation}`, sign: null, note: null }));
    });
    const { root } = await linked({ resolve });
    await vi.waitFor(() => expect(sizes).toEqual([200, 200, 50]));
    expect(root.querySelectorAll('a.reference[href]')).toHaveLength(800);
    expect(root.querySelectorAll('a.reference')).toHaveLength(900);
  });
});
