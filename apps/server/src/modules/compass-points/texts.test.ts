import { describe, expect, it } from 'vitest';
import { startLibrary } from '../../testing/library.ts';
import { aMark, anAnchor, contentIdOf, create, drawn, make } from './testing/marks.ts';

/** Fields, and what does not fit in them: too little, too much, of another kind, too deep. */

const unfit: readonly (readonly [field: string, value: unknown])[] = [
  ['name', ''],
  ['name', ' \n\t '],
  ['name', 7],
  ['description', 'x'.repeat(30_000)],
  ['contentID', 'many'],
  ['selectionData', []],
  ['selectionMetadata', undefined],
  ['selectionMetadata', 'x'],
  ['selectionMetadata.selectionText', { selectionText: 'x'.repeat(100_001) }],
  ['selectionMetadata.pageNumber', { pageNumber: 0 }],
  ['selectionMetadata.anchor.quote', { anchor: { ...anAnchor, quote: '' } }],
  ['selectionMetadata.anchor.end', { anchor: { ...anAnchor, end: 3 } }],
  ['selectionMetadata.anchor.format', { anchor: { ...anAnchor, format: 'doc' } }],
  ['selectionMetadata.anchor.prefix', { anchor: { ...anAnchor, prefix: 'x'.repeat(129) } }],
  [
    'selectionMetadata.anchor.pages.0.quads.0',
    { anchor: { ...anAnchor, pages: [{ page: 1, quads: [[1, 2, 3, 4, 5, 6, 7]] }] } },
  ],
  ['selectionMetadata', nested(1000)],
  ['selectionMetadata', { other: 'x'.repeat(900_000) }],
];

describe('what a compass point may hold', () => {
  it('is at most so many characters, counted as readers count them [compass-points-046, compass-points-047, compass-points-048]', async () => {
    const client = await (await startLibrary()).as('individual');
    const contentID = await contentIdOf(client);
    for (const [field, max] of [
      ['name', 255],
      ['description', 1300],
      ['overlayDetails', 500],
    ] as const) {
      expect(await make(client, { [field]: '😀'.repeat(max) })).toMatchObject({ [field]: '😀'.repeat(max) });
      const refused = await create(client, aMark(contentID, { [field]: '😀'.repeat(max + 1) }));
      expect(refused.status).toBe(400);
      expect(await refused.json()).toMatchObject({
        fieldErrors: [{ field: `body.${field}`, message: `is longer than ${max} characters` }],
      });
    }
  });

  it('is not anything else: the field is named, and nothing is stored', async () => {
    const client = await (await startLibrary()).as('individual');
    const contentID = await contentIdOf(client);
    for (const [field, value] of unfit) {
      const refused = await create(client, aMark(contentID, { [field.split('.')[0] ?? '']: value }));
      expect([field, refused.status]).toEqual([field, 400]);
      expect(await refused.json()).toMatchObject({ fieldErrors: [{ field: `body.${field}` }] });
    }
    expect(await drawn(client)).toEqual([]);
  });

  it('is rich text without scripts, handlers, styles and frames', async () => {
    const client = await (await startLibrary()).as('individual');
    const hostile =
      '<p onclick="alert(1)">Check <b style="color:red">it</b><script>alert(2)</script><img src=x onerror=alert(3)>' +
      '<iframe src="//evil.example"></iframe> <a href="javascript:alert(4)">here</a> 5 &lt; 7</p>';
    const { description, name } = await make(client, { description: hostile, name: '<b>5 < 7</b>' });
    expect(description).toBe('<p>Check <b>it</b> <a>here</a> 5 &lt; 7</p>');
    // What is plain text stays as it was written.
    expect(name).toBe('<b>5 < 7</b>');
  });
});

function nested(levels: number): object {
  let given: object = {};
  for (let level = 0; level < levels; level += 1) given = { within: given };
  return given;
}
