import { describe, expect, it } from 'vitest';
import { toHtml } from './html/to-html.ts';
import { pictureAt, pictureOf } from './picture.ts';
import { readSts } from './read/read-sts.ts';
import { aGif, aJpeg, aPng, aTiff, begins } from './testing/pictures.ts';
import { aStandard } from './testing/aStandard.ts';
import { toTypst } from './typst/to-typst.ts';

describe('a picture', () => {
  it.each([
    ['png', aPng(600, 400)],
    ['gif', aGif(600, 400)],
    ['jpeg', aJpeg(600, 400)],
  ])('is a %s by its bytes, with its size', (type, bytes) => {
    expect(pictureOf(bytes)).toEqual({ kind: 'raster', type, width: 600, height: 400, bytes });
  });

  it('is a PNG where it is a TIFF, made once however often it is shown', () => {
    const tiff = aTiff();
    const picture = pictureOf(tiff);
    expect(picture).toMatchObject({ kind: 'raster', type: 'png', width: 8, height: 2 });
    expect(pictureOf(tiff)).toBe(picture);
  });

  it.each([
    ['SVG', '<?xml version="1.0"?><!-- made --><svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['SVG with a mark', '\uFEFF<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ])('is a drawing where it is %s', (_, source) => {
    expect(pictureOf(new TextEncoder().encode(source)).kind).toBe('drawing');
  });

  it.each([
    ['a TIFF cut off', begins('II*\0'), 'picture-damaged'],
    ['EPS', begins('%!PS-Adobe-3.0 EPSF-3.0'), 'picture-format'],
    ['WMF', Uint8Array.of(0xd7, 0xcd, 0xc6, 0x9a), 'picture-format'],
    ['PDF', begins('%PDF-1.7'), 'picture-format'],
    ['HTML', begins('<html><script>alert(1)</script></html>'), 'picture-format'],
    ['nothing', new Uint8Array(), 'picture-damaged'],
    ['a PNG cut off', aPng(600, 400).subarray(0, 18), 'picture-damaged'],
    ['a GIF without an extent', aGif(0, 400), 'picture-damaged'],
    ['a JPEG without a frame', Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0), 'picture-damaged'],
    ['a PNG with a wide row', aPng(4_000_000_000, 1), 'picture-too-large'],
    ['a PNG of very many pixels', aPng(19_000, 19_000), 'picture-too-large'],
    ['a very large GIF', begins(`GIF89a${'x'.repeat(20_000_001)}`), 'picture-too-large'],
  ])('that is %s cannot be shown', (_, bytes, problem) => {
    expect(pictureOf(bytes)).toEqual({ kind: 'none', problem });
  });

  it.each([
    ['base64', `data:image/png;base64,${aPng(3, 2).toString('base64')}`],
    ['base64 on lines', `data:image/png;base64,${aPng(3, 2).toString('base64').replace(/.{10}/g, '$& ')}`],
    ['a wrong type', `data:text/html;base64,${aPng(3, 2).toString('base64')}`],
  ])('may be a data URI with %s', (_, uri) => {
    expect(pictureAt(uri, { graphic: () => undefined })).toMatchObject({
      kind: 'raster',
      type: 'png',
      width: 3,
    });
  });

  it.each(['data:', 'data:image/png;base64', 'data:image/png;base64,%%%', 'data:image/svg+xml,%E0%A4%A'])(
    'that %s should be is missing or damaged',
    (uri) => {
      expect(pictureAt(uri, { graphic: () => undefined }).kind).toBe('none');
    },
  );
});

const figure = (href: string): string =>
  `<fig><label>Figure 1</label><graphic xlink:href="${href}"><alt-text>A "bolt"</alt-text></graphic></fig>`;

describe('a document with pictures', () => {
  const lost: string[] = [];
  const show = (body: string, files: Record<string, Uint8Array> = {}): string =>
    toHtml(readSts(aStandard({ body })), {
      graphic: (href) => files[href],
      lost: (problem, name) => lost.push(`${problem} ${name}`),
    });

  it('shows one of pixels with its words and size', () => {
    const png = aPng(600, 400);
    expect(show(figure('a.gif'), { 'a.gif': png })).toContain(
      `<div class="graphic"><img src="data:image/png;base64,${png.toString('base64')}" alt="A &quot;bolt&quot;" width="600" height="400"></div>`,
    );
  });

  it('shows the best of several forms that is there', () => {
    const both = `<fig><alternatives><graphic xlink:href="a.tif"/><graphic xlink:href="a.png"/><graphic xlink:href="a.svg"/>
      </alternatives></fig>`;
    expect(show(both, { 'a.tif': begins('II*\0'), 'a.png': aPng(3, 2) })).toContain(
      '<img src="data:image/png',
    );
  });

  it('names the file of one that cannot be shown, and tells why', () => {
    lost.length = 0;
    const html = show(
      `${figure('x/a.tif')}${figure('b.png')}<p>See <inline-graphic xlink:href="c.eps"/>.</p>`,
      {
        'x/a.tif': begins('II*\0'),
      },
    );
    expect(html).toContain('Picture not available: a.tif');
    expect(html).toContain('See [c.eps].');
    expect(lost).toEqual(['picture-damaged a.tif', 'picture-missing b.png', 'picture-missing c.eps']);
  });

  it('holds no more of them than a browser bears', () => {
    lost.length = 0;
    const large = Buffer.concat([aPng(600, 400), Buffer.alloc(15_000_000)]);
    show(figure('a.png').repeat(3), { 'a.png': large });
    expect(lost).toEqual(['picture-too-large a.png']);
  });

  it('is printed with them', () => {
    const png = aPng(600, 400);
    const { source, files } = toTypst(readSts(aStandard({ body: figure('a.gif') })), { graphic: () => png });
    expect(files).toEqual({ 'drawing-1.png': png });
    expect(source).toContain('drawing("drawing-1.png"');
  });
});
