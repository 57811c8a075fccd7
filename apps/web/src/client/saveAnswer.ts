import { saveFile } from './saveFile.ts';

/** Lets the browser save the file of an answer once, under the name and as the type that its headers say. */
export async function saveAnswer(answer: Response): Promise<void> {
  const name = fileName(answer.headers.get('content-disposition') ?? '');
  const type = answer.headers.get('content-type') ?? '';
  saveFile(new Blob([await answer.blob()], { type }), name);
}

/** The name that a Content-Disposition gives a file (RFC 6266): in any script where it says so, else in plain letters. */
export function fileName(disposition: string): string {
  const [, encoded] = /filename\*=UTF-8''([^;]+)/i.exec(disposition) ?? [];
  const [, plain] = /filename="([^"]*)"/i.exec(disposition) ?? [];
  return (encoded && decoded(encoded)) || plain || 'document';
}

function decoded(written: string): string | null {
  try {
    return decodeURIComponent(written);
  } catch {
    return null;
  }
}
