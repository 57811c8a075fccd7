/** Why a file is not taken as a delivery. */
export type UploadFault =
  | 'upload-empty'
  | 'upload-incomplete'
  | 'upload-unknown'
  | 'upload-damaged'
  | 'upload-unsafe'
  | 'upload-encrypted'
  | 'upload-too-large'
  | 'archive-too-large'
  | 'disk-full';

/** A file that someone uploaded and that is not taken; nothing of it stays. */
export class UploadRefused extends Error {
  readonly fault: UploadFault;
  constructor(fault: UploadFault, options?: ErrorOptions) {
    super(fault, options);
    this.fault = fault;
  }
}

/** The error of an upload as the client may see it; an unexpected error stays as it is. */
export function refusalOf(cause: unknown): unknown {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  if (code === 'ENOSPC' || code === 'EDQUOT') return new UploadRefused('disk-full', { cause });
  if (code === 'ECONNRESET' || code === 'ERR_STREAM_PREMATURE_CLOSE')
    return new UploadRefused('upload-incomplete', { cause });
  return cause;
}
