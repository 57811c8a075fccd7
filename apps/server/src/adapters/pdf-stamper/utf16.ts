/** A text as PDF writes it where it may hold any script (ISO 32000-1, 7.9.2.2). */
export const utf16 = (text: string): Buffer => Buffer.from(`\ufeff${text}`, 'utf16le').swap16();
