import { readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { featureCodes } from '@norma/contracts';
import { isKnownFeature, type TenantSettings } from '../tenant/settings.ts';
import { drawnMark } from '../tenant/mark.ts';
import { readTenantText, suggestion, type FileReading } from '../modules/tenants/index.ts';

/** The command was not understood, or what it needs is not there; a file with mistakes is something else. */
export class CannotRun extends Error {}

/** A tenant's file as it was read, with what is worth knowing of it although it is no mistake. */
type ReadFile = FileReading & { readonly notes: readonly string[] };

type Drawings = { readonly mark?: string | undefined; readonly icon?: string | undefined };

const maxBytes = 10_000_000;

/** Reads a tenant's file; its drawings may come from files of their own. */
export function readTenantFile(path: string, { mark, icon }: Drawings): ReadFile {
  const drawings = {
    ...(mark !== undefined && { markSvg: readText(mark) }),
    ...(icon !== undefined && { faviconSvg: readText(icon) }),
  };
  const reading = readTenantText(readText(path), drawings);
  if (!reading.settings) return { ...reading, notes: [] };
  const { given, settings } = reading;
  return {
    ...reading,
    notes: [...leftOut('markSvg', given), ...leftOut('faviconSvg', given), ...unknown(settings)],
  };
}

function readText(path: string): string {
  try {
    const { size } = statSync(path);
    if (size > maxBytes) throw new CannotRun(`${path} has ${size} bytes; the limit is ${maxBytes}`);
    return readFileSync(path, 'utf8');
  } catch (cause) {
    if (cause instanceof CannotRun) throw cause;
    throw new CannotRun(`${path} cannot be read: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    });
  }
}

/** Writes a tenant to its file, whole or not at all. */
export function writeTenantFile(path: string, text: string): void {
  const unfinished = `${path}.part`;
  writeFileSync(unfinished, text);
  renameSync(unfinished, path);
}

function leftOut(field: 'markSvg' | 'faviconSvg', given: Readonly<Record<string, unknown>>): string[] {
  const source = given[field];
  if (typeof source !== 'string') return [];
  const names = drawnMark(source).leftOut;
  return names.length > 0
    ? [`${field}: ignored, because a mark can contain only shapes: ${names.join(', ')}`]
    : [];
}

const unknown = ({ features }: TenantSettings): string[] =>
  features
    .filter(({ code }) => !isKnownFeature(code))
    .map(({ code }) => `features: ${code} is unknown and has no effect; ${suggestion(code, featureCodes)}`);
