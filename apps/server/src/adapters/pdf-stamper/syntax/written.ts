import { Name, Ref, Stream, type Value } from './values.ts';

/** A value as it stands in a PDF; of a stream only its dictionary. */
export function written(value: Value): string {
  if (value === null) return 'null';
  if (typeof value === 'boolean') return String(value);
  if (typeof value === 'number') return figure(value);
  if (value instanceof Name) return nameOf(value.name);
  if (value instanceof Ref) return `${value.number} ${value.generation} R`;
  if (value instanceof Uint8Array) return `<${Buffer.from(value).toString('hex')}>`;
  if (value instanceof Stream) return written(value.dict);
  if (value instanceof Map)
    return `<<${[...value].map(([key, each]) => `${nameOf(key)} ${written(each)}`).join(' ')}>>`;
  return `[${value.map(written).join(' ')}]`;
}

/** PDF knows no exponents. */
const figure = (value: number): string =>
  Number.isInteger(value) ? value.toFixed(0) : String(Number(value.toFixed(5)));

const nameOf = (name: string): string =>
  `/${name.replaceAll(
    /[^!-~]|[#()<>[\]{}/%]/g,
    (sign) => `#${(sign.charCodeAt(0) & 0xff).toString(16).padStart(2, '0')}`,
  )}`;
