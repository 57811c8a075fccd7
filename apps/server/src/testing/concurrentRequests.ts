import { setTimeout as sleep } from 'node:timers/promises';

/** Something that an impatient visitor asks for again and again. */
export type Question = {
  readonly path: string;
  readonly method?: string;
  readonly headers?: Record<string, string>;
};

/** What the visitor got; `status` is 0 when no one answered. */
export type Answer = { readonly status: number; readonly type: string; readonly text: string };

const pauseMs = 2;

/** Asks every question again and again, all at the same time, until told to stop; answers what came, by question. */
export function repeatRequests<Name extends string>(
  origin: string,
  questions: Record<Name, Question>,
): () => Promise<Record<Name, Answer[]>> {
  const stopped = new AbortController();
  const repeat = async ({ path, method = 'GET', headers = {} }: Question): Promise<Answer[]> => {
    const answers: Answer[] = [];
    while (!stopped.signal.aborted) {
      answers.push(await answerTo(`${origin}${path}`, { method, headers }));
      await sleep(pauseMs);
    }
    return answers;
  };
  const names = Object.keys(questions) as Name[];
  const answers = names.map(async (name) => [name, await repeat(questions[name])] as const);
  return async () => {
    stopped.abort();
    return Object.fromEntries(await Promise.all(answers)) as Record<Name, Answer[]>;
  };
}

async function answerTo(url: string, request: RequestInit): Promise<Answer> {
  try {
    const answer = await fetch(url, { ...request, redirect: 'manual' });
    return {
      status: answer.status,
      type: answer.headers.get('content-type') ?? '',
      text: await answer.text(),
    };
  } catch (cause) {
    return { status: 0, type: '', text: String(cause) };
  }
}
