const names = new Map<string, string>();

/** The name of a language in that language, such as `Deutsch` for `de`; a tag that is none stays as it is. */
export function languageName(tag: string): string {
  const name = names.get(tag) ?? nameOf(tag);
  names.set(tag, name);
  return name;
}

function nameOf(tag: string): string {
  try {
    const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;
    return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
  } catch (error) {
    if (error instanceof RangeError) return tag;
    throw error;
  }
}
