import { orderOf } from '../pdf-order/order.ts';
import { write } from '../pdf-order/write.ts';
import { openPdf, type ObjectLookup } from '../pdf-syntax/openPdf.ts';
import { Parser } from '../pdf-syntax/parser.ts';
import {
  eachReference,
  isList,
  Name,
  PdfSyntaxError,
  Ref,
  type Dict,
  type Value,
} from '../pdf-syntax/values.ts';
import { serialize } from '../pdf-syntax/writer.ts';

/** Actions that run programs, send or fetch something, or open other files (ISO 32000-2, 12.6.4). */
const activeActions = new Set(
  'JavaScript Launch SubmitForm ImportData GoToR GoToE RichMediaExecute Rendition Movie Sound GoTo3DView'.split(
    ' ',
  ),
);
const harmlessActions = new Set('GoTo URI Named Thread Hide ResetForm SetOCGState Trans GoToDp'.split(' '));
const turningPages = new Set(['NextPage', 'PrevPage', 'FirstPage', 'LastPage']);
/** Annotations that hold files, or play them (ISO 32000-2, 12.5.6). */
const activeAnnotations = new Set(['FileAttachment', 'RichMedia', 'Screen', 'Movie', 'Sound', '3D']);
/** Under these names stands an action. */
const actionKeys = new Set(['A', 'PA', 'Next', 'OpenAction']);
const usualAddress = /^(https?:|mailto:|ftp:|tel:|[^:]*$|[^:]*[/?#])/i;

/**
 * A PDF without what acts: scripts, programs to start, forms to send, files within it or next to it. What is left says
 * what it said byte for byte, and nothing leads to what is gone: the file is rewritten, not only covered. Null where
 * there is nothing of that kind. Throws PdfSyntaxError where the file cannot be followed.
 */
export function withoutActiveContent(bytes: Uint8Array): Uint8Array | null {
  const { object: there, xref } = openPdf(bytes, { maxObjectStreams: Infinity });
  const root = xref.trailer.get('Root');
  if (!(root instanceof Ref)) throw new PdfSyntaxError('The trailer names no catalog');
  const cleaning = new Cleaning(there, root.number);

  const changed = new Map<number, Uint8Array>();
  const seen = new Set<number>();
  const waiting: number[] = [];
  for (const value of [root, xref.trailer.get('Info')])
    eachReference(value, (number) => waiting.push(number));
  for (let number = waiting.pop(); number !== undefined; number = waiting.pop()) {
    if (seen.has(number)) continue;
    seen.add(number);
    const found = there(number);
    if (!found) continue;
    const source = cleaning.cleaned(number);
    if (source) changed.set(number, source);
    eachReference(source ? new Parser(source).value() : found.value, (next) => waiting.push(next));
  }
  if (changed.size === 0) return null;

  const objects: ObjectLookup = (number) => {
    const found = there(number);
    const source = changed.get(number);
    if (!found || !source) return found;
    const value = new Parser(source).value();
    return { ...found, value, source, data: value instanceof Map ? found.data : null };
  };
  return write(bytes, { objects, xref, groups: orderOf(objects, xref.trailer) });
}

class Cleaning {
  readonly #objects: ObjectLookup;
  /** What is left out of the catalog, and of dictionaries that only it names. */
  readonly #leftOut = new Map<number, ReadonlySet<string>>();
  #isChanged = false;

  constructor(objects: ObjectLookup, root: number) {
    this.#objects = objects;
    const catalog = this.#resolve(new Ref(root));
    this.#leftOut.set(root, ofCatalog);
    if (!(catalog instanceof Map)) return;
    for (const [key, entries] of Object.entries(withinCatalog)) {
      const value = catalog.get(key);
      if (value instanceof Ref) this.#leftOut.set(value.number, entries);
    }
  }

  /** What an object says without what acts, or null where that is what it says now. */
  cleaned(number: number): Uint8Array | null {
    this.#isChanged = false;
    const value = this.#resolve(new Ref(number));
    const left = this.#isActive(value) ? this.#gone() : this.#clean(value, this.#leftOut.get(number) ?? none);
    return this.#isChanged ? Buffer.from(serialize(left), 'latin1') : null;
  }

  #clean(value: Value, leftOut: ReadonlySet<string> = none): Value {
    if (isList(value)) return value.map((each) => (this.#isActive(each) ? this.#gone() : this.#clean(each)));
    if (!(value instanceof Map)) return value;
    const left: Dict = new Map();
    for (const [key, each] of value) {
      if (leftOut.has(key) || this.#isActiveEntry(key, each)) this.#gone();
      else if (isList(each) && (key === 'Annots' || key === 'Next'))
        left.set(key, this.#cleanList(each, key));
      else left.set(key, this.#clean(each, leftOut === ofCatalog ? withinCatalog[key] : none));
    }
    return left;
  }

  /** A list of which nothing is left where something was active. */
  #cleanList(values: readonly Value[], key: string): Value[] {
    const left = values.filter((each) => !this.#isActiveEntry(key, each));
    if (left.length < values.length) this.#gone();
    return left.map((each) => this.#clean(each));
  }

  #gone(): null {
    this.#isChanged = true;
    return null;
  }

  #isActiveEntry(key: string, given: Value): boolean {
    const value = this.#resolve(given);
    if (this.#isActive(value)) return true;
    if (key === 'AA') return this.#areActions(value);
    if (key === 'EF')
      return value instanceof Map && [...value.values()].every((each) => this.#isStream(each));
    return actionKeys.has(key) && value instanceof Map && isActiveAction(value);
  }

  /** A font or a picture may be called AA as well: only what holds actions is taken for them. */
  #areActions(value: Value): boolean {
    if (!(value instanceof Map)) return false;
    return [...value.values()].some((each) => {
      const action = this.#resolve(each);
      const kind = action instanceof Map ? nameIn(action, 'S') : null;
      return kind !== null && (activeActions.has(kind) || harmlessActions.has(kind));
    });
  }

  /** What acts wherever it is: an element of the structure may be called as an action is, and has a parent. */
  #isActive(given: Value): boolean {
    const value = this.#resolve(given);
    if (!(value instanceof Map)) return false;
    if (nameIn(value, 'Type') === 'EmbeddedFile' && this.#isStream(given)) return true;
    if (value.has('Rect') && activeAnnotations.has(nameIn(value, 'Subtype') ?? '')) return true;
    return !value.has('P') && nameIn(value, 'Type') !== 'StructElem' && isActiveAction(value);
  }

  #isStream(value: Value): boolean {
    return value instanceof Ref && (this.#objects(value.number)?.data ?? null) !== null;
  }

  /** The value that a reference leads to; of a stream its dictionary. */
  #resolve(value: Value): Value {
    let found = value;
    for (let step = 0; found instanceof Ref; step += 1) {
      if (step > 10) throw new PdfSyntaxError('References go round in a circle');
      found = this.#objects(found.number)?.value ?? null;
    }
    return found;
  }
}

const none: ReadonlySet<string> = new Set();
const ofCatalog: ReadonlySet<string> = new Set(['AA', 'Collection', 'AF', 'Requirements']);
const withinCatalog: Readonly<Record<string, ReadonlySet<string>>> = {
  Names: new Set(['JavaScript', 'EmbeddedFiles', 'Renditions', 'AlternatePresentations']),
  AcroForm: new Set(['XFA']),
};

const nameIn = (dict: Dict, key: string): string | null => {
  const value = dict.get(key);
  return value instanceof Name ? value.name : null;
};

function isActiveAction(dict: Dict): boolean {
  const kind = nameIn(dict, 'S');
  if (kind === null) return false;
  if (activeActions.has(kind)) return true;
  if (kind === 'Named') return dict.has('N') && !turningPages.has(nameIn(dict, 'N') ?? '');
  if (kind === 'Thread') return dict.has('F');
  const address = dict.get('URI');
  return kind === 'URI' && typeof address === 'string' && !usualAddress.test(address.trim());
}
