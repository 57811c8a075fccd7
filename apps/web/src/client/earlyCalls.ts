/** A call that was sent, and the number by which the server's logs name it. */
export type SentCall = { requestId: string; response: Promise<Response> };

/** Calls that the page sent before the app had come (start.ts), and in whose name. */
export type EarlyCalls = { token: string; calls: Record<string, Promise<SentCall | null>> };

declare global {
  var earlyCalls: EarlyCalls | undefined;
}

/** The early call to an address in the name of a token, once; null where there is none. */
export async function takeEarlyCall(url: string, token: string | null): Promise<SentCall | null> {
  const { earlyCalls } = globalThis;
  const sent = earlyCalls?.calls[url];
  if (!earlyCalls || !sent) return null;
  delete earlyCalls.calls[url];
  return earlyCalls.token === token ? sent : null;
}
