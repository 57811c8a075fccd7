/** The whole file of an answer; tells how much of it is there, from 0 to 1. */
export async function received(answer: Response, onPart: (done: number) => void): Promise<Blob> {
  const size = Number(answer.headers.get('content-length') ?? 0);
  if (!answer.body || size === 0) return answer.blob();
  let length = 0;
  const counting = new TransformStream<Uint8Array, Uint8Array>({
    transform(part, onwards) {
      length += part.length;
      onPart(Math.min(1, length / size));
      onwards.enqueue(part);
    },
  });
  const type = answer.headers.get('content-type') ?? '';
  return new Response(answer.body.pipeThrough(counting), { headers: { 'content-type': type } }).blob();
}
