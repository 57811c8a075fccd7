/** Text as a Typst string: whatever it holds, it is read back as it is. */
export function quote(text: string): string {
  const escaped = [...text].map((char) => {
    if (char === '"' || char === '\\') return `\\${char}`;
    return /[\p{C}\u2028\u2029]/u.test(char) ? codePoint(char) : char;
  });
  return `"${escaped.join('')}"`;
}

/** One character by its number, as strings, markup and formulas of Typst all understand it. */
function codePoint(char: string): string {
  return `\\u{${(char.codePointAt(0) ?? 0).toString(16)}}`;
}

/** One character of a formula. What a font composes of several glyphs is text there, not a symbol. */
export function symbol(char: string): string {
  return char.normalize('NFD') === char && !/\p{M}/u.test(char) ? codePoint(char) : quote(char);
}

/** Pieces of content, one after the other, as one value; `none` when there are none. */
export function sequence(pieces: string[]): string {
  const [single] = pieces;
  if (single === undefined) return 'none';
  return pieces.length === 1 ? single : `{ ${pieces.join('; ')} }`;
}

/** Values as a Typst array. */
export function array(values: string[]): string {
  return `(${values.map((value) => `${value},`).join(' ')})`;
}

/** A call of a function with its values. */
export function call(name: string, ...values: string[]): string {
  return `${name}(${values.join(', ')})`;
}

/** Content that references can lead to. */
export function labelled(code: string, id: string | undefined): string {
  return id ? `[#${code}#label(${quote(id)})]` : code;
}
