import { readFileSync, statSync } from 'node:fs';
import { dirname, isAbsolute, relative, resolve } from 'node:path';
import { drawSvg, pictureOf } from '@norma/sts';
import { html } from 'parse5';
import { attribute, element, isElement, isText, textOf, type Element, type Node } from './tree.ts';

/** Gives the bytes of a picture that a page names; null where it is not delivered with it. */
export type PictureSource = (name: string) => Uint8Array | null;

type PictureParams = {
  readonly manifest: string;
  readonly html: string;
  readonly onRead: (picture: Uint8Array) => void;
};

/** The pictures that were delivered with a page, below the folder of its manifest; none outside it is looked at. */
export function pictureSource({ manifest, html: page, onRead }: PictureParams): PictureSource {
  const folder = dirname(manifest);
  const base = dirname(resolve(folder, page));
  return (name) => {
    const path = resolve(base, pathIn(name));
    const relativePath = relative(folder, path);
    if (relativePath.startsWith('..') || isAbsolute(relativePath)) return null;
    const found = statSync(path, { throwIfNoEntry: false });
    if (!found?.isFile() || found.size > maxPictureBytes) return null;
    const bytes = readFileSync(path);
    onRead(bytes);
    return bytes;
  };
}

/** The file that an address names, without what is behind it. */
function pathIn(address: string): string {
  const path = address.replace(/[?#].*$/s, '').replaceAll('\0', '');
  try {
    return decodeURIComponent(path);
  } catch {
    return path; // A lone % is part of the name.
  }
}

/** How many pictures a page has lost, by reason; and how many films, sounds and frames. */
export type LostPictures = { elsewhere: number; missing: number; unreadable: number; media: number };

const megabyte = 1024 * 1024;
const maxPictureBytes = 8 * megabyte;
const maxAllBytes = 24 * megabyte;

/** The pictures of one page, each as a `data:` address within it. */
export class Pictures {
  readonly lost: LostPictures = { elsewhere: 0, missing: 0, unreadable: 0, media: 0 };
  stored = 0;
  readonly #source: PictureSource;
  #bytes = 0;
  #drawings = 0;

  constructor(source: PictureSource) {
    this.#source = source;
  }

  /** A picture as it may be shown; where it cannot be, the words that stand for it. */
  of(node: Element): Node[] {
    const given = (attribute(node, 'src') ?? attribute(node, 'data') ?? '').trim();
    const alt = attribute(node, 'alt') ?? attribute(node, 'aria-label') ?? '';
    const address = this.#addressOf(given);
    if (address === null) return missing(alt);
    this.stored += 1;
    const [width, height] = ['width', 'height'].map((name) => lengthOf(attribute(node, name)));
    return [element('img', { src: address, alt, width, height })];
  }

  /** A drawing that is in the page itself. */
  ofDrawing(node: Element): Node[] {
    const title = node.childNodes.find(
      (child): child is Element => isElement(child) && child.tagName === 'title',
    );
    const alt = attribute(node, 'aria-label') ?? (title ? textOf([title]).trim() : '');
    // An icon or a store of symbols is no picture.
    if (!node.childNodes.some((child) => isElement(child) && child.tagName !== 'title')) return [];
    if (attribute(node, 'xmlns') === undefined) node.attrs.push({ name: 'xmlns', value: html.NS.SVG });
    const address = this.#drawn(xmlOf(node), alt);
    if (address === null) {
      this.lost.unreadable += 1;
      return missing(alt);
    }
    this.stored += 1;
    return [element('img', { src: address, alt })];
  }

  #addressOf(given: string): string | null {
    if (/^(https?:)?\/\//i.test(given)) return this.#lose('elsewhere');
    const bytes = /^data:/i.test(given) ? bytesOfData(given) : given === '' ? null : this.#source(given);
    if (bytes === null) return this.#lose(/^data:/i.test(given) ? 'unreadable' : 'missing');
    if (bytes.length > maxPictureBytes || this.#bytes + bytes.length > maxAllBytes)
      return this.#lose('unreadable');
    const address = this.#kindOf(bytes);
    if (address === null) return this.#lose('unreadable');
    this.#bytes += bytes.length;
    return address;
  }

  #lose(reason: keyof LostPictures): null {
    this.lost[reason] += 1;
    return null;
  }

  /** What the bytes are counts, not what they are called. */
  #kindOf(bytes: Uint8Array): string | null {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const head = buffer.subarray(0, 12).toString('latin1');
    const kind = head.startsWith('\x89PNG\r\n\x1a\n')
      ? 'png'
      : head.startsWith('\xff\xd8\xff')
        ? 'jpeg'
        : /^GIF8[79]a/.test(head)
          ? 'gif'
          : /^RIFF[^]{4}WEBP/.test(head)
            ? 'webp'
            : null;
    if (kind !== null) return `data:image/${kind};base64,${buffer.toString('base64')}`;
    if (/^(II\*\0|MM\0\*)/.test(head)) {
      const picture = pictureOf(bytes);
      return picture.kind === 'raster'
        ? `data:image/${picture.type};base64,${Buffer.from(picture.bytes).toString('base64')}`
        : null;
    }
    return this.#drawn(buffer.toString('utf8'), '');
  }

  #drawn(source: string, alt: string): string | null {
    this.#drawings += 1;
    const svg = source.includes('<svg') ? drawSvg(source, { prefix: `d${this.#drawings}-`, alt }) : undefined;
    return svg === undefined ? null : `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  }
}

const missing = (alt: string): Node[] =>
  alt.trim() === ''
    ? []
    : [element('span', { class: 'graphic missing' }, [{ nodeName: '#text', value: alt, parentNode: null }])];

const lengthOf = (given: string | undefined): string | undefined =>
  given !== undefined && /^\d{1,5}$/.test(given) ? given : undefined;

function bytesOfData(address: string): Uint8Array | null {
  const found = /^data:([^,]{0,200}),/i.exec(address);
  if (!found) return null;
  const content = address.slice(found[0].length);
  if (/;\s*base64\s*$/i.test(found[1] ?? '')) return Buffer.from(content, 'base64');
  try {
    return Buffer.from(decodeURIComponent(content));
  } catch {
    return null; // No percent-encoded text.
  }
}

/** A drawing as XML: texts, elements and attributes alone. */
function xmlOf(node: Element): string {
  const attributes = node.attrs
    .filter(({ name }) => /^[A-Za-z_][\w.-]*$/.test(name))
    .map(({ name, value }) => ` ${name}="${escaped(value)}"`)
    .join('');
  const within = node.childNodes
    .map((child) => (isText(child) ? escaped(child.value) : isElement(child) ? xmlOf(child) : ''))
    .join('');
  return /^[A-Za-z_][\w.-]*$/.test(node.tagName)
    ? `<${node.tagName}${attributes}>${within}</${node.tagName}>`
    : within;
}

const escaped = (value: string): string =>
  value
    // eslint-disable-next-line no-control-regex
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
