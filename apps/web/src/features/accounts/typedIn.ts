/** What is typed into a field of a form. */
export function typedIn(form: FormData, field: string): string {
  const value = form.get(field);
  return typeof value === 'string' ? value.trim() : '';
}
