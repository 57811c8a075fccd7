const pieceBytes = 0x8000;

/** Bytes as base64; in pieces, because a call takes no more than some ten thousand arguments. */
export function base64Of(bytes: Uint8Array): string {
  let binary = '';
  for (let at = 0; at < bytes.length; at += pieceBytes)
    binary += String.fromCharCode(...bytes.subarray(at, at + pieceBytes));
  return btoa(binary);
}
