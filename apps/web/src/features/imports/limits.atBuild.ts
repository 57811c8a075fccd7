import { uploadEndings as endings, uploadLimits } from '@norma/contracts';

/** By which endings a delivery is known. */
export const uploadEndings: readonly string[] = endings;

/** Bytes of the largest file that can be uploaded. */
export const largestUpload: number = uploadLimits.bytes;
