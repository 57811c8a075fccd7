/** What a file field takes. Types are MIME types, `image/*`, or endings such as `.xml`. */
export type FileLimits = { types: readonly string[]; maxBytes: number };

/** Why a file is not taken. */
export type FileFault = 'wrongType' | 'tooLarge' | 'empty';

type Described = { name: string; type: string; size: number };

/** Validates a file's name and size; its content is validated by the server. */
export function fileFault(file: Described, { types, maxBytes }: FileLimits): FileFault | undefined {
  if (!types.some((type) => isOfType(file, type))) return 'wrongType';
  if (file.size === 0) return 'empty';
  return file.size > maxBytes ? 'tooLarge' : undefined;
}

function isOfType({ name, type }: Described, accepted: string): boolean {
  if (accepted.startsWith('.')) return name.toLowerCase().endsWith(accepted.toLowerCase());
  if (accepted.endsWith('/*')) return type.startsWith(accepted.slice(0, -1));
  return type === accepted;
}

/** The size of a file as people say it, in decimal units as systems show them. */
export function fileSize(bytes: number): {
  value: number;
  unit: 'byte' | 'kilobyte' | 'megabyte' | 'gigabyte';
} {
  if (bytes < 1000) return { value: bytes, unit: 'byte' };
  if (bytes < 999_500) return { value: Math.round(bytes / 1000), unit: 'kilobyte' };
  if (bytes < 999_950_000) return { value: rounded(bytes / 1e6), unit: 'megabyte' };
  return { value: rounded(bytes / 1e9), unit: 'gigabyte' };
}

const rounded = (value: number): number => Math.round(value * 10) / 10;
